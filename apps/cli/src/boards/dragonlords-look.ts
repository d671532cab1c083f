import {
  OMENS,
  PEOPLES,
  peopleLines,
  QUESTS,
  type Quest,
  RED_DRAGON,
  SCROLLS,
  SPELLS,
  scrollNote,
  spellNote,
  TOOLS,
  TREASURES,
  toolNote,
  treasureNote,
  type View,
} from '@questhall/dragonlords';
import { placeThings, shipThings, zoneThings } from './dragonlords-places.js';
import { sideParts } from './dragonlords-players.js';
import type { Glance, Look, Sort, Thing } from './drawing.js';
import { capital } from './layout.js';
import { playerThing } from './looking.js';

/** Land, Wastelands and sea with who is there; peoples, spell casters, scrolls, spells, tools, treasures and quests. */
export const lookDragonlords: Look<View> = (glance) => [
  { sort: 'players', things: players(glance) },
  { sort: 'places', things: placeThings(glance) },
  { sort: 'ships', things: shipThings(glance) },
  { sort: 'sea zones', things: zoneThings(glance) },
  { sort: 'peoples', things: PEOPLES.map((_, people) => peopleThing(glance, people)) },
  { sort: 'spell casters', things: CASTERS.map(([name, ...notes]) => ({ name, tells: () => [name, ...notes] })) },
  { sort: 'scrolls', things: SCROLLS.map((_, kind) => scrollThing(glance, kind)) },
  ...CARDS,
];

function players(glance: Glance<View>): Thing[] {
  const { view } = glance;
  return Array.from({ length: view.seats }, (_, seat) => {
    const sides = view.seatOf.flatMap((who, side) => (who === seat ? [side] : []));
    return playerThing(glance, seat, () => sides.map((side) => sideParts(view, side).join(' · ')));
  });
}

function peopleThing({ view, people: seats }: Glance<View>, people: number): Thing {
  const { id, name, one } = PEOPLES[people];
  const led = view.people.flatMap((which, side) => (which === people ? [seats.seat(view.seatOf[side])] : []));
  return {
    name,
    also: [id, one, `people:${id}`],
    tells: () => [name, ...peopleLines(people), ...(led.length > 0 ? [`Led by ${led.join(', ')}`] : [])],
  };
}

const CASTERS: readonly (readonly [string, ...string[]])[] = [
  [
    'King',
    'Gives Hope to all units of his in the same land, +1 T.A.S., and heals; Berserk does nothing to his army.',
    'He does not enter the Wastelands. Who slays him takes all scrolls of his people, which is out of the game.',
  ],
  [
    'Wizard',
    'Casts the spells he knows, and scrolls; the only caster who goes into the Wastelands.',
    'A spell is found by a die. A people leads up to three Wizards.',
  ],
  [
    'DragonLord',
    'Dragon Fire takes a unit before it can strike back; then he strikes as a unit, or casts if he was a Wizard.',
    'Brings Panic, -1 T.A.S. for enemies in the same place, and teleports with up to ten units.',
  ],
  [
    RED_DRAGON.name,
    `Sleeps in the Dragon Lair. Attack ${RED_DRAGON.attack}, defence ${RED_DRAGON.defence}, Dragon Fire.`,
    'One hit makes her vanish, and wins a treasure.',
  ],
];

/** A scroll, and how many of its cards the viewer knows to be where. */
function scrollThing({ view, people }: Glance<View>, kind: number): Thing {
  const { id, name, copies } = SCROLLS[kind];
  const held = view.hands.flatMap((hand, side) =>
    hand[kind] > 0 ? [`${hand[kind]} with ${people.seat(view.seatOf[side])}`] : [],
  );
  const places = [...held, ...(view.discard[kind] > 0 ? [`${view.discard[kind]} cast`] : [])];
  return {
    name,
    also: [id],
    tells: () => [
      `${name}, scroll, ${copies} in the game`,
      scrollNote(id),
      ...(places.length > 0 ? [`As you know: ${places.join(', ')}`] : []),
    ],
  };
}

const SOLD: Readonly<Record<string, string>> = {
  village: 'the villages',
  den: "the Witches' Dens",
  shrine: 'the Shrines',
};

/** What is the same in every game. */
const CARDS: readonly Sort[] = [
  {
    sort: 'spells',
    things: SPELLS.map((id, i) => {
      const name = capital(id.replace('-', ' '));
      return { name, also: [id], tells: () => [`${name}, spell ${i + 1} on the die`, spellNote(id)] };
    }),
  },
  {
    sort: 'tools',
    things: TOOLS.map(({ id, name, price, at }) => ({
      name,
      also: [id],
      tells: () => [`${name}, tool, ${price} gold in ${SOLD[at]}`, toolNote(id)],
    })),
  },
  {
    sort: 'treasures',
    things: TREASURES.map((row) => ({
      name: row.name,
      also: [row.id],
      tells: () => [`${row.name}, treasure`, treasureNote(row)],
    })),
  },
  { sort: 'quests', things: QUESTS.map(questThing) },
];

function questThing({ id, name, says, needs, outcomes }: Quest): Thing {
  return {
    name,
    also: [id],
    tells: () => [
      `${name}, quest`,
      `${says}${needs ? ' Nobody enters without a torch.' : ''}`,
      ...OMENS.map((omen) => {
        const { monster } = outcomes[omen];
        const foe = monster ? ` (${monster.name}: attack ${monster.attack}, defence ${monster.defence})` : '';
        return `${capital(omen)}: ${outcomes[omen].says}${foe}`;
      }),
    ],
  };
}

import {
  CARDS,
  CASTLE_REGIONS,
  FIRST_CASTLE,
  NOBODY,
  neighbours,
  ORCS,
  ownerOf,
  powerIn,
  REGIONS,
  routeBetween,
  SPACES,
  type SpaceId,
  TREASURES,
  type View,
  WATERS,
} from '@questhall/wizards-quest';
import type { Glance, Look, Thing } from './drawing.js';
import { capital, counted } from './layout.js';
import { playerThing } from './looking.js';
import { player } from './wizards-quest.js';

/** Spaces with their neighbours, waters and who is there; where the creatures are; what cards do. */
export const lookWizardsQuest: Look<View> = (glance) => [
  {
    sort: 'players',
    things: glance.view.out.map((_, seat) => playerThing(glance, seat, () => [player(glance, seat).join(' · ')])),
  },
  { sort: 'spaces', things: SPACES.map((_, space) => spaceThing(glance, space)) },
  { sort: 'heroes, sorcerers and creatures', things: creatures(glance) },
  { sort: 'treasures', things: TREASURES.map(treasureThing) },
  { sort: 'cards', things: CARDS.map(cardThing) },
];

const TREASURE_NOTES: Readonly<Record<(typeof TREASURES)[number], string>> = {
  ring: 'Who regains his own draws a petition card, to be played at once or kept.',
  crown: 'Who regains his own gets three men at once, in spaces he holds.',
  chest: 'Who regains his own gets four men at once, in the space where it lay.',
  blank: 'Nothing but a blank counter.',
};

function treasureThing(id: (typeof TREASURES)[number]): Thing {
  const name = capital(id);
  const win = id === 'blank' ? [] : ['Three own treasures regained win the game.'];
  return { name, also: [`treasure:${id}`], tells: () => [`${name}, treasure`, TREASURE_NOTES[id], ...win] };
}

function cardThing({ id, title, text, copies, timing }: (typeof CARDS)[number]): Thing {
  const when = timing === 'hold' ? 'may be kept' : 'played at once';
  return { name: title, also: [id, `card:${id}`], tells: () => [`${title}, ${copies} in the deck, ${when}`, text] };
}

function creatures({ view, people }: Glance<View>): Thing[] {
  const where = (space: SpaceId) => (space < 0 ? 'off the board' : `in ${SPACES[space].name}`);
  const leaders = view.out.flatMap((_, seat) =>
    (['hero', 'sorcerer'] as const).map((power) => ({
      name: `${capital(power)} of ${people.name(seat)}`,
      also: [`${power}:${seat}`],
      tells: () => [`The ${power} of ${people.seat(seat)}, ${where(view[power][seat])}`],
    })),
  );
  return [
    { name: 'Dragon', tells: () => [`The dragon, ${where(view.dragon)}`] },
    { name: 'Wizard', tells: () => [`The wizard, ${where(view.wizard)}`] },
    ...leaders,
  ];
}

function spaceThing(glance: Glance<View>, space: SpaceId): Thing {
  const { view } = glance;
  const { id, name, region, number } = SPACES[space];
  return {
    name,
    also: [id],
    tells: () => {
      const where = region > 0 ? `territory ${number} of ${REGIONS[region - 1].name}` : besideRegions(space);
      const ways = neighbours(view, space).map((other) => {
        const route = routeBetween(view, space, other);
        return `${SPACES[other].name}${route === 'land' ? '' : ` (${route})`}`;
      });
      const waters = WATERS.filter((water) => water.spaces.includes(space)).map((water) => water.name);
      return [
        `${name}, ${where}`,
        `Borders ${ways.join(', ')}`,
        ...(waters.length > 0 ? [`Boats sail the ${waters.join(', ')}`] : []),
        `There now: ${whoIsThere(glance, space).join(', ')}`,
      ];
    },
  };
}

function whoIsThere({ view, people }: Glance<View>, space: SpaceId): string[] {
  const holder = view.holder[space];
  const power = powerIn(view, space);
  const slot = view.treasureIn[space];
  const kind = TREASURES[view.treasureKind[slot] ?? -1];
  const men = view.men[space];
  const orcs = counted(men, 'orc');
  return [
    holder === NOBODY ? 'nobody' : holder === ORCS ? orcs : `${counted(men, 'man', 'men')} of ${people.seat(holder)}`,
    ...(power === 'none' ? [] : [`a ${power}`]),
    ...(view.dragon === space ? ['the dragon'] : []),
    ...(view.wizard === space ? ['the wizard'] : []),
    ...(slot >= 0 ? [`a treasure of ${people.seat(ownerOf(slot))}${kind ? ` (the ${kind})` : ''}`] : []),
  ];
}

function besideRegions(castle: SpaceId): string {
  return `a castle beside ${CASTLE_REGIONS[castle - FIRST_CASTLE].map((region) => REGIONS[region - 1].name).join(', ')}`;
}

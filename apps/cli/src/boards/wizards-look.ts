import {
  ANIMAL_NOTES,
  ANIMALS,
  bookOf,
  type Cell,
  cellId,
  EVENT_IDS,
  EVENTS,
  GEMS,
  HOME,
  isHighWizard,
  LAND_NAMES,
  LETTERS,
  ORDERS,
  orderOf,
  PEOPLE,
  PEOPLE_NAMES,
  type Person,
  POINT_TYPES,
  placeWords,
  RANKS,
  SPELL_NOTES,
  SPELLS,
  spellbook,
  spellNames,
  TASK_IDS,
  TASKS,
  type View,
} from '@questhall/wizards';
import type { Glance, Look, Thing } from './drawing.js';
import { capital } from './layout.js';
import { playerThing } from './looking.js';
import { seaThings, spaceThings, table, tileThings } from './wizards-places.js';
import { errands, player } from './wizards-players.js';

/** Tiles, spaces and the sea with who is there; people, creatures, Orders, spells, Tasks and Events. */
export const lookWizards: Look<View> = (glance) => [
  {
    sort: 'players',
    things: glance.view.at.map((_, seat) => playerThing(glance, seat, () => playerTold(glance, seat))),
  },
  { sort: 'tiles', things: tileThings(glance) },
  { sort: 'spaces', things: spaceThings(glance) },
  { sort: 'sea spaces', things: seaThings(glance) },
  { sort: 'people', things: PEOPLE.map((_, person) => personThing(glance.view, person)) },
  { sort: 'Secret Wizards', things: secretThings(glance.view) },
  { sort: 'Boats', things: boatThings(glance) },
  { sort: 'creatures', things: creatures(glance.view) },
  { sort: 'Orders', things: ORDERS.flatMap((_, order) => (order === 0 ? [] : [orderThing(order)])) },
  { sort: 'spells', things: SPELLS.map(spellThing) },
  { sort: 'Tasks', things: TASKS.map((_, card) => taskThing(glance, card)) },
  { sort: 'Events', things: EVENTS.map((_, card) => eventThing(glance, card)) },
];

function playerTold(glance: Glance<View>, seat: number): string[] {
  const spells = spellNames(bookOf(glance.view, seat));
  const parts = [...player(glance, glance.view, seat), ...(spells.length > 0 ? [`Spells: ${spells.join(', ')}`] : [])];
  return [parts.join(' · ')];
}

function where({ layout, phase }: View, cell: Cell): string {
  return phase === 'blind' ? 'on the islands' : `in ${placeWords(cellId(layout, cell))}`;
}

function personThing(view: View, person: Person): Thing {
  const name = PEOPLE_NAMES[person];
  const order = ORDERS[orderOf(person)];
  return {
    name,
    also: [PEOPLE[person]],
    tells: () => [
      `${name}, ${isHighWizard(person) ? 'High Wizard' : `at home in ${LAND_NAMES[HOME[person]]}`}`,
      order === 'none'
        ? 'Heals the Demon Dazed and the Dragonbound'
        : `Mentor of the ${capital(order)}: gives Tasks and promotes`,
      ...(isHighWizard(person) ? highWizard(view, person) : []),
    ],
  };
}

function highWizard(view: View, person: Person): string[] {
  const [cell, gem] = [view.wizardAt[person], view.gemOf[person]];
  return [
    cell < 0 ? 'Not on the islands now' : `Now ${where(view, cell)}`,
    ...(gem < 0 ? [] : [GEMS[gem] === 'false' ? 'As you know, the False Wizard' : `As you know, has the ${GEMS[gem]}`]),
  ];
}

function secretThings(view: View): Thing[] {
  return view.secretAt.flatMap((cell, letter) => {
    if (cell < 0) return [];
    const name = `Secret Wizard ${LETTERS[letter]}`;
    const who = view.secretWho[letter];
    const known = who < 0 ? 'You do not know who it is' : `As you know, ${PEOPLE_NAMES[who]}`;
    return [{ name, tells: () => [`${name}, ${where(view, cell)}`, known] }];
  });
}

function boatThings({ view, people }: Glance<View>): Thing[] {
  return view.boatAt.flatMap((cell, boat) => {
    if (cell < 0) return [];
    const name = `Boat ${boat + 1}`;
    const aboard = view.boat.flatMap((one, seat) => (one === boat ? [people.seat(seat)] : []));
    const told = [`${name}, ${where(view, cell)}`, aboard.length > 0 ? `With ${aboard.join(', ')} in it` : 'Empty'];
    return [
      {
        name,
        also: [`boat-${boat + 1}`],
        tells: () => [...told, ...(view.boatDemon[boat] ? ['Demons wait in it'] : [])],
      },
    ];
  });
}

function creatures(view: View): Thing[] {
  const demons = view.demons.map((cell) => where(view, cell));
  return [
    {
      name: 'Dragon',
      tells: () => [
        `The Dragon, ${view.dragon < 0 ? 'not on the islands' : where(view, view.dragon)}`,
        ...table('dragon'),
      ],
    },
    {
      name: 'Demons',
      tells: () => ['Demons', ...table('demons'), ...(demons.length > 0 ? [`Now ${demons.join(', ')}`] : [])],
    },
    { name: 'Trap', tells: () => ['A Trap', ...table('trap')] },
    { name: 'Random Encounter', tells: () => ['A Random Encounter', ...table('encounter')] },
    ...ANIMALS.flatMap((id): Thing[] => {
      const name = capital(id.replace('-', ' '));
      return ANIMAL_NOTES[id] === undefined ? [] : [{ name, also: [id], tells: () => [name, ANIMAL_NOTES[id]] }];
    }),
  ];
}

/** The Ranks of an Order with the points they need and the spells they bring. */
function orderThing(order: number): Thing {
  const name = `Order of ${capital(ORDERS[order])}`;
  return {
    name,
    also: [ORDERS[order]],
    tells: () => [
      `${name} (${POINT_TYPES.join('/')})`,
      ...RANKS[order].slice(1).map(({ name: title, need }, i) => {
        const spells = spellNames(spellbook(order, i + 1));
        return `Rank ${i + 1}, ${title}, ${need.join('/')}${spells.length > 0 ? `: ${spells.join(', ')}` : ''}`;
      }),
    ],
  };
}

function spellThing(id: (typeof SPELLS)[number]): Thing {
  const name = id.split('-').map(capital).join(' ');
  return { name, also: [id], tells: () => [`${name}, spell`, SPELL_NOTES[id]] };
}

function taskThing({ view, people }: Glance<View>, card: number): Thing {
  const { no, text, gain } = TASKS[card];
  const points = POINT_TYPES.flatMap((type, i) => (gain[i] > 0 ? [`${type} ${gain[i]}`] : []));
  return {
    name: `Task ${no}`,
    also: [TASK_IDS[card]],
    tells: () => [
      `Task ${no}${points.length > 0 ? ` (${points.join(', ')})` : ''}`,
      text,
      ...view.tasks.flatMap((held, seat) =>
        held.flatMap((one) =>
          one.card === card
            ? [`Of ${people.seat(seat)}${one.mandatory ? ', mandatory' : ''}`, ...errands(view, one)]
            : [],
        ),
      ),
    ],
  };
}

function eventThing({ view, people }: Glance<View>, card: number): Thing {
  const { no, text } = EVENTS[card];
  const held = view.events.flatMap((cards, seat) => (cards.includes(card) ? [`Held by ${people.seat(seat)}`] : []));
  return { name: `Event ${no}`, also: [EVENT_IDS[card]], tells: () => [`Event ${no}`, text, ...held] };
}

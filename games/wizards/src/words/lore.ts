import type { Lore } from '@questhall/kernel';
import { EVENTS } from '../events.js';
import { GEMS, ORDERS, PEOPLE, PEOPLE_NAMES, RANKS } from '../people.js';
import { TASKS } from '../tasks.js';
import { CHART } from '../tiles.data.js';
import { SPOTS, TILES } from '../tiles.js';

const LETTERS: Readonly<Record<string, string>> = {
  p: 'plains',
  w: 'woods',
  m: 'mountain',
  t: 'town',
  d: 'dwelling',
  s: 'special',
  r: 'stone',
};

/** The tiles, the cards and the Orders. */
export const lore: readonly Lore[] = [
  {
    title: 'Tiles',
    says: 'A tile has a centre and three rings of six: c inside, a at the corners and b between them, numbered clockwise from north; b1 lies between a1 and a2. The stones c1 to c6 of the Sacred Circle show one to six dots. Walls are named by the two spots they part. On the ready chart its centre lies in the column and row given.',
    head: ['name', 'type and number', 'ready chart', 'all but plains', 'walls'],
    rows: TILES.map((tile, i) => [
      tile.id,
      `${tile.type} ${tile.number}`,
      // The chart leaves the ring of water round the board out.
      CHART[i].map((n) => n + 1).join('-'),
      SPOTS.flatMap((spot, at) =>
        tile.terrain[at] === 'p'
          ? []
          : [`${spot} ${LETTERS[tile.terrain[at]]}${tile.names[spot] ? ` (${tile.names[spot]})` : ''}`],
      ).join(', '),
      tile.walls.join(', ') || 'none',
    ]),
  },
  {
    title: 'People',
    says: 'High Wizards in descending rank, and the others where they always are.',
    head: ['name', 'is'],
    rows: PEOPLE.map((id, i) => [id, PEOPLE_NAMES[i]]),
  },
  {
    title: 'Ranks',
    says: 'Points of knowledge, perception and power that a Rank needs.',
    head: ['order', 'rank', 'name', 'needs'],
    rows: RANKS.flatMap((ranks, order) =>
      order === 0
        ? []
        : ranks.slice(1).map(({ name, need }, i) => [ORDERS[order], String(i + 1), name, need.join(' ')]),
    ),
  },
  {
    title: 'Gem cards',
    says: 'One lies on the box of each High Wizard.',
    head: ['name'],
    rows: GEMS.map((gem) => [gem]),
  },
  {
    title: 'Task cards',
    says: 'With the points they give: knowledge, perception, power.',
    head: ['name', 'points', 'what is to be done'],
    rows: TASKS.map((task) => [`task-${task.no}`, task.gain.join(' '), task.text]),
  },
  {
    title: 'Event cards',
    says: 'By their sort: immediate, extended, movement or trap.',
    head: ['name', 'sort', 'what happens'],
    rows: EVENTS.map((event) => [`event-${event.no}`, event.sort, event.text]),
  },
];

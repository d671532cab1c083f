import type { Words } from '@questhall/kernel';
import type { Board } from '../board.js';
import { EVENT_IDS } from '../events.js';
import { CELLS, seaId } from '../map.js';
import { COLOURS, GEMS, HIGH_WIZARDS, LETTERS, PEOPLE, WIZARD_CARDS } from '../people.js';
import { TASK_IDS } from '../tasks.js';
import { LAND_IDS, TILES } from '../tiles.js';
import type { View } from '../view.js';
import { asks } from './asks.js';
import { beginnings } from './beginnings.js';
import { computed } from './computed.js';
import { dice, notes, results } from './dice.js';
import { events } from './events.js';
import { lore } from './lore.js';
import { position, shows, views } from './paths.js';
import { picks } from './picks.js';
import { read } from './read.js';
import { truth, write } from './write.js';

const SEA = Array.from({ length: CELLS }, (_, cell) => seaId(cell));

/** How people write positions of Wizards, and read them. */
export const wizardsWords: Words<Board, View> = {
  position,
  views,
  shows,
  picks,
  asks,
  events,
  dice,
  results,
  notes,
  lore,
  names: {
    space: LAND_IDS,
    tile: TILES.map((tile) => tile.id),
    wizard: HIGH_WIZARDS,
    person: PEOPLE,
    letter: LETTERS,
    gem: GEMS,
    colour: COLOURS,
    task: TASK_IDS,
    event: EVENT_IDS,
    'wizard-card': WIZARD_CARDS,
    type: ['knowledge', 'perception', 'power'],
    sea: SEA,
    hex: SEA.map((id) => id.slice(4)),
    seat: ['0', '1', '2', '3', '4', '5'],
    boat: Array.from({ length: 10 }, (_, i) => `boat-${i + 1}`),
  },
  read,
  write,
  truth,
  beginnings,
  computed,
};

import type { Telling } from '@questhall/kernel';
import { EVENT_IDS } from './events.js';
import { OPTIONS } from './house.js';
import { GEMS, WIZARD_CARDS } from './people.js';
import { phrases } from './phrases.js';
import { TASK_IDS } from './tasks.js';
import { TILES } from './tiles.js';

/** The tables of encounters, two dice each. */
const TABLES = [
  'encounter',
  'trap',
  'animal',
  'demons',
  'dragon',
  'folk',
  'elves',
  'abbey',
  'gift',
  'hollow',
  'crest',
  'players',
];

/** Wizards as a screen needs it, which shows it and does not play it. */
export const wizardsTelling: Telling = {
  id: 'wizards',
  title: 'Wizards',
  version: 1,
  // W 1 Two to six. W A.0 One by Appendix A.
  seats: { min: 1, max: 6 },
  options: OPTIONS,
  streams: [
    ...['dealer', 'tiles', 'missing', 'gems', 'place', 'move', 'spell', 'gem', 'points', 'turns', 'contact', 'evil'],
    ...['task', 'event', 'wizard', 'secret'],
    ...TABLES,
  ],
  faces: {
    task: TASK_IDS,
    event: EVENT_IDS,
    wizard: WIZARD_CARDS,
    secret: WIZARD_CARDS,
    gems: GEMS,
  },
  hidden: ['gems', 'secret'],
  phrases,
};

export const TILE_IDS = TILES.map((tile) => tile.id);

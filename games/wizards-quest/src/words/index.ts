import type { Words } from '@questhall/kernel';
import { type Board, TREASURES } from '../board.js';
import { CARD_IDS } from '../cards.js';
import { REGIONS, SPACES } from '../map.js';
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

/** How people write positions of Wizard's Quest, and read them. */
export const wizardsQuestWords: Words<Board, View> = {
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
    space: SPACES.map((s) => s.id),
    castle: SPACES.filter((s) => s.kind === 'castle').map((s) => s.id),
    region: REGIONS.map((r) => r.id),
    treasure: TREASURES,
    power: ['hero', 'sorcerer'],
    monster: ['dragon', 'wizard'],
    card: CARD_IDS,
    seat: ['0', '1', '2', '3', '4', '5'],
  },
  read,
  write,
  truth,
  beginnings,
  computed,
};

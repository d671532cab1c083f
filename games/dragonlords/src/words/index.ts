import type { Words } from '@questhall/kernel';
import type { Board } from '../board.js';
import { LANDS, WASTES, ZONES } from '../map.js';
import { PEOPLE_IDS } from '../peoples.js';
import { QUEST_IDS } from '../quests.js';
import { SCROLL_IDS } from '../scrolls.js';
import { SPELLS } from '../spells.js';
import { TOOL_IDS } from '../tools.js';
import { TREASURE_IDS } from '../treasures.js';
import { truth, type View } from '../view.js';
import { asks } from './asks.js';
import { beginnings } from './beginnings.js';
import { computed } from './computed.js';
import { dice, notes, results } from './dice.js';
import { events } from './events.js';
import { lore } from './lore.js';
import { position, shows, views } from './paths.js';
import { picks } from './picks.js';
import { read } from './read.js';
import { write } from './write.js';

const land = LANDS.map(({ id }) => id);
const waste = WASTES.map(({ id }) => id);
const zone = ZONES.map(({ id }) => id);
const ship = Array.from({ length: 8 }, (_, i) => `ship-${i + 1}`);
const wizard = ['wizard-1', 'wizard-2', 'wizard-3'];
const counter = ['king', ...wizard, 'blank', ...TREASURE_IDS];

/** How people write positions of Quest for the DragonLords, and read them. */
export const dragonlordsWords: Words<Board, View> = {
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
    land,
    waste,
    zone,
    ship,
    place: [...land, ...waste, ...ship, ...zone],
    wizard,
    counter,
    bearer: ['dragonlord', ...counter],
    side: ['0', '1', '2', '3'],
    people: PEOPLE_IDS,
    scroll: SCROLL_IDS,
    tool: TOOL_IDS,
    treasure: TREASURE_IDS,
    spell: SPELLS,
    quest: QUEST_IDS,
  },
  read,
  write,
  truth,
  beginnings,
  computed,
};

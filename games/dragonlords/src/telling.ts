import type { Telling } from '@questhall/kernel';
import { OPTIONS } from './house.js';
import { phrases } from './phrases.js';
import { OMENS, QUEST_IDS } from './quests.js';
import { SCROLL_IDS } from './scrolls.js';
import { TREASURE_IDS } from './treasures.js';

/** Quest for the DragonLords as a screen needs it, which shows it and does not play it. */
export const dragonlordsTelling: Telling = {
  id: 'dragonlords',
  title: 'Quest for the DragonLords',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  streams: [
    ...['first', 'scroll', 'mix', 'battle', 'grail', 'scroll-harm'],
    ...['quest-move', 'quest', 'crystal', 'monster', 'strike', 'poison', 'spell', 'treasure'],
  ],
  faces: { first: OMENS, crystal: OMENS, quest: QUEST_IDS, scroll: SCROLL_IDS, treasure: TREASURE_IDS },
  hidden: ['scroll', 'mix', 'treasure'],
  phrases,
};

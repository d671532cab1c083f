import type { Telling } from '@questhall/kernel';
import { CARD_IDS } from './cards.js';
import { OPTIONS } from './house.js';
import { phrases } from './phrases.js';

/** Wizard's Quest as a screen needs it, which shows it and does not play it. */
export const wizardsQuestTelling: Telling = {
  id: 'wizards-quest',
  title: "Wizard's Quest",
  version: 1,
  // WQ I.PLAYERS Two to six.
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  streams: ['first', 'setup', 'orcs', 'battle', 'dragon', 'gobble', 'wizard', 'petition', 'send', 'omens', 'event'],
  faces: { petition: CARD_IDS },
  hidden: ['petition'],
  phrases,
};

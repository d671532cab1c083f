import type { Game, Telling } from '@questhall/kernel';
import { type Board, clone, setup } from './board.js';
import { CARD_IDS } from './cards.js';
import { OPTIONS } from './house.js';
import { invariants } from './invariants.js';
import { phrases } from './phrases.js';
import { procedures } from './procedures/index.js';
import { settle } from './procedures/turn.js';
import { touches } from './touches.js';
import { determinize, type View, view } from './view.js';

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

/** Wizard's Quest, third edition. */
export const wizardsQuest: Game<Board, View> = {
  ...wizardsQuestTelling,
  setup,
  main: 'game',
  procedures,
  settle,
  view,
  determinize,
  clone,
  invariants,
  touches,
};

import type { Game } from '@questhall/kernel';
import { type Board, clone, setup } from './board.js';
import { invariants } from './invariants.js';
import { procedures } from './procedures/index.js';
import { settle } from './procedures/turn.js';
import { wizardsQuestTelling } from './telling.js';
import { touches } from './touches.js';
import { determinize, type View, view } from './view.js';

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

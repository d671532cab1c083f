import type { Game } from '@questhall/kernel';
import { type Board, clone, setup } from './board.js';
import { invariants } from './invariants.js';
import { procedures } from './procedures/index.js';
import { wizardsTelling } from './telling.js';
import { touches } from './touches.js';
import { determinize, type View, view } from './view.js';

/** Wizards, with the solitaire and the partnership game. */
export const wizards: Game<Board, View> = {
  ...wizardsTelling,
  setup,
  main: 'game',
  procedures,
  view,
  determinize,
  clone,
  invariants,
  touches,
};

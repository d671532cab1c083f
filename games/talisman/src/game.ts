import type { Game } from '@questhall/kernel';
import { type Board, setup } from './board.js';
import { clone } from './copies.js';
import { invariants } from './invariants.js';
import { procedures } from './procedures/index.js';
import { standing } from './procedures/standing.js';
import { settle } from './procedures/tidy.js';
import { talismanTelling } from './telling.js';
import { touches } from './touches.js';
import { determinize, type View, view } from './view.js';

/** Talisman, second edition. */
export const talisman: Game<Board, View> = {
  ...talismanTelling,
  setup,
  main: 'game',
  procedures,
  standing,
  settle,
  view,
  determinize,
  clone,
  invariants,
  touches,
};

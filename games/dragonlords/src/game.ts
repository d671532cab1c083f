import type { Game } from '@questhall/kernel';
import { type Board, setup } from './board.js';
import { clone } from './copies.js';
import { invariants } from './invariants.js';
import { settle } from './procedures/fall.js';
import { procedures } from './procedures/index.js';
import { dragonlordsTelling } from './telling.js';
import { touches } from './touches.js';
import { determinize, type View, view } from './view.js';

/** Quest for the DragonLords. */
export const dragonlords: Game<Board, View> = {
  ...dragonlordsTelling,
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

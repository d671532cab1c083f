import type { Game } from '@questhall/kernel';
import { type Board, clone, setup } from './board.js';
import { invariants } from './invariants.js';
import { settle } from './procedures/ending.js';
import { procedures } from './procedures/index.js';
import { actLater, destroyItem, offerDeal, proposeEnd } from './procedures/unasked.js';
import { lordsAndWizardsTelling } from './telling.js';
import { touches } from './touches.js';
import { determinize, type View, view } from './view.js';

/** Lords & Wizards: the Basic, Advanced and Optional games. */
export const lordsAndWizards: Game<Board, View> = {
  ...lordsAndWizardsTelling,
  setup,
  main: 'game',
  procedures,
  standing: { deal: offerDeal, destroy: destroyItem, later: actLater, end: proposeEnd },
  settle,
  view,
  determinize,
  clone,
  invariants,
  touches,
};

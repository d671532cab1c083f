import type { Seat } from '@questhall/kernel';
import { type Board, NOBODY, partnerOf, type View, wizards } from '@questhall/wizards';
import { type Craft, summed } from '../../archmage/craft.js';
import { knight } from '../knight/index.js';
import { squire } from '../squire/index.js';
import { daysLeft, FEATURES, features } from './features.js';
import { EVIL, WEIGHTS } from './weights.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);

/** Wizards: how far everybody is on the way to six Gems, and how near Evil is to the Circle. */
export const craft: Craft<View, Board> = {
  knight,
  page: squire,
  score: scoreOf,
  glance,
  nobody: (board) => EVIL.all + EVIL.day * daysLeft(board),
  turn: ({ turns }) => turns,
  sure: 1.5,
  horizon: 1,
  // What a way is good for shows turns later, and takes long to play on: only what is chosen in a place is looked at.
  asks: {
    'meet.service': 5,
    'meet.gem': 2,
    'summon-gem.aim': 5,
    'gem.keep': 2,
    'theft.keep': 3,
    'gain.choose': 3,
    'lose.choose': 3,
  },
};

/** In imagined worlds partners know each other's Gems: else each would think otherwise of what both win together. */
function glance(board: Board, seat: Seat): View {
  const view = wizards.view(board, seat);
  const partner = partnerOf(board, seat);
  if (partner !== NOBODY) view.gems[partner] = board.gems[partner];
  return view;
}

function scoreOf(view: View, seat: Seat): number {
  const own = summed(features(view, seat), weights);
  const partner = partnerOf(view, seat);
  if (partner === NOBODY) return own;
  // W B.1 Whoever of the two delivers the Gems, both have won, and each counts for half.
  return Math.log((Math.exp(own) + Math.exp(summed(features(view, partner), weights))) / 2);
}

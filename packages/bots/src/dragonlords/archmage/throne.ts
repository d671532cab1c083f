import {
  counterOf,
  IS_KINGDOM,
  isLand,
  KING,
  NEUTRAL,
  NOBODY,
  type Place,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import { kingChance } from '../knight/prizes.js';

/** No more guards than so many tell more of a King. */
const MANY = 13;
/** Who is in the field is a Wizard rather than a King. */
const AFIELD = 0.1;

/** The chance that a side's King is in a place: in a kingdom rather than in the field, and where many are around him. */
export function throneChance(view: View, side: Side, place: Place): number {
  const even = kingChance(view, side, place);
  if (even === 0 || side === NOBODY || side === NEUTRAL || view.shown[counterOf(side, KING)]) return even;
  let here = 0;
  let all = 0;
  for (let i = 0; i < view.bearerAt.length; i++) {
    const at = view.bearerAt[i];
    if (view.bearerSide[i] !== side || at < 0 || view.marks[i] === 0 || view.dragon[i]) continue;
    const sign =
      view.marks[i] * Math.min(MANY, strengthOf(view, at, side)) * (isLand(at) && IS_KINGDOM[at] ? 1 : AFIELD);
    all += sign;
    if (at === place) here += sign;
  }
  return here / all;
}

import {
  casterOn,
  counterOf,
  income,
  isLand,
  KING,
  kingdomsOf,
  PEOPLES,
  type PeopleRow,
  purse,
  SCROLLS,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import type { Seat } from '@questhall/kernel';
import { kingAt } from '../common/lands.js';
import { siege, storm } from './storm.js';

/** What tells how a seat stands, each with a weight in `weights.ts`. */
export const FEATURES = [
  'units',
  'army',
  'income',
  'gold',
  'kingdoms',
  'casters',
  'dragons',
  'elementals',
  'scrolls',
  'to move',
  'guard',
  'siege to come',
  'siege to come, hidden',
  'siege',
  'siege, hidden',
] as const;

/** How a seat stands, as numbers of about the size of one. */
export function features(view: View, seat: Seat): number[] {
  const sum = FEATURES.map(() => 0);
  const storms = view.fallen.slice(0, view.sides).map((fallen, side) => (fallen ? [] : storm(view, side)));
  for (let side = 0; side < view.sides; side++) {
    if (view.seatOf[side] !== seat || view.fallen[side]) continue;
    ofSide(view, side, storms).forEach((value, i) => {
      sum[i] += value;
    });
  }
  return sum;
}

function ofSide(view: View, side: Side, storms: readonly (readonly number[])[]): number[] {
  const { all, most } = army(view, side);
  // Before the peoples are chosen all are alike.
  const people: PeopleRow | undefined = PEOPLES[view.people[side]];
  const worth = (people?.price ?? 3) / 3;
  const [casters, dragons] = bearers(view, side);
  const throne = kingAt(view, side);
  const isHidden = !view.shown[counterOf(side, KING)];
  const fall = siege(view, side, throne, storms);
  const isNext = view.active >= 0 && view.seatOf[view.active] === view.seatOf[side];
  const hand = view.hands[side];
  return [
    Math.log(worth * all + 4),
    (worth * most) / 10,
    Math.log(income(view, side) + 5),
    purse(view, side) / 30,
    kingdomsOf(view, side).length,
    casters,
    dragons,
    SCROLLS.reduce((n, row, kind) => n + (row.by === 'king' ? hand[kind] : 0), 0),
    SCROLLS.reduce((n, row, kind) => n + (row.by === 'king' ? 0 : hand[kind]), 0),
    isNext ? 1 : 0,
    isLand(throne) ? Math.min(13, strengthOf(view, throne, side)) / 10 : 1,
    isNext ? 0 : fall,
    !isNext && isHidden ? fall : 0,
    isNext ? fall : 0,
    isNext && isHidden ? fall : 0,
  ];
}

function army(view: View, side: Side): { all: number; most: number } {
  let all = 0;
  let most = 0;
  for (let place = 0; place * 5 < view.strength.length; place++) {
    const n = strengthOf(view, place, side);
    all += n;
    if (isLand(place)) most = Math.max(most, n);
  }
  return { all, most };
}

function bearers(view: View, side: Side): [number, number] {
  let casters = 0;
  let dragons = 0;
  for (let i = 0; i < view.bearerAt.length; i++) {
    if (view.bearerAt[i] < 0 || view.bearerSide[i] !== side) continue;
    if (view.dragon[i]) dragons += 1;
    else if (casterOn(view, i) >= 0) casters += 1;
  }
  return [casters, dragons];
}

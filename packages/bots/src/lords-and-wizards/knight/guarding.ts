import {
  type Board,
  type Hex,
  hasCastle,
  IS_CD,
  isLeader,
  KINDS,
  ownUnitsAt,
  type Unit,
} from '@questhall/lords-and-wizards';
import { fightersAmong } from '../common/stacks.js';
import { defenceOf } from '../common/worth.js';
import { boardIn, type Decide, prefer, sizeOf, unitOf } from '../decision.js';
import { type Mind, mindOf, threatTo } from './mind.js';

/** How much defence home should have: an enemy who comes must find the odds against him; but no more than half of all. */
export function needAtHome(mind: Mind): number {
  const { b, seat, home, stacks } = mind;
  const all = stacks.reduce((sum, { units }) => sum + defenceOf(b, units), 0);
  const [now, soon] = [threatTo(mind, home, 1), threatTo(mind, home, 2)];
  const usual = b.turn <= 2 ? 18 : 24;
  // What is in the chest can stand on the walls at once.
  const wanted = Math.max(now, 0.8 * soon) - 0.8 * b.gold[seat];
  return Math.max(usual, Math.min(wanted, (now > 0 ? 0.7 : 0.5) * all));
}

/** Those of a stack that stay at home: the best defenders, until they are enough. */
export function guardsOf(mind: Mind, units: readonly Unit[], need: number): Unit[] {
  const { b } = mind;
  const ranked = fightersAmong(b, units).sort((x, y) => staying(b, y) - staying(b, x));
  const guards: Unit[] = [];
  let defence = 0;
  for (const unit of ranked) {
    if (defence >= need && guards.length >= 4) break;
    guards.push(unit);
    defence += KINDS[b.kind[unit]].defence + 1;
  }
  return guards;
}

/** Who is better kept at home than sent out: slow, and good in defence. */
function staying(b: Board, unit: Unit): number {
  const { attack, defence, move } = KINDS[b.kind[unit]];
  return 2 * defence - attack - move / 2 + (IS_CD[b.kind[unit]] ? 50 : 0);
}

/** Defence that stands in a hex. */
export function defenceAt(b: Board, seat: number, hex: Hex): number {
  return fightersAmong(b, ownUnitsAt(b, hex, seat)).reduce((sum, unit) => sum + KINDS[b.kind[unit]].defence + 1, 0);
}

/** Leaders and the five best defenders in the castle, as long as somebody holds the city too. */
export const garrisons: Decide = (sight, memo) => {
  const { b, seat } = mindOf(sight);
  const parts = (sight.options as number[]).filter((o) => o >= 64);
  const hex = parts.length > 0 ? b.at[unitOf(parts[0])] : -1;
  if (hex >= 0 && !memo.seen.includes(hex)) memo.seen.push(hex);
  const wanted = insiders(b, seat, hex);
  return prefer<number>(sight, 'they are safer behind walls', (o) => {
    if (o < 64) return 0;
    const unit = unitOf(o);
    if (sizeOf(o) > 1) return -1;
    const like = (one: Unit) => b.kind[one] === b.kind[unit];
    const want = wanted.filter(like).length;
    const have = ownUnitsAt(b, hex, seat).filter((one) => like(one) && b.inside[one] === 1).length;
    if (b.inside[unit]) return have > want ? 2 : -1;
    return have < want ? 1 + (isLeader(b, unit) ? 1 : 0) : -1;
  });
};

/** Who should be in the castle of a hex. */
export function insiders(b: Board, seat: number, hex: Hex): Unit[] {
  if (hex < 0 || !hasCastle(b, hex)) return [];
  const here = ownUnitsAt(b, hex, seat);
  const fighters = fightersAmong(b, here).filter((unit) => !IS_CD[b.kind[unit]]);
  const leaders = here.filter((unit) => isLeader(b, unit));
  const outside = fightersAmong(b, here).length > 8 ? 3 : 1;
  const best = fighters.slice().sort((x, y) => KINDS[b.kind[y]].defence - KINDS[b.kind[x]].defence);
  return [...leaders, ...best.slice(0, Math.max(0, Math.min(5, fighters.length - outside)))];
}

/** Whether the castle at home is not manned as it should be. */
export function isUnsettled(sight: Parameters<Decide>[0], hex: Hex): boolean {
  const b = boardIn(sight);
  const wanted = insiders(b, sight.seat, hex);
  const count = (units: readonly Unit[]) =>
    units
      .map((unit) => b.kind[unit])
      .sort((x, y) => x - y)
      .join();
  const inside = ownUnitsAt(b, hex, sight.seat).filter((unit) => b.inside[unit] === 1);
  return wanted.length > 0 && count(wanted) !== count(inside);
}

import {
  AT_HOME,
  bearersAt,
  casterOn,
  IS_KINGDOM,
  IS_TELEPORTAL,
  isKing,
  LANDS,
  MAY_ATTACK,
  NEIGHBOURS,
  NOBODY,
  type Place,
  type Side,
  stepsFrom,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import { foesBeside, garrison, kingAt, spare } from '../common/lands.js';
import { chances } from './chances.js';
import { guard } from './dread.js';
import { prize } from './prizes.js';

/** What a unit is worth in gold, and one of the enemy's. */
const A_UNIT = 3;
const A_FOE = 3;

/** The strongest enemy stack that could come to a land, leaving out those of one place. */
function danger(view: View, side: Side, land: Place, but: Place): number {
  let most = 0;
  for (const other of foesBeside(view, side, land)) {
    const holder = view.holder[other];
    if (other === but || holder >= view.sides || view.fallen[holder]) continue;
    most = Math.max(most, garrison(view, other) - 1);
  }
  return most;
}

/** How many should stay in a land while others attack from it: a King's guard, a kingdom's garrison. */
export function stays(view: View, side: Side, land: Place, but: Place = -1): number {
  if (kingAt(view, side) === land) return Math.max(guard(view, side), danger(view, side, land, but));
  return IS_KINGDOM[land] ? Math.max(1, Math.ceil(danger(view, side, land, but) / 2)) : 1;
}

/** How many should stay in a land while others go from it, whatever is attacked. */
export type Keep = (view: View, side: Side, land: Place, but?: Place) => number;

/** Land an attack can come from, with the units it can spare; most first. */
export function sources(
  view: View,
  side: Side,
  to: Place,
  { states = MAY_ATTACK, keep = stays }: { states?: number; keep?: Keep } = {},
): { land: Place; n: number }[] {
  const found: { land: Place; n: number }[] = [];
  for (const land of before(to)) {
    if (land === to || view.holder[land] !== side || !stepsFrom(view, land, side).includes(to)) continue;
    const n = spare(view, side, land, keep(view, side, land, to), states);
    if (n > 0) found.push({ land, n });
  }
  return found.sort((a, b) => b.n - a.n);
}

/** Land from which one may come to another: beside it, and by magic. */
function before(to: Place): readonly Place[] {
  return IS_TELEPORTAL[to] ? LANDS.map((_, land) => land) : INWARD[to];
}
const INWARD = LANDS.map((_, to) => LANDS.flatMap((_, from) => (NEIGHBOURS[from].includes(to) ? [from] : [])));

/** Fireballs that can come along. */
export function fireFrom(view: View, side: Side, lands: readonly Place[]): number {
  let n = 0;
  for (const land of lands)
    for (const bearer of bearersAt(view, land, side)) {
      const caster = casterOn(view, bearer);
      if (view.dragon[bearer] || (caster >= 0 && !isKing(view, bearer))) n += 1;
    }
  return n;
}

/** An attack: its worth in gold, and the chance that it succeeds. */
export interface Plan {
  readonly to: Place;
  readonly units: number;
  readonly wins: number;
  readonly worth: number;
}

/** The best that can be done against a land. */
export function attackOn(view: View, side: Side, to: Place, sneak: boolean, keep = stays): Plan | undefined {
  const from = sources(view, side, to, { states: sneak ? AT_HOME : MAY_ATTACK, keep });
  const units = from.reduce((sum, { n }) => sum + n, 0);
  const foes = garrison(view, to);
  if (units === 0 || units < 0.6 * foes) return undefined;
  const foe = view.holder[to];
  const fire = fireFrom(
    view,
    side,
    from.map(({ land }) => land),
  );
  const odds = chances(view, { side, foe, where: to, units, foes, fire, sneak });
  const gain = odds.wins * prize(view, side, to) + A_FOE * (foes - odds.leaves);
  return { to, units, wins: odds.wins, worth: gain - A_UNIT * (units - odds.keeps) };
}

/** How sure a knight wants to be: less so as the war drags on. */
export function nerve(view: View): number {
  return Math.max(0.35, 0.62 - 0.01 * Math.max(0, view.turn - 6));
}

/** Units it takes to be all but sure of a land. */
export function enough(view: View, side: Side, to: Place, units: number): boolean {
  const foes = garrison(view, to);
  if (view.holder[to] === NOBODY) return units > 0;
  if (units < foes + 2) return false;
  return chances(view, { side, foe: view.holder[to], where: to, units, foes, fire: 0, sneak: false }).wins > 0.96;
}

/** Whether a side is so much stronger than any other that it can do without a party. */
export function canAffordQuests(view: View, side: Side): boolean {
  let strongest = 0;
  for (let other = 0; other < view.sides; other++)
    if (view.seatOf[other] !== view.seatOf[side] && !view.fallen[other])
      strongest = Math.max(strongest, army(view, other));
  return army(view, side) > 1.25 * strongest + 5;
}

/** All units of a side. */
function army(view: View, side: Side): number {
  let n = 0;
  for (let land = 0; land < LANDS.length; land++) n += strengthOf(view, land, side);
  return n;
}

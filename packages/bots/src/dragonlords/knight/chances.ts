import {
  battleOdds,
  type Forces,
  IS_KINGDOM,
  isLand,
  type Odds,
  type Place,
  type Side,
  tas,
  type View,
} from '@questhall/dragonlords';

/** More than so many dice are reckoned as fewer in proportion. */
const MOST = 12;

/** One who would attack a place with so many units. */
export interface Charge {
  readonly side: Side;
  readonly foe: Side;
  readonly where: Place;
  readonly units: number;
  readonly foes: number;
  /** Units its spells take each round. */
  readonly fire: number;
  readonly sneak: boolean;
}

/** How a battle would end, exactly for few units and in proportion for many. */
export function chances(view: View, { side, foe, where, units, foes, fire, sneak }: Charge): Odds {
  if (foes === 0) return { wins: units > 0 ? 1 : 0, loses: 0, nobody: 0, keeps: units, leaves: 0 };
  const scale = Math.max(1, Math.max(units, foes) / MOST);
  const [own, theirs] = [Math.round(units / scale), Math.max(1, Math.round(foes / scale))];
  const odds = known({
    units: [own, theirs],
    tas: [
      tas(view, { side, foe, where, attacks: true }),
      tas(view, { side: foe, foe: side, where, attacks: false }) + hidden(view, foe, where),
    ],
    fire: [Math.min(fire, own), 0],
    sneak,
  });
  return { ...odds, keeps: odds.keeps * scale, leaves: odds.leaves * scale };
}

/** Hope that may lie face down in a kingdom: a King or a Wizard may show himself. */
function hidden(view: View, foe: Side, where: Place): number {
  if (!isLand(where) || !IS_KINGDOM[where] || view.fallen[foe]) return 0;
  const isMarked = view.bearerAt.some((at, i) => at === where && view.bearerSide[i] === foe && view.marks[i] > 0);
  return isMarked ? 1 : 0;
}

const KNOWN = new Map<number, Odds>();

/** The odds of battles reckoned before: there are few kinds of them. */
function known(forces: Forces): Odds {
  const { units, tas, fire, sneak } = forces;
  const key = [...units, ...tas, fire[0], Number(sneak)].reduce((sum, n) => sum * 16 + n, 0);
  const found = KNOWN.get(key) ?? battleOdds(forces);
  KNOWN.set(key, found);
  return found;
}

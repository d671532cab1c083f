import {
  campaignOdds,
  canSummon,
  countersIn,
  defenceBonus,
  defenderIn,
  dieRange,
  type Force,
  forceIn,
  IS_CASTLE,
  mayAttack,
  men,
  NOBODY,
  type Plan,
  type Power,
  powerIn,
  REGION_OF,
  REGIONS,
  routeBetween,
  type SpaceId,
  spaceNamed,
  type View,
} from '@questhall/wizards-quest';
import type { CampaignShown } from './scene.js';

/** What a campaign promises if it is fought through without help. */
export interface Prospect {
  readonly plan: Plan;
  readonly attacker: Force;
  /** Null where nobody defends. */
  readonly defender: Force | null;
  /** Who must come first for the attack to be allowed. */
  readonly needs: Power;
  /** What the place gives the defender, in words. */
  readonly bonuses: readonly string[];
  /** Each side hits with so much or less. */
  readonly ranges: readonly [attacker: number, defender: number];
  /** The chance that the space is captured, or the monster beaten. */
  readonly wins: number;
  readonly counters: number;
  /** Counters the attacker keeps on average. */
  readonly keeps: number;
}

/** The campaign that a pick of the attack step declares. */
export function planIn(view: View, pick: string): Plan | null {
  const [, free, from, target, boat] = /^(free )?campaign (\S+) (\S+)( by boat)?$/.exec(pick) ?? [];
  if (!from || !target) return null;
  const against = target === 'dragon' || target === 'wizard' ? target : 'space';
  const to = against === 'space' ? spaceNamed(target) : view[against];
  return { from: spaceNamed(from), to, against, boat: boat !== undefined, free: free !== undefined };
}

export function planShown(shown: CampaignShown): Plan {
  return { ...shown, from: spaceNamed(shown.from), to: spaceNamed(shown.to) };
}

/** How a campaign would go, led as the space stands or by a super power that is summoned. */
export function prospect(view: View, plan: Plan, summoned?: Power): Prospect {
  const { from, to, against } = plan;
  const seat = view.holder[from];
  const standing = forceIn(view, from);
  const empty = against === 'space' && view.holder[to] === NOBODY;
  const defender = empty ? null : defenderIn(view, to, against);
  const needs = defender && !summoned && !mayAttack(standing, defender) ? leader(view, seat, from, defender) : 'none';
  const led = summoned && summoned !== 'none' ? summoned : needs;
  const attacker = led === 'none' ? standing : men(view.men[from], led);
  const bonus = against === 'space' ? bonusOf(view, plan) : 0;
  const counters = countersIn(view, from) + (led !== 'none' && powerIn(view, from) === 'none' ? 1 : 0);
  const odds = defender && campaignOdds({ attacker, defender, bonus });
  return {
    plan,
    attacker,
    defender,
    needs,
    bonuses: against === 'space' && defender ? bonusWords(view, plan) : [],
    ranges: [dieRange(attacker), defender ? dieRange(defender, bonus) : 0],
    wins: odds ? (against === 'space' ? odds.captures : odds.emptied) : Number(counters > 1),
    counters,
    keeps: counters - (odds?.expectedLoss ?? 0),
  };
}

function leader(view: View, seat: number, from: SpaceId, defender: Force): Power {
  const able = (['hero', 'sorcerer'] as const).filter(
    (power) => canSummon(view, seat, from, power) && mayAttack(men(view.men[from], power), defender),
  );
  return able[0] ?? 'none';
}

function bonusOf(view: View, plan: Plan): number {
  return defenceBonus(view, plan.to, routeOf(view, plan));
}

function routeOf(view: View, { from, to, boat }: Plan) {
  return boat ? 'boat' : routeBetween(view, from, to);
}

/** The defender's bonus in words, part by part; the table may count only the highest. */
function bonusWords(view: View, plan: Plan): string[] {
  const route = routeOf(view, plan);
  const place = IS_CASTLE[plan.to] ? 'castle' : REGIONS[REGION_OF[plan.to] - 1].terrain;
  const whole = bonusOf(view, plan);
  const byLand =
    route === 'tunnel' ? whole - (whole > 0 ? tunnelPart(view, plan.to) : 0) : defenceBonus(view, plan.to, 'land');
  const words = byLand > 0 ? [`${place} +${byLand}`] : [];
  if (whole > byLand) words.push(`${route} +${whole - byLand}`);
  return words;
}

function tunnelPart(view: View, to: SpaceId): number {
  return view.mouths.includes(to) ? 1 : 2;
}

/** A chance as people say it: never a certainty that is none. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 100 && chance < 1) return '>99%';
  return whole === 0 && chance > 0 ? '<1%' : `${whole}%`;
}

import type { Seat } from '@questhall/kernel';
import {
  campaignRule,
  canSummon,
  countersIn,
  defenceBonus,
  defenderIn,
  mayAttack,
  men,
  NOBODY,
  neighbours,
  ORCS,
  type Plan,
  type Power,
  powerIn,
  routeBetween,
  type SpaceId,
  spareMen,
  treasuresTaken,
  type View,
} from '@questhall/wizards-quest';
import { sought, treasureOwner, winning } from '../treasures.js';
import { type Prospect, prospect } from './chances.js';
import { evaluate, WORTH } from './evaluation.js';
import { beaten, captured, march, summoned } from './scenes.js';

/** A campaign thought through. */
export interface Scheme {
  readonly plan: Plan;
  /** Who is to lead it. */
  readonly power: Power;
  /** The chance that it succeeds. */
  readonly chance: number;
  /** What the position is worth on average when it is over. */
  readonly value: number;
}

/** The best way to lead a campaign, if there is one. */
export function scheme(view: View, seat: Seat, plan: Plan): Scheme | undefined {
  let found: Scheme | undefined;
  let without = 0;
  for (const power of leaders(view, seat, plan)) {
    const scene = summoned(view, { seat, power, to: plan.from });
    if (!plan.free) scene.campaigns -= 1;
    if (!plan.free) callHelpers(scene, seat, plan);
    // Who adds next to nothing stays where he is.
    if (found && oddsOf(scene, plan).captures < without + WORTH_SUMMONING) continue;
    const outcome = fought(scene, seat, plan);
    if (!found) without = outcome.chance;
    if (!found || outcome.value > found.value) found = { plan, power, ...outcome };
  }
  return found;
}
const WORTH_SUMMONING = 0.03;

/** The best campaign against a neighbour of one of these spaces. */
export function bestFrom(view: View, seat: Seat, spaces: readonly SpaceId[]): Scheme | undefined {
  let found: Scheme | undefined;
  for (const from of spaces) {
    for (const to of neighbours(view, from)) {
      const tried = attempt(view, seat, { from, to });
      if (tried && tried.value > (found?.value ?? Number.NEGATIVE_INFINITY)) found = tried;
    }
  }
  return found;
}

/** A campaign by land, if it may be declared. */
function attempt(view: View, seat: Seat, way: { from: SpaceId; to: SpaceId }): Scheme | undefined {
  const plan: Plan = { ...way, against: 'space', boat: false, free: false };
  return campaignRule(view, seat, plan) === null ? scheme(view, seat, plan) : undefined;
}

/** What a campaign promises with those who now stand in the attacking space. */
export function fought(view: View, seat: Seat, plan: Plan): { value: number; chance: number } {
  const { captures, leftWinning, leftLosing, defendersLeft } = oddsOf(view, plan);
  const won = captures > 0 ? afterwards(captured(view, plan, Math.round(leftWinning)), seat, plan) : 0;
  const gained = captures * (won - spared(view, plan));
  if (captures > 0.9999) return { value: gained, chance: captures };
  // Rounded down: what is left of a beaten force is not to be relied on.
  const lost = evaluate(beaten(view, plan, [Math.floor(leftLosing), Math.round(defendersLeft)]), seat);
  return { value: gained + (1 - captures) * lost, chance: captures };
}

/** What a sorcerer disperses is not lost to its owner. */
function spared(view: View, { from, to, against }: Plan): number {
  const holder = view.holder[to];
  if (against !== 'space' || holder === NOBODY || holder === ORCS || powerIn(view, from) !== 'sorcerer') return 0;
  return (countersIn(view, to) * WORTH.man) / (view.seats - 1);
}

/** A position after a campaign won, with the treasure that the campaigns still left may bring. */
function afterwards(scene: View, seat: Seat, { to, against }: Plan): number {
  if (treasuresTaken(scene, seat) > 2) return WORTH.game;
  let value = evaluate(scene, seat);
  if (scene.campaigns < 1) return value;
  const next = { ...scene, campaigns: 1 };
  for (const prey of sought(scene, seat)) {
    for (const from of neighbours(scene, prey)) {
      if (against === 'space' && from !== to) continue;
      value = Math.max(value, attempt(next, seat, { from, to: prey })?.value ?? value);
    }
  }
  return value;
}

/** The prospect of a campaign with those who now stand in the attacking space. */
export function oddsOf(view: View, { from, to, against, boat }: Plan): Prospect {
  if (against === 'space' && view.holder[to] === NOBODY) {
    const left = countersIn(view, from);
    return { captures: left > 1 ? 1 : 0, leftWinning: left, leftLosing: left, defendersLeft: 0 };
  }
  const isSpace = against === 'space';
  return prospect({
    men: view.men[from],
    power: powerIn(view, from),
    defender: defenderIn(view, to, against),
    bonus: isSpace ? defenceBonus(view, to, boat ? 'boat' : routeBetween(view, from, to)) : 0,
    stopAt: isSpace ? 1 : 0,
  });
}

/** Super powers that may lead a campaign. */
function leaders(view: View, seat: Seat, { from, to, against, free }: Plan): Power[] {
  const here = powerIn(view, from);
  const found: Power[] = [here];
  for (const power of ['hero', 'sorcerer'] as const)
    if (!free && power !== here && canSummon(view, seat, from, power)) found.push(power);
  if (against === 'space' && view.holder[to] === NOBODY) return found;
  const defender = defenderIn(view, to, against);
  return found.filter((power) => mayAttack(men(view.men[from], power), defender));
}

/** In thought, all who may join an attack join it, if it needs them. */
function callHelpers(scene: View, seat: Seat, plan: Plan): void {
  if (oddsOf(scene, plan).captures > ENOUGH) return;
  for (const { space, men: n } of helpers(scene, seat, plan)) march(scene, { from: space, to: plan.from, men: n });
}
/** A chance that needs no further men. */
export const ENOUGH = 0.9;

/** Men beside the attacking space who may join in; those who watch another's treasure come only to win the game. */
export function helpers(view: View, seat: Seat, { from, to }: Plan): { space: SpaceId; men: number }[] {
  const last = winning(view, seat).includes(to);
  return neighbours(view, from).flatMap((space) => {
    if (view.holder[space] !== seat || space === to) return [];
    const watched = treasureOwner(view, space);
    const n = last || watched < 0 || watched === seat ? spareMen(view, space) : 0;
    return n > 0 ? [{ space, men: n }] : [];
  });
}

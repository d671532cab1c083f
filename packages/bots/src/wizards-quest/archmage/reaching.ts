import type { Seat } from '@questhall/kernel';
import { BOAT_REACH, OFF, ORCS, SPACES, type SpaceId } from '@questhall/wizards-quest';
import { A_STEP, SHIELDED, STEPS, TURNS } from '../knight/hunting.js';
import { type Clash, chanceIn, guardsIn } from './clashes.js';
import { countersIn, HERO, leaderAt, type Scene, SORCERER, spare } from './ground.js';

const N = SPACES.length;
/** Men who could attack from each space that somebody holds, where they were mustered last; kept to spare memory. */
const musters = new Float64Array(N);
/** What it takes to come through each space on the way to the treasure that was looked for last, and how far off it lies. */
const tolls = new Float64Array(N);
const steps = new Uint8Array(N);

/** Count the men who could attack from each space: those there, and those beside it who may come. */
export function muster(scene: Scene): void {
  for (let space = 0; space < N; space++) musterIn(scene, space);
}

/** The same for one space. */
export function musterIn(scene: Scene, space: SpaceId): void {
  const { ground, holder, men } = scene;
  const seat = holder[space];
  if (seat < 0 || seat === ORCS) return;
  let sum = men[space] - 1;
  for (const other of ground.near[space]) if (holder[other] === seat) sum += 0.7 * spare(scene, other);
  musters[space] = sum;
}

/** A player after a treasure, with the men due each turn. */
export interface Hunt {
  readonly seat: Seat;
  readonly income: number;
  readonly target: SpaceId;
  /** Men who come to guard it each turn. */
  readonly growth?: number;
}

/** Men before a target, and what its defender adds against them. */
interface Front {
  readonly men: number;
  readonly bonus: number;
}

/** How good it is to have so many men before a target. */
type Judge = (scene: Scene, hunt: Hunt, front: Front) => number;

/** How surely and soon a seat that was mustered can take a space, 0 to 1: the knight's reckoning, quickly. */
export function reach(scene: Scene, hunt: Hunt): number {
  let worth = scene.ground.calm[hunt.target] ? SHIELDED : 1;
  let found = Math.max(0, worth * byBoat(scene, hunt, soon));
  let layer = begun(hunt.target);
  for (let step = 1; step <= STEPS && worth > found; step++) {
    if (step > 1) layer = beyond(scene, hunt.seat, layer);
    const best = step > 1 ? fromAfar(scene, hunt, { layer, judge: soon }) : fromBeside(scene, hunt, soon);
    found = Math.max(found, worth * best);
    worth *= A_STEP;
  }
  return found;
}

/** The chance that a seat that was mustered takes a treasure in its next turn. */
export function strike(scene: Scene, seat: Seat, income: number): number {
  let found = 0;
  for (const target of scene.prey[seat]) {
    if (scene.holder[target] === seat || scene.ground.shielded[target]) continue;
    const hunt = { seat, income, target };
    found = Math.max(found, fromBeside(scene, hunt, next), byBoat(scene, hunt, next));
    const layer = beyond(scene, seat, begun(target));
    found = Math.max(found, SECOND * fromAfar(scene, hunt, { layer, judge: next }));
  }
  return found;
}

/** How likely there is a card for another campaign, where the first leads but half the way. */
const SECOND = 0.25;

const next: Judge = (scene, hunt, front) => chanceAfter(0, hunt, siegeOf(scene, hunt, front));

/** How many turns it takes a seat that was mustered to take a space, on average and at least one. */
export function turnsTo(scene: Scene, hunt: Hunt): number {
  let found = Math.min(FAR, -byBoat(scene, hunt, haste));
  let layer = begun(hunt.target);
  for (let step = 1; step <= AFAR && step < found; step++) {
    if (step > 1) layer = beyond(scene, hunt.seat, layer);
    const best = step > 1 ? fromAfar(scene, hunt, { layer, judge: haste }) : fromBeside(scene, hunt, haste);
    found = Math.min(found, step - 1 - best);
  }
  return scene.ground.calm[hunt.target] ? found + 1 : found;
}
const FAR = 19;
const AFAR = 4;

function begun(target: SpaceId): SpaceId[] {
  tolls.fill(-1);
  tolls[target] = 0;
  steps[target] = 0;
  return [target];
}

function byBoat(scene: Scene, hunt: Hunt, judge: Judge): number {
  let found = Number.NEGATIVE_INFINITY;
  if (scene.boats[hunt.seat] === 0) return found;
  const bonus = scene.ground.landing[hunt.target];
  for (const from of BOAT_REACH[hunt.target])
    if (scene.holder[from] === hunt.seat) found = Math.max(found, judge(scene, hunt, { men: musters[from], bonus }));
  return found;
}

function fromBeside(scene: Scene, hunt: Hunt, judge: Judge): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const from of scene.ground.near[hunt.target]) {
    if (scene.holder[from] !== hunt.seat) continue;
    const bonus = scene.ground.bonus[hunt.target * N + from];
    found = Math.max(found, judge(scene, hunt, { men: musters[from], bonus }));
  }
  return found;
}

/** Through the spaces of a layer, and those between it and the target. */
function fromAfar(scene: Scene, hunt: Hunt, { layer, judge }: { layer: readonly SpaceId[]; judge: Judge }): number {
  let men = Number.NEGATIVE_INFINITY;
  for (const space of layer)
    for (const from of scene.ground.near[space])
      if (scene.holder[from] === hunt.seat) men = Math.max(men, musters[from] - tolls[space]);
  const isReached = men > Number.NEGATIVE_INFINITY;
  return isReached ? judge(scene, hunt, { men, bonus: scene.ground.plain[hunt.target] }) : men;
}

/** The chance to take the target within the next turns with so many men, and those due by then. */
function soon(scene: Scene, hunt: Hunt, front: Front): number {
  const siege = siegeOf(scene, hunt, front);
  let sum = 0;
  for (let turn = 0; turn < TURNS.length; turn++) sum += TURNS[turn] * chanceAfter(turn, hunt, siege);
  return sum;
}

/** The turns that takes, the fewer the better. */
function haste(scene: Scene, hunt: Hunt, front: Front): number {
  const siege = siegeOf(scene, hunt, front);
  let turns = 0;
  let fails = 1;
  let chance = 0;
  for (let turn = 0; turn < TURNS.length; turn++) {
    chance = chanceAfter(turn, hunt, siege);
    turns += fails;
    fails *= 1 - chance;
  }
  return -(turns + fails * Math.min(LONGEST, 1 / Math.max(chance, 0.1)));
}
const LONGEST = 8;

/** Those who fight for a target: of the attackers so many as there are now. */
function siegeOf(scene: Scene, { seat, target }: Hunt, { men, bonus }: Front): Clash {
  const kind = guardsIn(scene, target);
  const leader = kind === HERO ? HERO : SORCERER;
  const price = leaderAt(scene, seat, leader) === OFF ? 2 : 0;
  return { men: men - price, leader, guards: scene.men[target], kind, bonus };
}

function chanceAfter(
  turn: number,
  { income, growth = 0 }: Hunt,
  { men: now, leader, guards, kind, bonus }: Clash,
): number {
  const men = Math.floor(now + (turn + 1) * income);
  return men > 0 ? chanceIn({ men, leader, guards: Math.round(guards + (turn + 1) * growth), kind, bonus }) : 0;
}

/** The spaces one further away, with what it takes to come through them. */
function beyond(scene: Scene, seat: Seat, layer: readonly SpaceId[]): SpaceId[] {
  const next: SpaceId[] = [];
  for (const space of layer) {
    const step = steps[space] + 1;
    for (const other of scene.ground.near[space]) {
      if (scene.holder[other] === seat || (tolls[other] >= 0 && steps[other] !== step)) continue;
      const toll = tolls[space] + 1 + 1.3 * countersIn(scene, other);
      if (tolls[other] < 0) next.push(other);
      else if (tolls[other] <= toll) continue;
      tolls[other] = toll;
      steps[other] = step;
    }
  }
  return next;
}

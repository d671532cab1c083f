import type { Seat } from '@questhall/kernel';
import { BOAT_REACH, OFF, SPACES, type SpaceId } from '@questhall/wizards-quest';
import { A_STEP, SHIELDED, STEPS, TURNS } from '../knight/hunting.js';
import { chanceIn, guardsIn } from './clashes.js';
import { countersIn, HERO, leaderAt, type Scene, SORCERER, spare } from './ground.js';

const N = SPACES.length;
/** Men who could attack from each space, of the seat that was mustered last; kept to spare memory. */
const musters = new Float64Array(N);
/** What it takes to come through each space on the way to the treasure that was looked for last. */
const tolls = new Float64Array(N);

/** Count the men who could attack from each space of a seat: its own, and those beside it who may come. */
export function muster(scene: Scene, seat: Seat): void {
  const { ground, holder, men } = scene;
  for (let space = 0; space < N; space++) {
    if (holder[space] !== seat) continue;
    let sum = men[space] - 1;
    for (const other of ground.near[space]) if (holder[other] === seat) sum += 0.7 * spare(scene, other);
    musters[space] = sum;
  }
}

/** A player after a treasure, with the men due each turn. */
export interface Hunt {
  readonly seat: Seat;
  readonly income: number;
  readonly target: SpaceId;
}

/** Men before a target, and what its defender adds against them. */
interface Front {
  readonly men: number;
  readonly bonus: number;
}

/** How surely and soon a seat that was mustered can take a space, 0 to 1: the knight's reckoning, quickly. */
export function reach(scene: Scene, hunt: Hunt): number {
  const { seat, target } = hunt;
  let worth = scene.ground.calm[target] ? SHIELDED : 1;
  let found = scene.boats[seat] > 0 ? worth * byBoat(scene, hunt) : 0;
  tolls.fill(-1);
  tolls[target] = 0;
  let layer = [target];
  for (let step = 1; step <= STEPS && worth > found; step++) {
    if (step > 1) layer = beyond(scene, seat, layer);
    found = Math.max(found, worth * (step > 1 ? fromAfar(scene, hunt, layer) : fromBeside(scene, hunt)));
    worth *= A_STEP;
  }
  return found;
}

function byBoat(scene: Scene, hunt: Hunt): number {
  let found = 0;
  for (const from of BOAT_REACH[hunt.target])
    if (scene.holder[from] === hunt.seat)
      found = Math.max(found, soon(scene, hunt, { men: musters[from], bonus: scene.ground.landing[hunt.target] }));
  return found;
}

function fromBeside(scene: Scene, hunt: Hunt): number {
  let found = 0;
  for (const from of scene.ground.near[hunt.target])
    if (scene.holder[from] === hunt.seat)
      found = Math.max(
        found,
        soon(scene, hunt, { men: musters[from], bonus: scene.ground.bonus[hunt.target * N + from] }),
      );
  return found;
}

function fromAfar(scene: Scene, hunt: Hunt, layer: readonly SpaceId[]): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const space of layer)
    for (const from of scene.ground.near[space])
      if (scene.holder[from] === hunt.seat) most = Math.max(most, musters[from] - tolls[space]);
  return most === Number.NEGATIVE_INFINITY
    ? 0
    : soon(scene, hunt, { men: most, bonus: scene.ground.plain[hunt.target] });
}

/** The chance to take the target within the next turns with so many men, and those due by then. */
function soon(scene: Scene, { seat, income, target }: Hunt, { men, bonus }: Front): number {
  const kind = guardsIn(scene, target);
  const leader = kind === HERO ? HERO : SORCERER;
  const price = leaderAt(scene, seat, leader) === OFF ? 2 : 0;
  let sum = 0;
  for (let turn = 0; turn < TURNS.length; turn++) {
    const force = Math.floor(men - price + (turn + 1) * income);
    if (force > 0) sum += TURNS[turn] * chanceIn({ men: force, leader, guards: scene.men[target], kind, bonus });
  }
  return sum;
}

/** The spaces one further away, with what it takes to come through them. */
function beyond(scene: Scene, seat: Seat, layer: readonly SpaceId[]): SpaceId[] {
  const next: SpaceId[] = [];
  for (const space of layer) {
    for (const other of scene.ground.near[space]) {
      if (scene.holder[other] === seat || (tolls[other] >= 0 && !next.includes(other))) continue;
      const toll = tolls[space] + 1 + 1.3 * countersIn(scene, other);
      if (tolls[other] < 0) next.push(other);
      else if (tolls[other] <= toll) continue;
      tolls[other] = toll;
    }
  }
  return next;
}

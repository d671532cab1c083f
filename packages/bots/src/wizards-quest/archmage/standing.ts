import type { Seat } from '@questhall/kernel';
import { FIRST_CASTLE, IS_CASTLE, OFF, ORCS, SPACES, type SpaceId } from '@questhall/wizards-quest';
import { FRENZY, HUNTS, WORTH } from '../knight/evaluation.js';
import { chanceIn, guardsIn } from './clashes.js';
import { NONE, type Scene } from './ground.js';
import { muster, reach, turnsTo } from './reaching.js';

const N = SPACES.length;

/** How a seat stands: the knight's judgement of what it has, may get and may lose to orcs, reckoned quickly. */
export function standing(scene: Scene, seat: Seat): number {
  const kingdom = kingdomOf(scene, seat);
  const income = Math.max(4, kingdom);
  const due = income * WORTH.income + Math.min(4, kingdom) * WORTH.promise;
  return property(scene, seat) + due + hunts(scene, seat, income) - exposure(scene, seat);
}

const seen = new Uint8Array(N);
const reached = new Uint8Array(N);

/** How many spaces of a seat belong to kingdoms. */
export function kingdomOf({ ground, holder }: Scene, seat: Seat): number {
  seen.fill(0);
  let count = 0;
  for (let space = FIRST_CASTLE; space < N; space++) {
    if (holder[space] !== seat) continue;
    seen[space] = 1;
    reached[count++] = space;
  }
  for (let i = 0; i < count; i++) {
    for (const next of ground.near[reached[i]]) {
      if (seen[next] === 1 || holder[next] !== seat) continue;
      seen[next] = 1;
      reached[count++] = next;
    }
  }
  return count;
}

function property({ holder, men, hero, sorcerer, boats }: Scene, seat: Seat): number {
  let sum = boats[seat] * WORTH.boat;
  for (let space = 0; space < N; space++) {
    if (holder[space] !== seat) continue;
    sum += men[space] * WORTH.man + WORTH.space + (IS_CASTLE[space] ? WORTH.castle : 0);
  }
  if (hero[seat] !== OFF) sum += WORTH.power;
  return sorcerer[seat] === OFF ? sum : sum + WORTH.power;
}

function hunts(scene: Scene, seat: Seat, income: number): number {
  const taken = scene.taken[seat];
  let sum: number = WORTH.treasures[taken];
  if (taken > 2) return sum;
  muster(scene);
  const chances: number[] = [];
  for (const target of scene.prey[seat])
    if (scene.holder[target] !== seat) chances.push(reach(scene, { seat, income, target }));
  chances.sort((a, b) => b - a);
  for (let i = 0; i < chances.length && taken + i < 3; i++)
    sum += chances[i] * HUNTS[i] * (WORTH.treasures[taken + i + 1] - WORTH.treasures[taken + i]);
  return sum;
}

/** How many turns a seat needs to win, if one treasure is taken after the other. */
export function race(scene: Scene, seat: Seat): number {
  const income = Math.max(4, kingdomOf(scene, seat));
  muster(scene);
  const turns = scene.prey[seat]
    .filter((target) => scene.holder[target] !== seat)
    .map((target) => turnsTo(scene, { seat, income, target }));
  turns.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < turns.length && scene.taken[seat] + i < 3; i++) sum += turns[i];
  return Math.max(1, sum);
}

/** What frenzies may cost a seat. */
export function exposure(scene: Scene, seat: Seat): number {
  let sum = 0;
  for (let space = 0; space < N; space++) if (scene.holder[space] === seat) sum += exposedIn(scene, seat, space);
  return sum;
}

/** What a frenzy may cost those of a seat in one space. */
export function exposedIn(scene: Scene, seat: Seat, space: SpaceId): number {
  const { ground, holder, men, hero } = scene;
  let most = 0;
  for (const other of ground.near[space])
    if (holder[other] === ORCS && men[other] >= FRENZY.men - 1) most = Math.max(most, men[other]);
  if (most === 0 || hero[seat] === space || ground.calm[space]) return 0;
  const rage = most >= FRENZY.men ? 1 : ground.seats / 6;
  const kind = guardsIn(scene, space);
  const bonus = ground.plain[space];
  return rage * FRENZY.lost * chanceIn({ men: FRENZY.men, leader: NONE, guards: men[space], kind, bonus });
}

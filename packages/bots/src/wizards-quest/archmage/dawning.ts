import type { Random } from '@questhall/kernel';
import { CASTLE_REGIONS, FIRST_CASTLE, NOBODY, ORCS, REGION_OF, SPACES, type SpaceId } from '@questhall/wizards-quest';
import { copied, countersIn, HERO, leaderIn, type Scene, shrink } from './ground.js';

const N = SPACES.length;
const MOST_ORCS = 4;

/** Another turn begins: what orcs, dragon and wizard do, as the dice will. */
export function dawn(scene: Scene, random: Random): Scene {
  const after = copied(scene);
  for (const out of scene.ground.out) if (!out) generate(after, 1 + random(6));
  for (let space = 0; space < N; space++)
    if (after.holder[space] === ORCS && after.men[space] === MOST_ORCS) frenzy(after, space, random);
  for (let space = 0; space < N; space++) if (after.holder[space] === NOBODY) settle(after, space);
  const dragon = gobble(after, random);
  const wizard = random(FIRST_CASTLE);
  prosper(after, wizard);
  const shielded = REGION_OF.map((region, space) => region === REGION_OF[wizard] || space === dragon);
  return { ...after, ground: { ...after.ground, shielded, calm: shielded } };
}

function generate({ holder, men }: Scene, region: number): void {
  for (let space = 0; space < N; space++) {
    if (holder[space] !== ORCS || men[space] >= MOST_ORCS) continue;
    const isThere =
      space < FIRST_CASTLE ? REGION_OF[space] === region : CASTLE_REGIONS[space - FIRST_CASTLE].includes(region);
    if (isThere) men[space] += 1;
  }
}

function settle({ holder, men }: Scene, space: SpaceId): void {
  holder[space] = ORCS;
  men[space] = 1;
}

/** Orcs attack round about while two of them are left. */
function frenzy(scene: Scene, from: SpaceId, random: Random): void {
  const { holder, men, ground } = scene;
  for (const to of ground.near[from]) {
    if (holder[to] < 0 || holder[to] === ORCS || ground.calm[to] || leaderIn(scene, to) === HERO) continue;
    while (men[from] > 1 && holder[to] !== NOBODY) battle(scene, { from, to }, random);
    if (men[from] < 2) return;
    men[from] -= 1;
    settle(scene, to);
  }
}

function battle(scene: Scene, { from, to }: { from: SpaceId; to: SpaceId }, random: Random): void {
  const { men, ground } = scene;
  const attack = 1 + random(6);
  const defence = 1 + random(6);
  const hits = attack <= Math.min(MOST_ORCS, men[from]);
  const strikes = defence <= Math.min(4, men[to]) + leaderIn(scene, to) + ground.plain[to];
  if (hits) shrink(scene, to, countersIn(scene, to) - attack);
  men[from] = Math.max(0, men[from] - (strikes ? defence : hits ? 0 : 1));
  if (men[from] === 0) scene.holder[from] = NOBODY;
}

/** The dragon goes about until it has found somebody. */
function gobble(scene: Scene, random: Random): SpaceId {
  for (let tries = 0; tries < 20; tries++) {
    const space = random(FIRST_CASTLE);
    const owner = scene.holder[space];
    if (owner < 0 || scene.ground.shielded[space]) continue;
    shrink(scene, space, countersIn(scene, space) - 1 - random(6));
    if (owner !== ORCS) return space;
  }
  return -1;
}

function prosper({ holder, men }: Scene, space: SpaceId): void {
  if (holder[space] === NOBODY) return;
  men[space] = holder[space] === ORCS ? Math.min(MOST_ORCS, men[space] + 3) : men[space] + 3;
}

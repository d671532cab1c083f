import type { Seat } from '@questhall/kernel';
import { OFF, SPACES } from '@questhall/wizards-quest';
import type { Scene } from './ground.js';
import { musterIn, reach, strike } from './reaching.js';
import { exposedIn, kingdomOf } from './standing.js';

const N = SPACES.length;

/** What makes one of two likelier to win, by how some six hundred games ended: powers of e. */
const WEIGHTS = {
  /** By their logarithm: of few one more counts for much. */
  men: 0.87,
  income: 0.25,
  hero: 0.05,
  sorcerer: 0.2,
  boat: 0.18,
  /** A man whom orcs may slay. */
  exposed: 1 / 30,
  /** To have two treasures of the three. */
  two: 0.45,
  /** To move next, if the other has moved already. */
  turn: 0.77,
  /** To move next and surely take the last treasure. */
  strike: 1.5,
} as const;
/** How easy treasures are to get, by the logarithm: the easiest first, the hardest counts most. */
const EASE = [0.1, 0.26, 0.59] as const;
/** No way is quite hopeless. */
const LEAST = 0.1;
/** For a treasure that is not laid yet, or lies under own men. */
const UNKNOWN = 0.6;
/** How surely the last one is had if a card moves it to where that is easiest. */
const TRUMP = 0.9;
/** So much of the others' men due comes to guard a treasure that they hold. */
const GUARD = 0.5;

/** How surely a seat wins against the only other, with those who have yet to move this turn. */
export function outlook(scene: Scene, seat: Seat, later: readonly Seat[]): number {
  const other = 1 - seat;
  goOver(scene);
  if (lands[other] === 0) return 1;
  if (lands[seat] === 0) return 0;
  const incomes = [Math.max(4, kingdomOf(scene, 0)), Math.max(4, kingdomOf(scene, 1))];
  const easier = ease(scene, seat, incomes) - ease(scene, other, incomes);
  const has = means(scene, seat, incomes) - means(scene, other, incomes);
  return 1 / (1 + Math.exp(-(has + easier + tempo(scene, seat, { later, incomes }))));
}

/** Lands and men of the two, and what orcs may cost them; kept to spare memory. */
const lands = new Uint8Array(2);
const armies = new Float64Array(2);
const perils = new Float64Array(2);

/** All that can be seen by going over the board once; men are mustered too. */
function goOver(scene: Scene): void {
  const { holder, men } = scene;
  lands.fill(0);
  armies.fill(0);
  perils.fill(0);
  for (let space = 0; space < N; space++) {
    const seat = holder[space];
    if (seat !== 0 && seat !== 1) continue;
    lands[seat] += 1;
    armies[seat] += men[space];
    perils[seat] += exposedIn(scene, seat, space);
    musterIn(scene, space);
  }
}

/** What a seat has to fight with. */
function means({ hero, sorcerer, boats }: Scene, seat: Seat, incomes: readonly number[]): number {
  let sum = WEIGHTS.men * Math.log(3 + armies[seat]) + WEIGHTS.income * Math.log(incomes[seat]);
  sum -= WEIGHTS.exposed * perils[seat];
  if (hero[seat] !== OFF) sum += WEIGHTS.hero;
  if (sorcerer[seat] !== OFF) sum += WEIGHTS.sorcerer;
  return boats[seat] > 0 ? sum + WEIGHTS.boat : sum;
}

/** How surely treasures can be got, the surest first; kept to spare memory. */
const ways = new Float64Array(8);

/** How easily a seat gets its treasures; those it has were easy, and one that a card can bring is as good as those. */
function ease(scene: Scene, seat: Seat, incomes: readonly number[]): number {
  seek(scene, seat, incomes);
  const has = scene.taken[seat] + (hasTrump(scene, seat) ? 1 : 0);
  let sum = has > 1 ? WEIGHTS.two : 0;
  for (let i = 0; i < EASE.length; i++) sum += EASE[i] * Math.log((i < has ? 1 : ways[i - has]) + LEAST);
  return sum;
}

/** Whether a seat holds a card that moves a treasure, as far as is known to who thinks. */
function hasTrump({ ground }: Scene, seat: Seat): boolean {
  return ground.trump && ground.me === seat;
}

function seek(scene: Scene, seat: Seat, incomes: readonly number[]): void {
  const { holder, prey, taken } = scene;
  let count = 0;
  for (const target of prey[seat]) {
    const growth = holder[target] === 1 - seat ? GUARD * incomes[1 - seat] : 0;
    const hunt = { seat, income: incomes[seat], target, growth };
    note(holder[target] === seat ? UNKNOWN : reach(scene, hunt), count++);
  }
  while (count + taken[seat] < EASE.length) note(UNKNOWN, count++);
}

/** Among so many noted before. */
function note(way: number, count: number): void {
  let at = count;
  for (; at > 0 && ways[at - 1] < way; at--) ways[at] = ways[at - 1];
  ways[at] = way;
}

/** What it counts who is next. */
function tempo(
  scene: Scene,
  seat: Seat,
  { later, incomes }: { later: readonly Seat[]; incomes: readonly number[] },
): number {
  const [next] = later;
  if (next === undefined) return 0;
  let sum = later.length === 1 ? WEIGHTS.turn : 0;
  if (scene.taken[next] === 2)
    sum += WEIGHTS.strike * Math.max(strike(scene, next, incomes[next]), hasTrump(scene, next) ? TRUMP : 0);
  return next === seat ? sum : -sum;
}

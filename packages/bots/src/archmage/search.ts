import { advance, fork, type Live, random as randomFrom } from '@questhall/kernel';
import type { Chance } from '../bot.js';
import { isSettled } from './believing.js';
import type { Craft } from './craft.js';
import type { Meter } from './meter.js';
import { playOut } from './playout.js';
import { mean, type Trial } from './trials.js';

/** So many candidates are left after a round, of those before it. */
const KEPT = 0.5;
/** So many are tried whatever the budget, and more of them while that takes less than this share of it. */
const FEW = 7;
const WIDE = 0.2;

/** How long may be thought, and what was thought of each option before, where something is believed. */
export interface Thought {
  readonly meter: Meter;
  readonly leads?: readonly number[] | undefined;
}

/**
 * Play on from each candidate in the same worlds with the same dice, and let the worse half go from round to round. The
 * first candidate is never let go: the others must prove better than it in the very worlds they were tried in. Others
 * may be let think, or be heard, after every playout.
 */
export function* tried(
  craft: Craft,
  chance: Chance,
  candidates: readonly number[],
  { meter, leads = [] }: Thought,
): Generator<void, readonly Trial[]> {
  const trials = candidates.map((option): Trial => ({ option, worths: [] }));
  const first = yield* tryWorld(craft, chance, trials, { meter, until: (n) => (n < FEW ? 1 : WIDE) });
  let alive = noted(trials.slice(0, first.length), first);
  if (alive.length < 2) return alive;
  const rounds = Math.ceil(Math.log2(alive.length));
  for (let round = 1; round <= rounds; round++) {
    while (meter.spent() < round / rounds) {
      const found = yield* tryWorld(craft, chance, alive, { meter, until: () => 1 });
      // A world that the budget did not suffice for counts for nobody.
      if (found.length === alive.length) noted(alive, found);
      if (craft.belief && isSettled(alive, leads, craft.belief.spread)) return alive;
    }
    if (round < rounds) alive = fittest(alive);
  }
  return alive;
}

/** What one more world is worth to one after the other, while no more of the budget is spent than each may come to. */
function* tryWorld(
  craft: Craft,
  chance: Chance,
  trials: readonly Trial[],
  { meter, until }: { meter: Meter; until: (n: number) => number },
): Generator<void, number[]> {
  const world = chance.sample?.(1)[0];
  const seed = chance.random(2 ** 32);
  const found: number[] = [];
  for (const { option } of trials) {
    if (!world || meter.spent() >= until(found.length)) break;
    meter.count();
    found.push(worthOf(craft, chance, world, { option, seed }));
    yield;
  }
  return found;
}

function noted(trials: Trial[], found: readonly number[]): Trial[] {
  trials.forEach(({ worths }, i) => {
    worths.push(found[i]);
  });
  return trials;
}

function worthOf(
  craft: Craft,
  { seat }: Chance,
  world: Live,
  { option, seed }: { option: number; seed: number },
): number {
  const live = fork(world.game, world.state);
  const mine = live.asked.find((asked) => asked.seat === seat);
  advance(live, seat, mine?.options[option]);
  return playOut(craft, live, { seat, random: randomFrom(seed), from: craft.turn(world.state.board) });
}

function fittest(trials: readonly Trial[]): Trial[] {
  const [first, ...others] = trials;
  others.sort((a, b) => mean(b.worths) - mean(a.worths));
  return [first, ...others.slice(0, Math.max(1, Math.ceil(trials.length * KEPT) - 1))];
}

import { advance, fork, type Game, type Live, type Random, random, type Seat, type State } from '@questhall/kernel';
import { candidatesOf } from './archmage/candidates.js';
import type { Craft, Critic, Missed } from './archmage/craft.js';
import { chancesIn, playOut } from './archmage/playout.js';
import { lead, mean, type Trial } from './archmage/trials.js';
import type { Chance } from './bot.js';
import { chance } from './seat.js';

/** What a pick was worth when it was made; what it gave away against the best that could be seen, 0 if nothing surely. */
export interface Judged extends Missed {
  /** Each seat's chance to win after it, on average over what the picker could not know. */
  readonly expected: readonly number[];
  /** How surely the seat would have won by the best that could be seen, where there was something to compare. */
  readonly hope?: number;
}

/** Worlds a pick is tried in, and how sure it must be that another was better. */
const WORLDS = 6;
const SURE = 2;
/** Less than this is no mistake. */
export const LEAST = 0.01;

export interface Made {
  readonly state: State;
  readonly seat: Seat;
  readonly pick: string;
  readonly dice: Random;
  /** Who judges by reckoning, if somebody does. */
  readonly critic?: Critic;
}

/** Judge a pick as the seat could when it made it, by where it and others lead in that turn. */
export function* judged(
  game: Game,
  craft: Craft,
  { state, seat, pick, dice, critic }: Made,
): Generator<void, Judged | null> {
  const here = chance(game, state, seat, dice);
  const made = here.options.findIndex((_, i) => here.name(i) === pick);
  if (made < 0) return null;
  const trials = (critic ? [] : candidatesOf(craft, here, made)).map((option): Trial => ({ option, worths: [] }));
  // What the picker cannot know makes a world better or worse than the true one, before a pick as after it.
  const expected = chancesIn(craft, { game, state });
  for (let n = 0; n < WORLDS; n++) {
    const [world] = here.sample?.(1) ?? [];
    if (!world) return null;
    const before = chancesIn(craft, world);
    for (const [one, after] of chancesIn(craft, picked(world, seat, made)).entries())
      expected[one] += (after - before[one]) / WORLDS;
    yield;
    if (trials.length > 1) yield* triedIn(craft, world, { seat, trials, seed: dice(2 ** 32) });
  }
  if (critic) return { expected, ...critic(here, made) };
  return trials.length > 1 ? { expected, ...missedBy(trials, here) } : { expected, lost: 0 };
}

function picked({ game, state }: Live, seat: Seat, option: number): Live {
  const live = fork(game, state);
  advance(live, seat, live.asked.find((asked) => asked.seat === seat)?.options[option]);
  return live;
}

interface Trying {
  readonly seat: Seat;
  readonly trials: readonly Trial[];
  readonly seed: number;
}

/** What is still to be done this turn is done much as well after one choice as after another. */
function* triedIn(craft: Craft, world: Live, { seat, trials, seed }: Trying): Generator<void, void> {
  const turn = { ...craft, horizon: 1 };
  const from = craft.turn(world.state.board);
  for (const { option, worths } of trials) {
    worths.push(playOut(turn, picked(world, seat, option), { seat, random: random(seed), from }));
    yield;
  }
}

function missedBy([own, ...others]: readonly Trial[], here: Chance): Omit<Judged, 'expected'> {
  const best = others.map((trial) => ({ trial, ...lead(trial, own) })).sort((a, b) => b.by - a.by)[0];
  if (best.sure < SURE || best.by < LEAST) return { lost: 0, hope: mean(own.worths) };
  return { lost: best.by, better: here.name(best.trial.option), hope: mean(best.trial.worths) };
}

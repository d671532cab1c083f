import { advance, fork, type Game, type Random, random, type Seat, type State } from '@questhall/kernel';
import { candidatesOf } from './archmage/candidates.js';
import type { Craft } from './archmage/craft.js';
import { chancesIn, playOut } from './archmage/playout.js';
import { lead, type Trial } from './archmage/search.js';
import { chance } from './seat.js';

/** What a pick was worth when it was made. */
export interface Judged {
  /** Each seat's chance to win after it, on average over what the picker could not know. */
  readonly expected: readonly number[];
  /** What it gave away against the best that could be seen, 0 if nothing surely. */
  readonly lost: number;
  readonly better?: string;
}

/** Worlds a pick is tried in, and how sure it must be that another was better. */
const WORLDS = 6;
const SURE = 2;
/** Less than this is no mistake. */
const LEAST = 0.01;

export interface Made {
  readonly state: State;
  readonly seat: Seat;
  readonly pick: string;
  readonly dice: Random;
}

/** Judge a pick as the seat could when it made it, by where it and others lead in that turn. */
export function* judged(game: Game, craft: Craft, { state, seat, pick, dice }: Made): Generator<void, Judged | null> {
  const here = chance(game, state, seat, dice);
  const made = here.options.findIndex((_, i) => here.name(i) === pick);
  if (made < 0) return null;
  const trials = candidatesOf(craft, here, made).map((option): Trial => ({ option, worths: [] }));
  if (trials.length === 0) trials.push({ option: made, worths: [] });
  const turn = { ...craft, horizon: 1 };
  // What the picker cannot know makes a world better or worse than the true one, before a pick as after it.
  const expected = chancesIn(craft, { game, state });
  for (let n = 0; n < WORLDS; n++) {
    const [world] = here.sample?.(1) ?? [];
    if (!world) return null;
    const seed = dice(2 ** 32);
    const from = craft.turn(world.state.board);
    const before = chancesIn(craft, world);
    for (const { option, worths } of trials) {
      const live = fork(game, world.state);
      advance(live, seat, live.asked.find((asked) => asked.seat === seat)?.options[option]);
      if (option === made)
        for (const [one, chance] of chancesIn(craft, live).entries()) expected[one] += (chance - before[one]) / WORLDS;
      // What is still to be done this turn is done much as well after one choice as after another.
      if (trials.length > 1) worths.push(playOut(turn, live, { seat, random: random(seed), from }));
      yield;
    }
  }
  const [own, ...others] = trials;
  const best = others.map((trial) => ({ trial, ...lead(trial, own) })).sort((a, b) => b.by - a.by)[0];
  if (!best || best.sure < SURE || best.by < LEAST) return { expected, lost: 0 };
  return { expected, lost: best.by, better: here.name(best.trial.option) };
}

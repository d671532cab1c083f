import { random, rewound } from '@questhall/kernel';
import { type Looks, lawsOn, type Violation } from './laws.js';
import { choose, dealt, type Played, playOut } from './match.js';
import { rounded } from './output.js';
import { type Answer, explore, neverReached, nothingReached, traced } from './reach.js';
import { botsOf, fixtureOf, type Series } from './series.js';
import { median } from './statistics.js';
import { whim } from './whims.js';

export interface Wanted extends Series {
  /** On which of the games the laws are run. */
  readonly laws: readonly number[];
  readonly looks: Looks;
  readonly reach: boolean;
  /** To reach more, every other game is played by options, and with as many of the seats, as chance will. */
  readonly vary: boolean;
  /** To reach more, each game ends so often by whim, from some moment on that bots have brought it to. */
  readonly whims: number;
}
export type Simulated = Awaited<ReturnType<typeof simulated>>;

/** Play the games, timed and with the laws off; then run the laws on the same games. Of long runs each is played once. */
export async function simulated(wanted: Wanted) {
  const { house, games, seats, laws, looks } = wanted;
  const once = new Set(looks.sample === undefined ? [] : laws);
  const from = performance.now();
  const timed = numbers(games).flatMap((i) => (once.has(i) ? [] : [{ ...playOne(wanted, i), game: i }]));
  const seconds = (performance.now() - from) / 1000;
  const held = await lawsOn(wanted, laws, looks);
  const played = [...timed, ...held.ends.filter(({ game }) => once.has(game))];
  const violations = [...unfinished(timed, laws), ...held.violations];
  const decisions = sum(played.map((p) => p.decisions));
  return {
    game: house.game.id,
    games,
    seats,
    options: wanted.options,
    seed: wanted.seed,
    finished: played.filter((p) => p.result).length,
    decisions,
    choices: sum(played.map((p) => p.choices)),
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(sum(timed.map((p) => p.decisions)) / Math.max(seconds, 1e-9)),
    medianDecisions: median(played.map((p) => p.decisions)),
    winners: seats.map((_, seat) => played.filter((p) => soleWinner(p) === seat).length),
    draws: played.filter((p) => p.result && soleWinner(p) === undefined).length,
    lawGames: laws.length,
    ...looks,
    checks: held.checks,
    violations: violations.length,
    ...(violations.length > 0 && { violationList: violations }),
    ...(wanted.reach && { reach: reachOf(wanted, median(played.map((p) => p.decisions))) }),
  };
}

function playOne(wanted: Wanted, i: number): Played {
  const { state, random } = dealt(fixtureOf(wanted), i);
  return playOut(wanted.house.game, state, botsOf(wanted), random);
}

/** A game that breaks or never ends is a fault; where the laws are run, they tell it. */
function unfinished(timed: readonly (Played & { game: number })[], laws: readonly number[]): Violation[] {
  return timed.flatMap(({ game, why }) => (why === undefined || laws.includes(game) ? [] : [{ game, why }]));
}

function soleWinner({ result }: Pick<Played, 'result'>): number | undefined {
  return result?.winners.length === 1 ? result.winners[0] : undefined;
}

/** What never occurred; `usual` is how many prompts a game takes. */
function reachOf(wanted: Wanted, usual: number) {
  const { marks } = wanted.house;
  const reached = nothingReached(marks);
  const game = traced(wanted.house.game, reached);
  for (let i = 0; i < wanted.games; i++) {
    const series = varied(wanted, i);
    const { state, random } = dealt({ ...fixtureOf(series), game }, i);
    const bots = botsOf(series);
    const answer: Answer = (live, asked) => choose(live, asked, bots[asked.seat], random);
    const prompts = wanted.whims > 0 ? random(usual) : undefined;
    const far = explore(game, { state, answer, random, marks, prompts }, reached);
    for (let n = 1; n <= wanted.whims; n++)
      explore(game, { state: rewound(game, far, n), answer: whim(random), random, marks, done: new Set() }, reached);
  }
  return neverReached(game, reached, marks);
}

/** The `i`th table: as it was wished for, or every other one by options, and with as many of its seats, as chance will. */
function varied(wanted: Wanted, i: number): Series {
  const { house, seats, seed, vary } = wanted;
  if (!vary || i % 2 === 0) return wanted;
  const dice = random(`${seed} options ${i}`);
  const chosen = Object.entries(house.game.options).map(([id, { choices }]) => [id, choices[dice(choices.length)]]);
  const least = Math.min(seats.length, house.game.seats.min);
  const count = least + dice(seats.length - least + 1);
  return { ...wanted, options: Object.fromEntries(chosen), seats: seats.slice(0, count) };
}

function sum(parts: readonly number[]): number {
  return parts.reduce((a, b) => a + b, 0);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

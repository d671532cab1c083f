import { lawsOn, type Violation } from './laws.js';
import { dealt, type Played, playOut } from './match.js';
import { rounded } from './output.js';
import { explore, neverReached, nothingReached, traced } from './reach.js';
import { botsOf, fixtureOf, type Series } from './series.js';
import { median } from './statistics.js';

export interface Wanted extends Series {
  /** On which of the games the laws are run. */
  readonly laws: readonly number[];
  readonly reach: boolean;
}
export type Simulated = Awaited<ReturnType<typeof simulated>>;

/** Play the games, timed and with the laws off; then run the laws on the same games. */
export async function simulated(wanted: Wanted) {
  const { house, games, seats, laws } = wanted;
  const from = performance.now();
  const played = Array.from({ length: games }, (_, i) => playOne(wanted, i));
  const seconds = (performance.now() - from) / 1000;
  const held = await lawsOn(wanted, laws);
  const violations = [...unfinished(played, laws), ...held.violations];
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
    decisionsPerSecond: Math.round(decisions / Math.max(seconds, 1e-9)),
    medianDecisions: median(played.map((p) => p.decisions)),
    winners: seats.map((_, seat) => played.filter((p) => soleWinner(p) === seat).length),
    draws: played.filter((p) => p.result && soleWinner(p) === undefined).length,
    lawGames: laws.length,
    checks: held.checks,
    violations: violations.length,
    ...(violations.length > 0 && { violationList: violations }),
    ...(wanted.reach && { reach: reachOf(wanted) }),
  };
}

function playOne(wanted: Wanted, i: number): Played {
  const { state, random } = dealt(fixtureOf(wanted), i);
  return playOut(wanted.house.game, state, botsOf(wanted), random);
}

/** A game that breaks or never ends is a fault; where the laws are run, they tell it. */
function unfinished(played: readonly Played[], laws: readonly number[]): Violation[] {
  return played.flatMap((p, game) => (p.why === undefined || laws.includes(game) ? [] : [{ game, why: p.why }]));
}

function soleWinner({ result }: Played): number | undefined {
  return result?.winners.length === 1 ? result.winners[0] : undefined;
}

function reachOf(wanted: Wanted) {
  const { marks } = wanted.house;
  const reached = nothingReached(marks);
  const game = traced(wanted.house.game, reached);
  for (let i = 0; i < wanted.games; i++) {
    const { state, random } = dealt({ ...fixtureOf(wanted), game }, i);
    explore(game, { state, bots: botsOf(wanted), random, marks }, reached);
  }
  return neverReached(game, reached, marks);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

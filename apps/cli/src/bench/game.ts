import { randomBot } from '@questhall/bots';
import { copyState } from '@questhall/kernel';
import type { House } from '../house.js';
import { type Held, lawsOn } from '../laws.js';
import { dealt, type Fixture, playOut } from '../match.js';
import { rounded } from '../output.js';
import { readTable, usualSeats } from '../read.js';
import { fixtureOf } from '../series.js';
import { median, quantile } from '../statistics.js';
import { recordLoad } from './record.js';
import { microseconds, optionsCall, positions } from './states.js';

/** How fast one game is: each figure the median of several. */
export async function benchGame(house: House, seconds: number) {
  const { game } = house;
  const series = {
    house,
    games: 1,
    seats: usualSeats(house, 'random'),
    options: readTable(house, undefined),
    seed: 'bench',
  };
  const fixture = fixtureOf(series);
  const speeds = Array.from({ length: 6 }, (_, i) => decisionsPerSecond(fixture, seconds, i * 100_000)).slice(1);
  const states = positions(fixture, 2000, 7);
  const options = states.map((state) => microseconds(optionsCall(game, state)));
  const clone = states.map((state) => microseconds(() => game.clone(state.board)));
  const copy = states.map((state) => microseconds(() => copyState(game, state)));
  return {
    game: game.id,
    seats: series.seats.length,
    decisionsPerSecond: Math.round(median(speeds)),
    optionsUs: { median: rounded(median(options)), p99: rounded(quantile(options, 0.99)) },
    cloneUs: { median: rounded(median(clone)), p99: rounded(quantile(clone, 0.99)) },
    copyStateUs: { median: rounded(median(copy)), p99: rounded(quantile(copy, 0.99)) },
    record: recordLoad(series),
    laws: await lawsTime(() => lawsOn(series, [0])),
  };
}

/** Random games for a while. The first round warms up and is not counted. */
function decisionsPerSecond(fixture: Fixture, seconds: number, firstGame: number): number {
  const bots = Array.from({ length: fixture.seats }, randomBot);
  let decisions = 0;
  let spent = 0;
  for (let i = firstGame; spent < seconds * 1000; i++) {
    const { state, random } = dealt(fixture, i);
    const from = performance.now();
    decisions += playOut(fixture.game, state, bots, random).decisions;
    spent += performance.now() - from;
  }
  return (decisions * 1000) / spent;
}

async function lawsTime(run: () => Promise<Held>): Promise<{ readonly checks: number; readonly ms: number }> {
  const from = performance.now();
  const { checks } = await run();
  return { checks, ms: rounded(performance.now() - from) };
}

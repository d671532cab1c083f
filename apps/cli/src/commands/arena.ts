import { bar } from '../arena/bar.js';
import { CLOCKS, readClock } from '../arena/clocks.js';
import { playMatch } from '../arena/crew.js';
import { openLedger } from '../arena/ledger.js';
import { ratings } from '../arena/ratings.js';
import type { Match, Round } from '../arena/round.js';
import { command } from '../command.js';
import { WrongWords } from '../failure.js';
import { json, rounded, say, short, table } from '../output.js';
import { readCount, readGame, readSeats, readTable } from '../read.js';
import { median, quantile, wilson } from '../statistics.js';

type Outcome = ReturnType<typeof judged>;

export const arena = command({
  name: 'arena',
  words: '<game>',
  says: 'let bots play a match, sides swapped: win rates and think times',
  flags: {
    seats: { value: 'LIST', says: 'the players, e.g. knight,squire' },
    games: { value: 'N', says: 'how many games (100)' },
    options: { value: 'JSON', says: "the table's options" },
    seed: { value: 'S', says: 'any words; the same seed plays the same match (1)' },
    workers: { value: 'N', says: 'how many threads play (2)' },
    clock: { value: CLOCKS.join('|'), says: 'what thought is counted by, its budgets too (wall)' },
    resume: {
      value: 'FILE',
      says: 'keep every game in this file as it ends, and play only those that are missing there',
    },
    json: { says: 'print JSON: {game, games, players: [{bot, wins, rate, interval, rating, think}], draws, …}' },
  },
  more: [
    'Each deal is played once from every seat: with two players, games 0 and 1 are the same deal with sides swapped.',
    'A bot that searches may be told how long: archmage:0.2 thinks 0.2 s a decision, archmage:300p plays on 300 times.',
    '--clock processor counts what a thread has run: fair to a bot that searches on a machine that does other things.',
    'rating is on the scale of chess (400 points are ten to one) about an average of 1500.',
    'interval is the 95 % interval of the win rate (Wilson); a draw is a win for nobody; think times are milliseconds.',
  ],
  run: async (given) => {
    const house = await readGame('arena', given.words);
    if (given.seats === undefined) {
      throw new WrongWords(`arena between whom? expected --seats with bots of ${Object.keys(house.bots).join(', ')}`);
    }
    const seats = readSeats(house, given.seats);
    const games = readCount('games', given.games ?? '100');
    const options = readTable(house, given.options);
    const clock = readClock(given.clock ?? 'wall');
    const series: Match = { house, games, seats, options, seed: given.seed ?? '1', clock };
    const workers = readCount('workers', given.workers ?? '2');
    const from = performance.now();
    const ledger = openLedger(given.resume, series);
    const show = bar(series, given.json !== true && process.stderr.isTTY === true);
    const rounds = await playMatch(series, workers, {
      known: ledger.known,
      hear: (round, all) => {
        ledger.note(round);
        show(all);
      },
    });
    const match = judged(series, rounds, (performance.now() - from) / 1000);
    if (given.json) json(match);
    else tell(match);
    return match.finished === games ? 0 : 1;
  },
});

function judged({ house, games, seats, options, seed, clock }: Match, rounds: readonly Round[], seconds: number) {
  const rated = ratings(
    rounds.map((r) => r.winner),
    seats,
  );
  const broken = rounds.filter((r) => r.played.why !== undefined);
  return {
    game: house.game.id,
    games,
    seats,
    options,
    seed,
    clock,
    finished: rounds.filter((r) => r.winner !== null).length,
    draws: rounds.filter((r) => r.winner === -1).length,
    players: seats.map((bot, player) => ({ bot, ...standing(rounds, player), rating: rated[player] })),
    winsBySeat: seats.map((_, seat) => rounds.filter((r) => r.seat === seat).length),
    medianDecisions: median(rounds.map((r) => r.played.decisions)),
    seconds: rounded(seconds),
    ...(broken.length > 0 && { broken: broken.map((r) => ({ game: r.number, why: r.played.why })) }),
  };
}

function standing(rounds: readonly Round[], player: number) {
  const wins = rounds.filter((r) => r.winner === player).length;
  const { low, high } = wilson(wins, rounds.length);
  const thinks = rounds.flatMap((r) => [...r.thinks[player]]);
  return {
    wins,
    rate: rounded(wins / Math.max(1, rounds.length), 4),
    interval: [rounded(low, 4), rounded(high, 4)],
    think: {
      p50: rounded(quantile(thinks, 0.5), 4),
      p99: rounded(quantile(thinks, 0.99), 4),
      decisions: thinks.length,
    },
  };
}

function tell(match: Outcome): void {
  const percent = (n: number) => `${(100 * n).toFixed(1)} %`;
  say(
    `${match.game}: ${match.finished} of ${match.games} games finished in ${short(match.seconds)} s, ${match.draws} drawn`,
  );
  const rows = match.players.map(({ bot, wins, rate, interval: [low, high], rating, think }) => [
    bot,
    wins,
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
    rating,
    think.p50,
    think.p99,
  ]);
  say(table(['player', 'won', 'rate', '95 % interval', 'rating', 'think p50 ms', 'p99 ms'], rows));
  say(`wins by seat: ${match.winsBySeat.join(', ')}; median game ${match.medianDecisions} decisions`);
  for (const { game, why } of match.broken ?? []) say(`game ${game}: ${why}`);
}

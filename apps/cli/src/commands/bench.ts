import { benchGame } from '../bench/game.js';
import { benchTheHall } from '../bench/hall.js';
import { benchKernel } from '../bench/kernel.js';
import { command } from '../command.js';
import { unknown, WrongWords } from '../failure.js';
import { findGame, GAMES, proofs } from '../games.js';
import type { House } from '../house.js';
import { json, say, short, table } from '../output.js';

const PARTS = ['kernel', 'games', 'hall'];

type Figures = Awaited<ReturnType<typeof benchGame>>;

export const bench = command({
  name: 'bench',
  words: '[kernel|games|hall]',
  says: 'measure: decisions a second, options, clone, loading a record, laws',
  flags: {
    game: { value: 'GAME', says: 'only this game' },
    seconds: { value: 'S', says: 'how long each of the five measures of speed takes (0.5); of the hall, each run (5)' },
    tables: { value: 'N,…', says: 'hall: how many tables are played at once (50,200,1000)' },
    sockets: { value: 'N', says: 'hall: how many idle sockets are held (2000)' },
    archmages: { value: 'N', says: 'hall: how many archmages think beside the tables of people, if any (50)' },
    json: {
      says: 'print JSON: {node, kernel?, games?: [{game, decisionsPerSecond, optionsUs, cloneUs, record, laws}], hall?}',
    },
  },
  more: [
    'Decisions a second: random play on one core, laws off, the median of five measures. Times of options and clone are',
    'over positions of random games. kernel also measures the small games that prove it. hall opens a hall of its own and',
    'plays at it over real sockets, two seats a table, every pick durable, bots off but in the last measure: how soon people',
    'are told while archmages think. It runs only when it is asked for.',
  ],
  run: async (given) => {
    const [part, extra] = given.words;
    if (extra !== undefined) throw new WrongWords(`bench takes one word; what is "${extra}"?`);
    if (part !== undefined && !PARTS.includes(part)) throw unknown('bench', part, PARTS);
    const only = given.game;
    if (only !== undefined && !(await findGame(only))) throw unknown('game', only, Object.keys(GAMES));
    if (part === 'hall') return benchTheHall(given);
    const seconds = readSeconds(given.seconds ?? '0.5');
    const measure = async (houses: readonly House[]) => {
      const figures: Figures[] = [];
      for (const house of houses) figures.push(await benchGame(house, seconds));
      return figures;
    };
    const named = (all: typeof GAMES) =>
      Object.values(all).filter(({ game }) => only === undefined || game.id === only);
    const report = {
      node: process.version,
      ...(part !== 'games' && { kernel: { ...benchKernel(), games: await measure(named(await proofs())) } }),
      ...(part !== 'kernel' && { games: await measure(named(GAMES)) }),
    };
    if (given.json) json(report);
    else tell(report);
    return 0;
  },
});

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 60)) throw new WrongWords(`--seconds is "${text}"; expected a number up to 60`);
  return seconds;
}

function tell({
  kernel,
  games,
}: {
  kernel?: ReturnType<typeof benchKernel> & { games: Figures[] };
  games?: Figures[];
}) {
  if (kernel) say(`kernel: a die ${kernel.dieNs} ns, a seed ${kernel.seedUs} µs, SHA-256 ${kernel.sha256MBps} MB/s`);
  const rows = [...(kernel?.games ?? []), ...(games ?? [])].map((g) => [
    g.game,
    short(g.decisionsPerSecond),
    `${g.optionsUs.median} / ${g.optionsUs.p99}`,
    `${g.cloneUs.median} / ${g.cloneUs.p99}`,
    `${g.record.loadMs} (${g.record.picks} picks)`,
    g.record.fromSnapshotMs,
    short(g.laws.ms),
  ]);
  const head = [
    'game',
    'decisions/s',
    'options µs / p99',
    'clone µs / p99',
    'record ms',
    'snapshot ms',
    'laws ms a game',
  ];
  if (rows.length > 0) say(table(head, rows));
}

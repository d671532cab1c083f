import { WrongWords } from '../failure.js';
import { GAMES } from '../games.js';
import { json, say, short, table } from '../output.js';

interface Given {
  readonly game: string | undefined;
  readonly seconds: string | undefined;
  readonly tables: string | undefined;
  readonly sockets: string | undefined;
  readonly archmages: string | undefined;
  readonly json: true | undefined;
}

/** `questhall bench hall` */
export async function benchTheHall(given: Given): Promise<number> {
  const tables = (given.tables ?? '50,200,1000').split(',').map((n) => whole('--tables', n));
  const sockets = whole('--sockets', given.sockets ?? '2000');
  const archmages = whole('--archmages', given.archmages ?? '50', 0);
  const seconds = whole('--seconds', given.seconds ?? '5');
  const game = given.game ?? (Object.keys(GAMES)[0] as string);
  const { benchHall } = await import('@questhall/hall/bench');
  const figures = await benchHall({ game, tables, seconds, sockets, archmages });
  if (given.json) {
    json({ node: figures.node, hall: figures });
    return 0;
  }
  const head = ['tables', 'picks/s', 'told ms p50', 'p99', 'CPU µs a pick', 'heap kB a table', 'rss kB a table'];
  const rows = figures.runs.map((run) => [
    run.tables,
    short(run.picksPerSecond),
    run.p50,
    run.p99,
    run.cpuUsPerPick,
    run.heapKBPerTable,
    run.rssKBPerTable,
  ]);
  say(table(head, rows));
  say(`loading a table of ${figures.load.entries} entries: ${figures.load.ms} ms`);
  say(`${figures.idle.sockets} idle sockets: ${figures.idle.rssMB} MB`);
  const { beside } = figures;
  if (beside)
    say(
      `${beside.tables} tables of people: told within ${beside.alone.p50} ms (p99 ${beside.alone.p99}); beside ` +
        `${beside.archmages} archmages ${beside.beside.p50} ms (p99 ${beside.beside.p99}), and ${beside.archmagesMB} MB more`,
    );
  return 0;
}

function whole(flag: string, text: string, least = 1): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least || n > 100_000)
    throw new WrongWords(`${flag} has "${text}"; expected a whole number up to 100,000`);
  return n;
}

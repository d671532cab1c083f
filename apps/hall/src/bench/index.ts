import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Beside, beside } from './beside.js';
import { type Measured, measured } from './measured.js';
import { pair } from './pair.js';
import { many, round, timed, WARMING, wait } from './timed.js';
import { visitor } from './visitor.js';

export interface BenchWish {
  readonly game: string;
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly sockets: number;
  /** How many archmages think beside people's tables; 0 for none, and no measure of it. */
  readonly archmages: number;
}
export interface Run {
  readonly tables: number;
  readonly picksPerSecond: number;
  /** From a pick being sent until all seats are told, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly cpuUsPerPick: number;
  readonly heapKBPerTable: number;
  readonly rssKBPerTable: number;
}
export interface HallFigures {
  readonly node: string;
  readonly cores: number;
  readonly game: string;
  readonly runs: readonly Run[];
  /** The longest table of the runs, from storage: until a player who joins has its scene. */
  readonly load: { readonly entries: number; readonly ms: number };
  readonly idle: { readonly sockets: number; readonly rssMB: number };
  readonly beside: Beside | null;
}

/** A real hall in a process of its own, with real sockets, every pick durable, and bots off but in the last measure. */
export async function benchHall({ game, tables, seconds, sockets, archmages }: BenchWish): Promise<HallFigures> {
  const data = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
  try {
    const runs: Run[] = [];
    for (const n of tables) runs.push(await play(join(data, String(n)), { game, tables: n, seconds }));
    return {
      node: process.version,
      cores: availableParallelism(),
      game,
      runs,
      load: await longest(join(data, 'long'), game),
      idle: await idling(join(data, 'idle'), sockets),
      beside:
        archmages > 0
          ? await beside(join(data, 'beside'), { game, seconds, tables: tables[0] ?? 50, archmages })
          : null,
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function play(data: string, wish: { game: string; tables: number; seconds: number }): Promise<Run> {
  const hall = await measured({ data });
  const before = await hall.usage();
  const pairs = await many(wish.tables, () => pair(hall.url, wish.game));
  await wait(WARMING);
  const opened = await hall.usage();
  const figures = await timed(hall, pairs, { seconds: wish.seconds });
  for (const one of pairs) one.close();
  await hall.stop();
  return {
    tables: wish.tables,
    ...figures,
    heapKBPerTable: round((opened.heapKB - before.heapKB) / wish.tables, 1),
    rssKBPerTable: round((opened.rssKB - before.rssKB) / wish.tables, 1),
  };
}

/** One table played as long as a game goes, then by a hall that has just opened. */
async function longest(data: string, game: string): Promise<HallFigures['load']> {
  const first = await measured({ data });
  const one = await pair(first.url, game);
  const table = one.table();
  let picks = 0;
  const stop = one.play(() => {
    picks += 1;
  });
  while (picks < 1500 && one.table() === table) await wait(50);
  stop();
  one.close();
  await first.stop();
  return reloaded(data, { table, entries: picks });
}

async function reloaded(data: string, { table, entries }: { table: string; entries: number }) {
  const hall: Measured = await measured({ data });
  const wire = await visitor(hall.url).connect();
  // Anybody may not look at a private table, but the hall must load it to know.
  await wire.ask({ t: 'join', table: 'nowhere', as: null });
  const from = performance.now();
  await wire.ask({ t: 'join', table, as: null });
  const ms = round(performance.now() - from, 1);
  wire.close();
  await hall.stop();
  return { entries, ms };
}

async function idling(data: string, sockets: number): Promise<HallFigures['idle']> {
  const hall = await measured({ data });
  const wires = await many(sockets, () => visitor(hall.url).connect());
  await wait(WARMING);
  const { rssKB } = await hall.usage();
  for (const wire of wires) wire.kill();
  await hall.stop();
  return { sockets, rssMB: round(rssKB / 1024) };
}

import { levelsFor } from '@questhall/bots';
import { type Measured, measured } from './measured.js';
import { pair } from './pair.js';
import { many, round, timed, WARMING, wait } from './timed.js';
import { guest } from './visitor.js';

/** People at their tables, alone in the hall and then beside archmages that think all the time. */
export interface Beside {
  readonly archmages: number;
  readonly tables: number;
  readonly alone: Told;
  readonly beside: Told;
  /** How much more memory the hall holds with them. */
  readonly archmagesMB: number;
}
export interface Told {
  /** From a pick being sent until all seats are told, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}
interface Wish {
  readonly game: string;
  readonly seconds: number;
  readonly tables: number;
  readonly archmages: number;
}

/** People take their time: so long (ms) before each pick. */
const PACE = 250;
/** Who thinks all the time leaves nobody a moment to look. */
const beats = { bot: 0, next: 0 };

/** Nothing, for a game that no archmage knows. */
export async function beside(data: string, wish: Wish): Promise<Beside | null> {
  if (!levelsFor(wish.game).includes('archmage')) return null;
  const hall = await measured({ data, beats });
  try {
    return await compared(hall, wish);
  } finally {
    await hall.stop();
  }
}

async function compared(hall: Measured, { game, seconds, tables, archmages }: Wish): Promise<Beside> {
  const pairs = await many(tables, () => pair(hall.url, game));
  const alone = await timed(hall, pairs, { seconds, pace: PACE });
  const before = await hall.usage();
  await many(archmages, () => thinkingTable(hall.url, game));
  await wait(WARMING);
  const together = await timed(hall, pairs, { seconds, pace: PACE });
  const after = await hall.usage();
  for (const one of pairs) one.close();
  const archmagesMB = round((after.rssKB - before.rssKB) / 1024);
  return { archmages, tables, alone: told(alone), beside: told(together), archmagesMB };
}

function told({ p50, p99 }: Told): Told {
  return { p50, p99 };
}

/** A table of two archmages: one of them thinks at any time. */
async function thinkingTable(url: string, game: string): Promise<void> {
  const host = await guest(url, 'Host');
  const { status, body } = await host.call('POST', '/api/tables', { game, seats: 2, bots: ['archmage', 'archmage'] });
  if (status !== 200) throw new Error(body.why);
  const wire = await host.connect();
  const begun = await wire.ask({ t: 'begin', table: body.table });
  if (begun.t === 'no') throw new Error(begun.why);
  wire.kill();
}

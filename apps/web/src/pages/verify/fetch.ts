import { hall, isNo } from '../../shell/hall.js';
import { localHost } from '../../shell/hosts.js';

/** The record of a table one came from: `?local=ID`, or `?table=ID&invite=…`. */
export async function recordAt(asked: URLSearchParams): Promise<string> {
  const local = asked.get('local');
  if (local) return (await localHost()).record(local);
  const record = await hall.record(asked.get('table') ?? '', asked.get('invite') ?? undefined);
  if (isNo(record)) throw new Error(record.why);
  return record;
}

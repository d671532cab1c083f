import { hall, isNo } from '../shell/hall.js';
import { localHost } from '../shell/hosts.js';
import { toast } from '../shell/toast.js';
import type { Sitting } from './sitting.js';

type Kept = Pick<Sitting, 'kind' | 'table' | 'arrival'>;

/** The text of a table's record, as far as one may know it. */
export async function recordOf({ kind, table, arrival }: Kept): Promise<string | null> {
  if (kind === 'local') return (await localHost()).record(table);
  const record = await hall.record(table, arrival.invite);
  if (!isNo(record)) return record;
  toast(record.why);
  return null;
}

/** Hand the record to the player as a file. */
export async function saveRecord(sitting: Kept & Pick<Sitting, 'game'>): Promise<void> {
  const text = await recordOf(sitting);
  if (text === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${sitting.game.id}-${sitting.table.slice(0, 8)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

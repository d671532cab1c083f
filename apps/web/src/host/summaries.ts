import type { LocalSummary } from './host.js';

export const SUMMARIES = 'summaries';

/** The tables of this browser, newest first, read without waking the worker that runs them. */
export async function localTables(): Promise<readonly LocalSummary[]> {
  const db = await openShelf();
  const all = await new Promise<LocalSummary[]>((done, failed) => {
    const request = db.transaction(SUMMARIES, 'readonly').objectStore(SUMMARIES).getAll();
    request.onsuccess = () => done(request.result as LocalSummary[]);
    request.onerror = () => failed(request.error);
  });
  db.close();
  return all.sort((a, b) => b.movedAt - a.movedAt);
}

/** The database of this browser's tables. */
export function openShelf(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open('questhall', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SUMMARIES, { keyPath: 'table' });
      for (const name of ['starts', 'marks', 'lights']) request.result.createObjectStore(name, { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['id', 'seq'] });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

import type { Entry, Tableau } from '@questhall/table';
import type { LocalSummary } from './host.js';
import { lightOf, summaryOf } from './kept.js';
import type { Shelf } from './parlour.js';
import { openShelf, SUMMARIES } from './summaries.js';

/** Tables in IndexedDB: they outlive reload, update and loss of the network. Each pick writes a few kilobytes. */
export async function createShelf(): Promise<Shelf> {
  const db = await openShelf();
  return {
    load: async (id) => {
      const read = db.transaction(STORES, 'readonly');
      const [head, mark, light, summary, entries] = await Promise.all([
        got<Whole | undefined>(read.objectStore('starts').get(id)),
        got<Whole | undefined>(read.objectStore('marks').get(id)),
        got<Whole | undefined>(read.objectStore('lights').get(id)),
        got<LocalSummary | undefined>(read.objectStore(SUMMARIES).get(id)),
        got<{ entry: Entry }[]>(read.objectStore('entries').getAll(allOf(id))),
      ]);
      if (!head || !mark || !light || !summary) return null;
      const kept = {
        start: head.tableau,
        mark: mark.tableau,
        light: light.tableau,
        entries: entries.map(({ entry }) => entry),
      };
      return { kept, movedAt: summary.movedAt };
    },
    put: (running) =>
      written(db, (store) => {
        const { id, start, now, entries } = running;
        store('starts').put({ id, tableau: start } satisfies Whole);
        store('marks').put({ id, tableau: now } satisfies Whole);
        store('lights').put({ id, tableau: lightOf(now) } satisfies Whole);
        store('entries').delete(allOf(id));
        for (const entry of entries) store('entries').put({ id, seq: entry.seq, entry });
        store(SUMMARIES).put(summaryOf(running));
      }),
    append: (running, entry, { now, mark }) =>
      written(db, (store) => {
        const { id } = running;
        store('entries').put({ id, seq: entry.seq, entry });
        if (mark) store('marks').put({ id, tableau: now } satisfies Whole);
        store('lights').put({ id, tableau: lightOf(now) } satisfies Whole);
        store(SUMMARIES).put(summaryOf({ ...running, now, movedAt: entry.at }));
      }),
    drop: (id) =>
      written(db, (store) => {
        for (const name of STORES) store(name).delete(name === 'entries' ? allOf(id) : id);
      }),
  };
}

interface Whole {
  readonly id: string;
  readonly tableau: Tableau;
}

const STORES = [SUMMARIES, 'starts', 'marks', 'lights', 'entries'];

function allOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

function got<T>(request: IDBRequest): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result as T);
    request.onerror = () => failed(request.error);
  });
}

/** All or nothing, and on the disk when it is done. */
function written(db: IDBDatabase, act: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
  return new Promise((done, failed) => {
    const write = db.transaction(STORES, 'readwrite', { durability: 'strict' });
    write.oncomplete = () => done();
    write.onerror = () => failed(write.error);
    write.onabort = () => failed(write.error);
    act((name) => write.objectStore(name));
  });
}

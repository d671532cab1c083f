import type { Kept, Store } from './parlour.js';

const NAME = 'questhall';
const TABLES = 'tables';

/** Tables in IndexedDB: they outlive reload, update and loss of the network. */
export async function openShelf(): Promise<Store> {
  const db = await opened();
  const run = <T>(mode: IDBTransactionMode, act: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    new Promise((done, failed) => {
      const transaction = db.transaction(TABLES, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(TABLES));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => failed(transaction.error);
      transaction.onabort = () => failed(transaction.error);
    });
  return {
    all: () => run('readonly', (tables) => tables.getAll() as IDBRequest<Kept[]>),
    put: async (kept) => void (await run('readwrite', (tables) => tables.put(kept))),
    drop: async (id) => void (await run('readwrite', (tables) => tables.delete(id))),
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

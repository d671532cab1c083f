import type { TableSummary } from '@questhall/protocol';
import { createEffect, createSignal } from 'solid-js';
import type { LocalSummary } from '../host/host.js';
import { localTables } from '../host/summaries.js';
import { hall, isNo, me } from './hall.js';
import { lobbyNews, remoteHost } from './hosts.js';
import { here } from './route.js';
import { countTurns } from './title.js';

const [mine, setMine] = createSignal<readonly TableSummary[]>([]);
const [local, setLocal] = createSignal<readonly LocalSummary[]>([]);

/** Our tables in the hall, those that wait for us first. */
export const hallTables = mine;
/** Tables of this browser, the latest first. */
export const browserTables = local;

/** Keeps both lists, and the count in the title, up to date. */
export function startTables(): void {
  void hall.whoAmI();
  createEffect(() => {
    lobbyNews();
    here();
    if (me()) void readHall();
    else setMine([]);
  });
  createEffect(() => {
    here();
    void readLocal();
  });
  createEffect(() => {
    if (me()) void remoteHost();
  });
  createEffect(() => countTurns(mine().filter((table) => table.yourTurn).length));
}

async function readHall(): Promise<void> {
  const tables = await hall.tables();
  if (!isNo(tables)) setMine(tables);
}

export async function readLocal(): Promise<void> {
  setLocal(await localTables().catch(() => []));
}

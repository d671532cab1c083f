import { linesOf, type Tableau } from '@questhall/table';
import type { House } from '../house.js';
import { words } from '../log.js';
import type { StoredTable } from '../store/store.js';
import { actNow } from './act.js';
import { rest } from './drive.js';
import { storeSummary, takeSnapshot } from './keep.js';
import { type Running, turns } from './running.js';
import { opened, replayed } from './stored.js';
import { awaited } from './summary.js';

/** A table, from memory or from its latest snapshot and what came after. Null if there is none. */
export async function find(house: House, id: string): Promise<Running | null> {
  const running = house.running.get(id);
  if (running) return running;
  const loading = house.loading.get(id) ?? load(house, id);
  house.loading.set(id, loading);
  try {
    return await loading;
  } finally {
    house.loading.delete(id);
  }
}

async function load(house: House, id: string): Promise<Running | null> {
  const stored = await house.store.openTable(id);
  const game = stored && house.games.get(stored.row.game);
  if (!stored || !game) return null;
  const from = performance.now();
  const table = running(stored, game);
  await woken(house, table);
  house.running.set(id, table);
  house.drive(table);
  house.log('debug', 'table loaded', { table: id, seq: table.tableau.seq, ms: Math.round(performance.now() - from) });
  return table;
}

function running({ row, bans, messages, at, ...stretch }: StoredTable, game: Running['game']): Running {
  const base = opened(game, stretch);
  const tableau = replayed(game, base, stretch.entries);
  return inMemory(game, tableau, {
    no: row.no,
    id: row.id,
    invite: row.invite,
    host: row.host,
    moved: lastMoment(stretch.entries) ?? row.moved,
    members: new Map(row.members.map(({ seat, player }) => [seat, player])),
    bans: [...bans],
    rematch: row.rematch,
    messages: new Map(messages),
    snapshot: { seq: at, lines: linesOf(base) },
    told: row.seq,
  });
}

/** A table that was just stored: nothing happened there yet that would have to be looked up. */
export function madeNow(
  house: House,
  game: Running['game'],
  tableau: Tableau,
  named: Pick<Running, 'no' | 'id' | 'invite' | 'host' | 'moved'>,
): void {
  const table = inMemory(game, tableau, {
    ...named,
    members: new Map(),
    bans: [],
    rematch: null,
    messages: new Map(),
    snapshot: { seq: tableau.seq, lines: linesOf(tableau) },
    told: tableau.seq,
  });
  house.running.set(table.id, table);
}

/** What is stored of a table. */
type Kept =
  | 'no'
  | 'id'
  | 'invite'
  | 'host'
  | 'moved'
  | 'members'
  | 'bans'
  | 'rematch'
  | 'messages'
  | 'snapshot'
  | 'told';

function inMemory(game: Running['game'], tableau: Tableau, kept: Pick<Running, Kept>): Running {
  return {
    ...kept,
    game,
    tableau,
    shown: new Map(),
    awaited: awaited(game, tableau),
    present: new Array(tableau.chairs.length).fill(0),
    spectators: 0,
    announcing: null,
    snapshotting: false,
    pending: new Map(),
    stumbles: 0,
    faltered: new Set(),
    advised: new Set(),
    idleSince: Date.now(),
    closed: false,
    ...turns(),
  };
}

function lastMoment(entries: readonly string[]): number | null {
  const last = entries.at(-1);
  return last === undefined ? null : (JSON.parse(last) as { at: number }).at;
}

/** Clocks that ran when the hall went away have stood still since. */
async function woken(house: House, table: Running): Promise<void> {
  const { since } = table.tableau.clocks;
  if (since === null || table.tableau.stage !== 'playing') return;
  let away = 0;
  for (const { from, to } of house.absences) if (to > since) away += to - Math.max(from, since);
  if (away > 0) await actNow(house, table, { actor: 'host', deed: { do: 'wake', away }, message: null });
}

/** Let tables go that nobody looks at and where nothing is due soon. */
export async function letGo(house: House, now: number): Promise<void> {
  for (const table of house.running.values())
    if (isIdle(table) && now - table.idleSince >= house.options.idle) await table.inTurn(() => put(house, table));
}

/** Nothing is at hand here: nobody follows, and at most a far clock runs. */
export function isIdle(table: Running): boolean {
  return table.spectators === 0 && table.present.every((n) => n === 0) && [...table.pending.keys()].every(isClock);
}

function isClock(key: string): boolean {
  return key.startsWith('flag ');
}

async function put(house: House, table: Running): Promise<void> {
  if (!isIdle(table)) return;
  try {
    await putAway(house, table);
  } catch (error) {
    table.closed = false;
    house.log('error', 'not put away', { table: table.id, why: words(error) });
    house.drive(table);
  }
}

/** Out of memory, with all that is needed to load it quickly again. */
export async function putAway(house: House, table: Running): Promise<void> {
  table.closed = true;
  rest(table);
  if (table.tableau.seq > table.snapshot.seq) await takeSnapshot(house, table);
  if (table.tableau.seq > table.told) await storeSummary(house, table);
  house.running.delete(table.id);
}

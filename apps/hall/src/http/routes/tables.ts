import { writeRecord } from '@questhall/kernel';
import { NewTable, type TableSummary } from '@questhall/protocol';
import { recordOf } from '@questhall/table';
import { summaryOf } from '../../games.js';
import type { House } from '../../house.js';
import type { Person } from '../../people/sessions.js';
import type { TableRow } from '../../store/store.js';
import type { No } from '../../tables/act.js';
import { find } from '../../tables/load.js';
import { makeTable, rematch } from '../../tables/make.js';
import { isHost, lookingBarred } from '../../tables/may.js';
import type { Running } from '../../tables/running.js';
import { listedRow, liveRow } from '../../tables/summary.js';
import { type Call, type Desk, NOBODY, type Reply, type Routes, read } from '../call.js';

const MOST_LISTED = 100;
const NO_TABLE: No = { refused: 'no-table', why: 'there is no such table' };

export function tableRoutes(desk: Desk): Routes {
  const { house } = desk;

  const found = async (call: Call): Promise<Running | No> => {
    const table = /^[\w-]{1,64}$/.test(call.param('table')) ? await find(house, call.param('table')) : null;
    if (!table) return NO_TABLE;
    const invite = call.query('invite')?.slice(0, 64);
    return lookingBarred(table, call.person, { as: null, invite }) ?? table;
  };

  return {
    'GET /api/games': async () => ({ json: [...house.games.values()].map(summaryOf) }),

    'GET /api/lobby': async ({ person }) => {
      const rows = await house.store.listedTables(MOST_LISTED);
      const shown = current(house, rows).filter(({ stage }) => stage !== 'over');
      // The lobby gives nobody an invitation.
      return { json: shown.map((row) => listed(row, person)) };
    },

    'GET /api/tables': async ({ person }) => {
      if (!person) return NOBODY;
      const rows = current(house, await house.store.tablesOf(person.no));
      return { json: rows.map((row) => listedRow(row, person)).sort(yoursFirst) };
    },

    'POST /api/tables': async (call) => {
      const wish = read(NewTable, call.body);
      if ('refused' in wish) return wish;
      if (!call.person) return NOBODY;
      const made = await makeTable(house, { person: call.person, origin: house.veil(call.address) }, wish.value);
      return 'refused' in made ? made : { json: made };
    },

    'GET /api/tables/:table': async (call) => {
      const table = await found(call);
      return 'refused' in table ? table : summary(house, table, call.person);
    },

    'POST /api/tables/:table/rematch': async (call) => {
      const table = await found(call);
      if ('refused' in table) return table;
      if (!call.person) return NOBODY;
      const made = await rematch(house, table, { person: call.person, origin: house.veil(call.address) });
      return 'refused' in made ? made : { json: made };
    },

    'GET /api/tables/:table/record': async (call) => {
      const table = await found(call);
      if ('refused' in table) return table;
      const text = writeRecord(table.game, recordOf(table.tableau));
      return { text, type: 'text/plain; charset=utf-8', name: `${table.game.id}-${table.id}.txt` };
    },

    'DELETE /api/tables/:table': async (call) => {
      const table = await found(call);
      if ('refused' in table) return table;
      if (!isHost(table, call.person)) return { refused: 'not-host', why: 'only who made the table takes it away' };
      if (table.tableau.stage === 'playing') return { refused: 'bad-message', why: 'a game is being played here' };
      return table.inTurn(() => takenAway(house, table));
    },
  };
}

async function takenAway(house: House, table: Running): Promise<Reply> {
  table.closed = true;
  house.running.delete(table.id);
  await house.store.dropTable(table.no);
  house.herald.lobby();
  return { json: {} };
}

/** What is stored, brought up to date from memory. */
function current(house: House, rows: readonly TableRow[]): TableRow[] {
  return rows.map((row) => liveRow(row, house.running.get(row.id)));
}

function listed(row: TableRow, person: Person): TableSummary {
  const { invite: _, ...shown } = listedRow(row, person);
  return shown;
}

function yoursFirst(a: TableSummary, b: TableSummary): number {
  const rank = (t: TableSummary) => (t.yourTurn ? 0 : t.stage === 'over' ? 2 : 1);
  return rank(a) - rank(b) || b.movedAt - a.movedAt;
}

async function summary(house: House, table: Running, person: Person): Promise<Reply> {
  const row = await house.store.tableRow(table.id);
  return row ? { json: listedRow(liveRow(row, table), person) } : NO_TABLE;
}

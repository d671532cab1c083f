import { linesOf, type Tableau } from '@questhall/table';
import type { House } from '../house.js';
import { words } from '../log.js';
import type { Running } from './running.js';
import { snapshotOf } from './stored.js';
import { summaryOf } from './summary.js';

/** After an entry: what lists show is brought up to date, and now and then a snapshot is taken. */
export function keep(house: House, table: Running, was: Tableau): void {
  const { tableau, snapshot } = table;
  const staged = tableau.stage !== was.stage;
  const gathering = tableau.stage === 'gathering';
  // A rewind replays the record; nobody should have to do that again.
  const costly = tableau.epoch !== was.epoch;
  const due = tableau.seq - snapshot.seq >= house.options.snapshotEvery;
  if (due || costly || (staged && tableau.stage === 'over'))
    void inBackground(house, table, takeSnapshot(house, table));
  if (due || staged || gathering) void inBackground(house, table, storeSummary(house, table));
  if (staged || gathering) {
    house.herald.lobby();
    for (const player of table.members.values()) house.herald.nudge(player);
  }
}

async function inBackground(house: House, table: Running, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    house.log('error', 'not kept', { table: table.id, why: words(error) });
  }
}

/** One at a time: each builds on the lines that the one before has stored. */
export async function takeSnapshot({ store, log }: House, table: Running): Promise<void> {
  const { tableau } = table;
  if (tableau.seq === table.snapshot.seq || table.snapshotting) return;
  table.snapshotting = true;
  log('debug', 'snapshot', { table: table.id, seq: tableau.seq });
  try {
    await store.addSnapshot(snapshotOf(table.no, tableau, table.snapshot.lines));
    table.snapshot = { seq: tableau.seq, lines: linesOf(tableau) };
    log('debug', 'snapshot stored', { table: table.id, seq: tableau.seq });
  } finally {
    table.snapshotting = false;
  }
}

export async function storeSummary({ store }: House, table: Running): Promise<void> {
  const { tableau } = table;
  table.told = tableau.seq;
  await store.setSummary({ home: table.no, ...summaryOf(table.game, tableau, table.moved) });
}

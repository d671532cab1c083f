// What is on the disk against what people were told.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBase } from '../../dist/store/base.js';
import { check as checkCopy } from '../../dist/store/copies.js';

export async function check(data, story) {
  const { raw } = openBase(join(data, 'questhall.db'));
  const all = raw
    .prepare(
      'select t.id as id, e.seq as seq, e.message as message, e.body as body from entries e join tables t on t.no = e.home',
    )
    .all();
  raw.close();
  const found = { lost: 0, duplicated: 0, misplaced: 0, unloaded: 0, gaps: 0, entries: all.length };
  const byTable = Map.groupBy ? Map.groupBy(all, ({ id }) => id) : grouped(all);
  for (const { table, loads, picks } of story) {
    if (!loads) found.unloaded += 1;
    const entries = byTable.get(table) ?? [];
    if (new Set(entries.map(({ seq }) => seq)).size !== Math.max(0, ...entries.map(({ seq }) => seq))) found.gaps += 1;
    for (const { id, seq, pick } of picks) {
      const mine = entries.filter(({ message }) => message?.endsWith(`:${id}`));
      if (mine.length === 0) found.lost += 1;
      else if (mine.length > 1) found.duplicated += 1;
      else if (mine[0].seq !== seq || JSON.parse(mine[0].body).picks[0] !== pick) found.misplaced += 1;
    }
  }
  return { ...found, ...(await copies(join(data, 'copies'))) };
}

/** Copies that were killed half way have no name that looks whole; those that have one are. */
async function copies(folder) {
  const count = { copies: 0, badCopies: 0 };
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (name.startsWith('.')) continue;
    count.copies += 1;
    await checkCopy(join(folder, name)).catch(() => {
      count.badCopies += 1;
    });
  }
  return count;
}

function grouped(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
  return groups;
}

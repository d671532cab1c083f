// What is on the disk against what people were told.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadGames } from '../../dist/games.js';
import { openBase } from '../../dist/store/base.js';
import { check as checkCopy } from '../../dist/store/copies.js';
import { OPS } from '../../dist/store/ops/index.js';
import { opened, replayed } from '../../dist/tables/stored.js';
import { games as modules } from './hall.mjs';

export async function check(data, story) {
  const base = openBase(join(data, 'questhall.db'));
  const games = await loadGames(modules);
  const found = { lost: 0, duplicated: 0, misplaced: 0, denied: 0, unloaded: 0, unlike: 0, gaps: 0, entries: 0 };
  for (const told of story) {
    const { no, game } = base.raw.prepare('select no, game from tables where id = ?').get(told.table);
    const entries = base.raw.prepare('select seq, message, body from entries where home = ? order by seq').all(no);
    found.entries += entries.length;
    if (!told.loads) found.unloaded += 1;
    if (entries.some(({ seq }, i) => seq !== i + 1)) found.gaps += 1;
    if (await isUnlike(base, { game: games.get(game), home: no, last: entries.length })) found.unlike += 1;
    compared(found, entries, told.picks);
  }
  base.raw.close();
  return { ...found, ...(await copies(join(data, 'copies'))) };
}

/** Each acknowledged pick is there once, as what it was told to be; and whatever is there was acknowledged in the end. */
function compared(found, entries, picks) {
  for (const { id, seq, pick } of picks) {
    const mine = entries.filter(({ message }) => message?.endsWith(`:${id}`));
    if (mine.length === 0) found.lost += 1;
    else if (mine.length > 1) found.duplicated += 1;
    else if (mine[0].seq !== seq || JSON.parse(mine[0].body).picks[0] !== pick) found.misplaced += 1;
  }
  const acknowledged = new Set(picks.map(({ seq }) => seq));
  for (const { seq, body } of entries) if (JSON.parse(body).do === 'move' && !acknowledged.has(seq)) found.denied += 1;
}

/** Whether the latest snapshot with what came after is another table than the whole story from its beginning. */
async function isUnlike(base, { game, home, last }) {
  const from = async (seq) => {
    const stretch = await OPS.stretch(base, { home, from: seq, to: last });
    return JSON.stringify(replayed(game, opened(game, stretch), stretch.entries));
  };
  return (await from(0)) !== (await from(last));
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

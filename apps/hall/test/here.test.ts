import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Base, openBase } from '../src/store/base.js';
import { committingHere, type Here, takingTurns } from '../src/store/here.js';
import { migrate } from '../src/store/migrate.js';
import { scratch } from './hall.js';

let file: string;
let writer: Base;
let here: Here;
let clock: number;
/** How long each look at the clock takes: two looks are a sync. */
let tick: number;

beforeEach(async () => {
  file = join(scratch(), 'questhall.db');
  writer = openBase(file);
  await migrate(writer.db);
  [clock, tick] = [1, 0.1];
  here = committingHere({ file, synchronous: 'full' }, () => {
    clock += tick;
    return clock;
  });
});
afterEach(() => {
  here.close();
  writer.raw.close();
});

const row = (seq: number) => [1, seq, seq, `1:${seq}`, '{}'];
const stored = () => {
  const rows = writer.raw.prepare('select seq from entries order by seq').all() as { seq: number }[];
  return rows.map(({ seq }) => seq);
};

test('the writer has the first turn, so that in a quiet hall nobody waits for the disk, and one a second', () => {
  expect(here.commit(row(1))).toBe(false);
  expect(here.commit([...row(1), ...row(2)])).toBe(true);
  expect(stored()).toEqual([1, 2]);
  clock += 1000;
  expect([here.commit(row(3)), here.commit(row(3))]).toEqual([false, true]);
});

test('an entry that is there already is the writer’s to look into, with all that came along', () => {
  here.commit([]);
  expect(here.commit(row(1))).toBe(true);
  expect(here.commit([...row(2), ...row(1)])).toBe(false);
  expect(stored()).toEqual([1]);
});

test('who finds another writing does not wait', () => {
  here.commit([]);
  writer.raw.exec('begin immediate');
  expect(here.commit(row(1))).toBe(false);
  writer.raw.exec('commit');
  expect(here.commit(row(1))).toBe(true);
});

test('a slow disk is for the writer alone, until it had time to recover', () => {
  here.commit([]);
  tick = 40;
  expect(here.commit(row(1))).toBe(true);
  tick = 0.1;
  expect(here.commit(row(2))).toBe(false);
  clock += 9000;
  expect(here.commit(row(2))).toBe(false);
  clock += 1000;
  expect([here.commit(row(2)), here.commit(row(2))]).toEqual([false, true]);
  expect(stored()).toEqual([1, 2]);
});

test('one sync that stumbles is forgiven; a disk that is slow as a rule is not', () => {
  const turns = takingTurns();
  turns.isMine(1);
  turns.took(8, 2);
  expect(turns.isMine(3)).toBe(true);
  for (let n = 0; n < 8; n++) turns.took(3, 4);
  expect(turns.isMine(5)).toBe(false);
});

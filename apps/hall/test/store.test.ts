import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Base, openBase } from '../src/store/base.js';
import { migrate, missing } from '../src/store/migrate.js';
import { OPS } from '../src/store/ops/index.js';
import type { NewSaid, NewTableRow } from '../src/store/store.js';
import { scratch } from './hall.js';

let base: Base;
beforeEach(async () => {
  base = openBase(join(scratch(), 'questhall.db'));
  await migrate(base.db);
});
afterEach(() => base.raw.close());

const row = (id: string, more: Partial<NewTableRow> = {}): NewTableRow => ({
  id,
  invite: 'invite',
  host: 1,
  origin: 'here',
  made: 0,
  game: 'duel',
  config: '{}',
  listed: true,
  body: '{"chairs":[]}',
  stage: 'playing',
  seq: 0,
  chairs: '[]',
  waiting: '[]',
  moved: 0,
  finish: null,
  flag: null,
  busy: false,
  bots: 0,
  ...more,
});
const entry = (home: number, seq: number, message: string | null) => ({
  home,
  seq,
  at: seq,
  message,
  body: `"${seq}"`,
});

test('an entry is added once: the same message again is told as what it was', async () => {
  const home = await OPS.addTable(base, row('a'));
  expect(await OPS.append(base, entry(home, 1, '1:x'))).toBe(null);
  expect(await OPS.append(base, entry(home, 2, '1:x'))).toEqual({ was: 1 });
  expect(await OPS.append(base, entry(home, 2, '2:x'))).toBe(null);
  expect(await OPS.append(base, entry(home, 3, null))).toBe(null);
  expect(await OPS.append(base, entry(home, 4, null))).toBe(null);
  expect(await OPS.answered(base, { home, message: '2:x' })).toBe(2);
});

test('two entries cannot have one number', async () => {
  const home = await OPS.addTable(base, row('a'));
  await OPS.append(base, entry(home, 1, '1:x'));
  await expect(OPS.append(base, entry(home, 1, '1:y'))).rejects.toThrow('entry 1 of table 1 is there already');
});

test('a stretch begins at the snapshot before it and has the lines of all before', async () => {
  const home = await OPS.addTable(base, row('a'));
  for (let seq = 1; seq <= 9; seq++) await OPS.append(base, entry(home, seq, null));
  await OPS.addSnapshot(base, { home, seq: 4, body: '"four"', from: 0, lines: '[1,2,3]' });
  await OPS.addSnapshot(base, { home, seq: 8, body: '"eight"', from: 2, lines: '[4,5]' });
  expect(await OPS.stretch(base, { home, from: 6, to: 7 })).toMatchObject({
    body: '"four"',
    entries: ['"5"', '"6"', '"7"'],
  });
  const { lines, entries } = await OPS.stretch(base, { home, from: 9, to: 9 });
  expect(lines).toEqual([
    { from: 0, lines: '[]' },
    { from: 0, lines: '[1,2,3]' },
    { from: 2, lines: '[4,5]' },
  ]);
  expect(entries).toEqual(['"9"']);
});

test('a hall that was killed finds the tables whose summaries are behind', async () => {
  const [a, b] = [await OPS.addTable(base, row('a')), await OPS.addTable(base, row('b', { seq: 1 }))];
  await OPS.append(base, entry(a, 1, null));
  await OPS.append(base, entry(b, 1, null));
  expect(await OPS.unsettledTables(base, undefined as never)).toEqual(['a']);
});

test('tables are due when a machine must move or a clock may run out', async () => {
  await OPS.addTable(base, row('quiet'));
  await OPS.addTable(base, row('bot', { busy: true }));
  await OPS.addTable(base, row('soon', { flag: 50 }));
  await OPS.addTable(base, row('late', { flag: 500 }));
  await OPS.addTable(base, row('done', { flag: 50, stage: 'over' }));
  expect(await OPS.dueTables(base, 100)).toEqual(['bot', 'soon']);
});

test('what is past its time goes, and nothing else', async () => {
  const day = 86_400_000;
  await OPS.addPlayer(base, { id: 'host', name: 'Host', at: 0, hash: 'h0' });
  await OPS.addPlayer(base, { id: 'gone', name: 'Gone', at: 0, hash: 'h1' });
  await OPS.addPlayer(base, { id: 'here', name: 'Here', at: 90 * day, hash: 'h2' });
  await OPS.addTable(base, row('begun', { moved: 0 }));
  await OPS.addTable(base, row('stale', { moved: 0, stage: 'gathering' }));
  await OPS.addTable(base, row('fresh', { moved: 90 * day, stage: 'gathering' }));
  const old = await OPS.addTable(base, row('old', { moved: 0, stage: 'over' }));
  await OPS.append(base, entry(old, 1, null));
  await OPS.addCode(base, { hash: 'c', player: 1, until: 5 });
  const ages = { now: 100 * day, gathering: 70 * day, over: 10 * day, guests: 50 * day, sessions: 50 * day };
  expect((await OPS.sweep(base, ages)).sort()).toEqual(['old', 'stale']);
  expect(await OPS.answered(base, { home: old, message: '' })).toBe(null);
  expect(await OPS.tableRow(base, 'begun')).not.toBe(null);
  expect(await OPS.session(base, 'h1')).toBe(null);
  expect((await OPS.session(base, 'h2'))?.id).toBe('here');
  expect(await OPS.identity(base, 2)).toBe(null);
  // Who made a table that is still there is kept.
  expect((await OPS.identity(base, 1))?.id).toBe('host');
  expect(await OPS.useCode(base, { hash: 'c', now: 1 })).toBe(null);
});

test('migrations go down and up again without losing anything', async () => {
  const home = await OPS.addTable(base, row('a'));
  await OPS.append(base, entry(home, 1, '1:x'));
  await migrate(base.db, '001-tables');
  expect(await missing(base.db)).toEqual(['002-messages', '003-pushes', '004-no-message-index', '005-whispers']);
  await migrate(base.db);
  expect(await missing(base.db)).toEqual([]);
  expect(await OPS.append(base, entry(home, 2, '1:x'))).toEqual({ was: 1 });
});

test('a line of chat is said once, and each room counts for itself', async () => {
  const said = { home: 1, at: 0, player: 1, name: 'A', seat: 0, text: 'hi', hearers: null };
  expect(await OPS.addSaid(base, { ...said, room: 'players', message: '1:a' })).toBe(1);
  expect(await OPS.addSaid(base, { ...said, room: 'players', message: '1:a' })).toBe(1);
  expect(await OPS.addSaid(base, { ...said, room: 'spectators', message: '1:b' })).toBe(1);
  expect(await OPS.addSaid(base, { ...said, room: 'players', message: '1:c' })).toBe(2);
  const room = { home: 1, room: 'players', ids: [] } as const;
  expect((await OPS.saids(base, { ...room, after: 1, limit: 9 })).map(({ n }) => n)).toEqual([2]);
  expect(await OPS.sayer(base, { ...room, n: 2 })).toBe(1);
});

const said = (at: number, more: Partial<NewSaid> = {}): NewSaid => ({
  home: 1,
  room: 'players',
  message: `1:${at}`,
  at,
  player: 1,
  name: 'A',
  seat: 0,
  text: `at ${at}`,
  hearers: null,
  ...more,
});
const hearers = [
  { seat: 0, player: 'ann' },
  { seat: 2, player: 'cid' },
];
const texts = async (...ids: string[]) =>
  (await OPS.saids(base, { home: 1, room: 'players', after: 0, limit: 9, ids })).map(({ text }) => text);

test('a line in private is for those it was said to, under whatever name they are known', async () => {
  await OPS.addSaid(base, said(10));
  const n = await OPS.addSaid(base, said(20, { hearers }));
  await OPS.addSaid(base, said(30));
  expect(await texts('ann')).toEqual(['at 10', 'at 20', 'at 30']);
  expect(await texts('guest', 'cid')).toEqual(['at 10', 'at 20', 'at 30']);
  expect(await texts('ben')).toEqual(['at 10', 'at 30']);
  expect(await texts()).toEqual(['at 10', 'at 30']);
  const line = { home: 1, room: 'players', n } as const;
  expect(await OPS.sayer(base, { ...line, ids: ['cid'] })).toBe(1);
  expect(await OPS.sayer(base, { ...line, ids: ['ben'] })).toBe(null);
});

test('the numbers of lines tell nothing of lines in between', async () => {
  await OPS.addSaid(base, said(10));
  const after = [await OPS.addSaid(base, said(30))];
  await OPS.addSaid(base, said(40, { hearers }));
  after.push(await OPS.addSaid(base, said(50)));
  expect(after).toEqual([30, 50]);
  // Whatever the clock of the hall does, later lines come later.
  expect(await OPS.addSaid(base, said(45))).toBe(51);
});

test('an older version finds no line in private: it would show it to all', async () => {
  await OPS.addSaid(base, said(10));
  await OPS.addSaid(base, said(20, { hearers }));
  await migrate(base.db, '004-no-message-index');
  await migrate(base.db);
  expect(await texts('ann')).toEqual(['at 10']);
});

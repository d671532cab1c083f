import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup, restore } from '../src/start.js';
import { type Player, player, scratch, seated, serve } from './hall.js';
import { type Followed, follow, playOn } from './sitting.js';

async function playing() {
  const hall = await serve();
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  const table = await seated(players);
  const seats = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as })));
  return { hall, players, table, seats: seats as [Followed, Followed] };
}

test('a copy is taken and put back while the hall is open, and players come back to that moment', async () => {
  const { hall, players, table, seats } = await playing();
  await playOn(players, seats, { table, most: 10 });
  const then = seats[0].scene();
  const folder = scratch();
  const file = await backup(hall.data, folder);
  await playOn(players, seats, { table, most: 10 });
  const later = seats[0].scene();
  expect(later.seq).toBeGreaterThan(then.seq);
  const before = await restore(hall.data, file);
  expect(await players[0].wire.closed).toBe(1012);
  for (const one of players) one.wire = await one.connect();
  // The client knows more than the hall now, and is told all anew.
  const back = await Promise.all(players.map(({ wire }, as) => follow(wire, table, { as, since: later })));
  expect(back[0]?.scene()).toEqual(then);
  await playOn(players, back, { table, most: 4 });
  expect(existsSync(before as string)).toBe(true);
  await hall.stop();
});

test('a copy opens elsewhere as a hall of its own', async () => {
  const { hall, players, table, seats } = await playing();
  await playOn(players, seats, { table, most: 7 });
  const file = await backup(hall.data, scratch());
  await hall.kill();
  const data = scratch();
  await restore(data, file);
  const other = await serve({ data, port: hall.port });
  players[0].wire = await players[0].connect();
  expect((await follow(players[0].wire, table, { as: 0 })).scene()).toEqual(seats[0].scene());
  await other.stop();
});

test('copies under load are whole, each of one moment', async () => {
  const { hall, players, table, seats } = await playing();
  const folder = scratch();
  const play = playOn(players, seats, { table, most: 60 });
  const files = [];
  for (let n = 0; n < 4; n++) files.push(await backup(hall.data, folder));
  await play;
  expect(readdirSync(folder).length).toBe(4);
  for (const file of files) await restore(scratch(), file);
  await hall.stop();
});

test('what is no copy of a hall is refused, and nothing changes', async () => {
  const { hall, players, table, seats } = await playing();
  const file = join(scratch(), 'holiday.db');
  writeFileSync(file, 'pictures');
  await expect(restore(hall.data, file)).rejects.toThrow('holiday.db is no copy of a hall');
  await expect(restore(hall.data, join(hall.data, 'nothing.db'))).rejects.toThrow('there is no file');
  await expect(backup(scratch(), scratch())).rejects.toThrow('there is no hall in');
  await playOn(players, seats, { table, most: 2 });
  await hall.stop();
});

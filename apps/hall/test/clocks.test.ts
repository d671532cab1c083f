import { expect, test } from 'vitest';
import { must, type Player, player, seated, serve } from './hall.js';
import { follow } from './sitting.js';

const HOUR = 3_600_000;
const AWAY = 4000;
const MOST_BETWEEN_BEATS = 2500;
/** Bots so slow that no game ends by them. */
const slow = { bot: 600_000, next: 600_000, order: 600_000 };

test('clocks stand still while the hall is away', async () => {
  const hall = await serve();
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  const [anna] = players;
  const opened = Date.now();
  const table = await seated(players, { clock: { kind: 'turns', perMove: HOUR } });
  const { scene } = await follow(anna.wire, table, { as: 0 });
  const before = scene();
  const killed = Date.now();
  await hall.kill();
  await new Promise((done) => setTimeout(done, AWAY));
  const second = await serve({ data: hall.data, port: hall.port });
  const up = Date.now();
  anna.wire = await anna.connect();
  const back = await follow(anna.wire, table, { as: 0, since: before });
  const wake = back.news.find(({ deed }) => deed.do === 'wake')?.deed as { away: number } | undefined;
  expect(wake?.away).toBeGreaterThan(AWAY - MOST_BETWEEN_BEATS);
  const awake = killed - opened + (Date.now() - up) + MOST_BETWEEN_BEATS;
  for (const left of back.scene().clocks.left) expect(left).toBeGreaterThan(HOUR - awake);
  await second.stop();
});

test('a clock that has run out is called: a machine plays until the player returns', async () => {
  const hall = await serve({ beats: slow });
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  const [anna] = players;
  const table = await seated(players, { clock: { kind: 'live', bank: 300, increment: 0 } });
  const seat = await follow(anna.wire, table, { as: 0 });
  await seat.until(({ chairs }) => chairs[0]?.standIn === 'random');
  must(await anna.wire.ask({ t: 'stand-in', table, seat: 0, level: null }));
  expect(seat.scene().chairs[0]?.standIn).toBe(null);
  await hall.stop();
});

test('nobody waits for the consent of who ran out of time and then went for good', async () => {
  const hall = await serve({ beats: slow });
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  const [anna, bela] = players;
  const table = await seated(players, { clock: { kind: 'live', bank: 300, increment: 0 } });
  const seat = await follow(bela.wire, table, { as: 1 });
  await seat.until(({ chairs }) => chairs.every(({ standIn }) => standIn !== null));
  must(await bela.wire.ask({ t: 'stand-in', table, seat: 1, level: null }));
  must(await bela.wire.ask({ t: 'offer', table, seat: 1, kind: 'end', to: 0 }));
  expect(seat.scene().stage).toBe('playing');
  await anna.call('DELETE', '/api/account', {});
  const { end } = await seat.until(({ stage }) => stage === 'over');
  expect(end?.how).toBe('agreed');
  await hall.stop();
});

test('a clock that has run out resigns, where the table has chosen so; also one that ran out while nobody looked', async () => {
  const hall = await serve({ idle: 0 });
  const players = [await player(hall.url, 'Anna'), await player(hall.url, 'Bela')] as [Player, Player];
  const [anna, bela] = players;
  const table = await seated(players, { clock: { kind: 'live', bank: 1500, increment: 0 }, atZero: 'resign' });
  for (const { wire } of players) wire.kill();
  await hall.stop();
  const second = await serve({ data: hall.data, port: hall.port });
  bela.wire = await bela.connect();
  const seat = await follow(bela.wire, table, { as: 1 });
  const { end } = await seat.until(({ stage }) => stage === 'over');
  expect(end?.how).toBe('resigned');
  anna.wire = await anna.connect();
  expect((await follow(anna.wire, table, { as: 0 })).scene().stage).toBe('over');
  await second.stop();
});

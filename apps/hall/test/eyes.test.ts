import { beforeAll, expect, test } from 'vitest';
import { freshNonce } from '../src/bench/visitor.js';
import { made, must, type Player, type Process, player, serve } from './hall.js';
import { follow } from './sitting.js';

let hall: Process;
beforeAll(async () => {
  hall = await serve();
});

type Three = [Player, Player, Player];
const three = async () => (await Promise.all(['Anna', 'Bela', 'Cora'].map((name) => player(hall.url, name)))) as Three;
const sit = async (one: Player, table: string, seat: number, invite: string) =>
  must(await one.wire.ask({ t: 'sit', table, seat, name: one.name, nonce: freshNonce(), invite }));

test('who stood up no longer looks with the eyes of that seat when another sits there', async () => {
  const [anna, bela, cora] = await three();
  const { table, invite } = await made(anna);
  await sit(anna, table, 0, invite);
  await sit(bela, table, 1, invite);
  await follow(bela.wire, table, { as: 1 });
  must(await bela.wire.ask({ t: 'stand', table, seat: 1 }));
  await sit(cora, table, 1, invite);
  const seat = await follow(cora.wire, table, { as: 1 });
  must(await anna.wire.ask({ t: 'begin', table }));
  await seat.until(({ stage }) => stage === 'playing');
  must(await bela.wire.ask({ t: 'ping' }));
  expect(bela.wire.heard.join()).not.toContain('"do":"begin"');
  const past = { t: 'past', table, as: 1, from: 0, to: 9 } as const;
  expect(await bela.wire.ask(past)).toMatchObject({ refused: 'no-seat' });
});

test('nobody goes on watching a game that is not to be watched', async () => {
  const [anna, bela] = await three();
  const { table, invite } = await made(anna, { spectators: false, bots: [null, 'random'] });
  await sit(anna, table, 0, invite);
  await follow(bela.wire, table, { as: null, invite });
  must(await anna.wire.ask({ t: 'begin', table }));
  must(await bela.wire.ask({ t: 'ping' }));
  expect(bela.wire.heard.join()).not.toContain('"do":"begin"');
});

test('a watcher with the invitation goes on watching when the game begins', async () => {
  const [anna, bela] = await three();
  const { table, invite } = await made(anna, { bots: [null, 'random'], spectators: true });
  await sit(anna, table, 0, invite);
  const seen = await follow(bela.wire, table, { as: null, invite });
  must(await anna.wire.ask({ t: 'begin', table }));
  await seen.until(({ stage }) => stage === 'playing');
  expect(seen.scene().prompts.every(({ choices }) => choices.length === 0)).toBe(true);
});

test('who is gone before the table was fetched is not counted as here', async () => {
  const first = await serve({ idle: 0 });
  const anna = await player(first.url, 'Anna');
  const { table } = await made(anna);
  await first.stop();
  const second = await serve({ data: first.data, port: first.port, idle: 0 });
  const wire = await anna.connect();
  wire.send(JSON.stringify({ t: 'join', id: 'x', table, as: null }));
  wire.close();
  await second.logged('table loaded');
  await expect
    .poll(async () => (await anna.call('GET', '/api/health')).body, { timeout: 30_000 })
    .toMatchObject({
      ok: true,
      tables: 0,
      sockets: 0,
    });
  await second.stop();
});

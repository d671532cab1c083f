import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { made, must, player, seated, serve } from './hall.js';
import { follow } from './sitting.js';

// Threads are started again and again, each with all games.
vi.setConfig({ testTimeout: 180_000 });

const games = [new URL('./games/odd.mjs', import.meta.url).href];

test.each(['babbling', 'fainting', 'fatal'])('a table does not stand still because of %s bots', async (game) => {
  const hall = await serve({ games });
  const anna = await player(hall.url, 'Anna');
  const { table } = await made(anna, { game, seats: 2, bots: ['random', 'random'], listed: true });
  const seen = await follow(anna.wire, table, { as: null });
  must(await anna.wire.ask({ t: 'begin', table }));
  const { end } = await seen.until(({ stage }) => stage === 'over');
  expect(end?.how).toBe('played');
  await hall.stop();
});

test('a thread that is killed costs its tables nothing: what was thought there is thought once more', async () => {
  const hall = await serve({ games });
  const anna = await player(hall.url, 'Anna');
  const { table } = await made(anna, { game: 'mortal', seats: 2, bots: ['random', 'random'], listed: true });
  const seen = await follow(anna.wire, table, { as: null });
  must(await anna.wire.ask({ t: 'begin', table }));
  expect((await seen.until(({ stage }) => stage === 'over')).end?.how).toBe('played');
  await hall.stop();
  expect(existsSync(join(tmpdir(), `questhall-mortal-${hall.pid}`))).toBe(true);
  expect(hall.logs.map(({ what }) => what)).not.toContain('bot failed');
});

test('archmages at a table think for as long as it allows', async () => {
  const hall = await serve({});
  const anna = await player(hall.url, 'Anna');
  const wish = { game: 'wizards-quest', seats: 2, bots: ['archmage', 'archmage'], listed: true };
  const { status } = await anna.call('POST', '/api/tables', { ...wish, thinking: 20_000 });
  expect(status).toBe(400);
  const { table } = await made(anna, { ...wish, thinking: 50 });
  const seen = await follow(anna.wire, table, { as: null });
  must(await anna.wire.ask({ t: 'begin', table }));
  const scene = await seen.until(({ lines }) => lines > 40);
  expect(scene.config.thinking).toBe(50);
  expect(hall.logs.map(({ what }) => what)).not.toContain('bot failed');
  await hall.stop();
});

test('a machine advises who asks, at the tables that allow it, and nobody else', async () => {
  const hall = await serve({});
  const [anna, bert] = [await player(hall.url, 'Anna'), await player(hall.url, 'Bert')];
  const table = await seated([anna, bert], { hints: true });
  const seen = await follow(anna.wire, table, { as: 0 });
  const answer = must(await anna.wire.ask({ t: 'hint', table, seat: 0 }));
  const { pick, why } = (answer as { hint?: { pick: string; why: string } }).hint ?? { pick: '', why: '' };
  expect(seen.prompt()?.choices.map((choice) => choice.pick)).toContain(pick);
  expect(why).not.toBe('');
  expect(await bert.wire.ask({ t: 'hint', table, seat: 0 })).toMatchObject({ t: 'no', refused: 'no-seat' });
  const strict = await seated([anna, bert]);
  expect(await anna.wire.ask({ t: 'hint', table: strict, seat: 0 })).toMatchObject({ t: 'no', refused: 'not-asked' });
  await hall.stop();
});

test('people come first: bots run when nobody else wants the processor', async () => {
  const hall = await serve({});
  const anna = await player(hall.url, 'Anna');
  const { table } = await made(anna, { game: 'wizards-quest', seats: 2, bots: ['squire', 'squire'], listed: true });
  must(await anna.wire.ask({ t: 'begin', table }));
  // Of what follows a thread's name in brackets the policy is the thirty-ninth, and five means idle.
  const tasks = `/proc/${hall.pid}/task`;
  const policies = () =>
    readdirSync(tasks).map((id) => readFileSync(`${tasks}/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[38]);
  await vi.waitFor(() => expect(new Set(policies())).toEqual(new Set(['0', '5'])), { timeout: 60_000, interval: 20 });
  await hall.stop();
});

import { expect, test } from 'vitest';
import { startQueue } from '../src/bots/queue.js';
import { made, must, player, serve } from './hall.js';
import { follow } from './sitting.js';

/** Bots whose deeds are done when the test says so. */
function line(atOnce: number) {
  const queue = startQueue(atOnce);
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const enter = (name: string) =>
    queue.enter(() => {
      begun.push(name);
      return new Promise((done) => finish.set(name, done));
    });
  const done = async (name: string) => {
    finish.get(name)?.();
    await new Promise((turned) => setTimeout(turned));
  };
  return { enter, done, begun };
}

test('a bot that finds nobody before it goes at once', () => {
  const { enter, begun } = line(1);
  enter('anna');
  expect(begun).toEqual(['anna']);
});

test('who came first goes first, and who has moved stands behind all others again', async () => {
  const { enter, done, begun } = line(1);
  for (const name of ['anna', 'bela', 'cora']) enter(name);
  await done('anna');
  enter('anna');
  for (const name of ['bela', 'cora', 'anna']) await done(name);
  expect(begun).toEqual(['anna', 'bela', 'cora', 'anna']);
});

test('no more have their turn at the same time than may', async () => {
  const { enter, done, begun } = line(2);
  for (const name of ['anna', 'bela', 'cora', 'dora']) enter(name);
  expect(begun).toEqual(['anna', 'bela']);
  await done('bela');
  expect(begun).toEqual(['anna', 'bela', 'cora']);
  await done('cora');
  await done('anna');
  enter('enno');
  expect(begun).toEqual(['anna', 'bela', 'cora', 'dora', 'enno']);
});

test('who steps out of the line is passed over', async () => {
  const { enter, done, begun } = line(1);
  enter('anna');
  const stepOut = enter('bela');
  enter('cora');
  stepOut();
  await done('anna');
  expect(begun).toEqual(['anna', 'cora']);
});

test('a deed that fails holds nobody up', async () => {
  const queue = startQueue(1);
  queue.enter(() => Promise.reject(new Error('oh')));
  await new Promise<void>((done) => {
    queue.enter(async () => done());
  });
});

test('between two turns the hall hears whoever came meanwhile', async () => {
  const queue = startQueue(1);
  const heard: string[] = [];
  queue.enter(async () => {
    setImmediate(() => heard.push('a person'));
    heard.push('a bot');
  });
  await new Promise<void>((done) => {
    queue.enter(async () => {
      heard.push('another bot');
      done();
    });
  });
  expect(heard).toEqual(['a bot', 'a person', 'another bot']);
});

test('the bots of many tables that never pause all come to the end of their games', async () => {
  const hall = await serve({ beats: { bot: 0, next: 0 } });
  const anna = await player(hall.url, 'Anna');
  const tables = await Promise.all(
    Array.from({ length: 8 }, () => made(anna, { bots: ['random', 'random'], listed: true })),
  );
  const seen = await Promise.all(tables.map(({ table }) => follow(anna.wire, table, { as: null })));
  for (const { table } of tables) must(await anna.wire.ask({ t: 'begin', table }));
  const ends = await Promise.all(seen.map(({ until }) => until(({ stage }) => stage === 'over')));
  expect(new Set(ends.map(({ end }) => end?.how))).toEqual(new Set(['played']));
  expect(hall.logs.map(({ what }) => what)).not.toContain('machine refused');
  await hall.stop();
});

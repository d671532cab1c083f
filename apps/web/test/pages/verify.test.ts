import { expect, test } from 'vitest';
import { checkRecord } from '../../src/pages/verify/check.js';
import { type Stage, stage, until } from '../host/stage.js';

async function finished(): Promise<string> {
  const s: Stage = stage();
  const table = { game: 'wizards-quest', seats: 2, bots: ['random', 'random'], options: { 'turn-limit': 10 } } as const;
  const id = await s.parlour.open({ ...table, bots: [...table.bots] }, [null, null]);
  await s.parlour.join(id, null);
  await until(() => s.told.some(({ message }) => message.t === 'news' && message.news.changed.stage === 'over'));
  return s.parlour.record(id);
}

test('every roll of a finished game is recomputed and counted', async () => {
  const text = await finished();
  const verdict = await checkRecord(text);
  if (!verdict.ok) throw new Error(verdict.why);
  const [, body = ''] = text.split('\n\n');
  const dice = [...body.matchAll(/\{([^}]*)\}/g)].flatMap(([, words]) => words?.split(', ') ?? []);
  expect(verdict.rolls).toBe(dice.length);
  expect(verdict.streams.reduce((sum, { total }) => sum + total, 0)).toBe(dice.length);
});

test('a record with one die turned does not hold', async () => {
  const text = await finished();
  const turned = text.replace(/battle ([1-5])/, (_, n) => `battle ${Number(n) + 1}`);
  expect((await checkRecord(turned)).ok).toBe(false);
});

test('something else is no record', async () => {
  expect(await checkRecord('1. e4 e5')).toMatchObject({ ok: false });
});

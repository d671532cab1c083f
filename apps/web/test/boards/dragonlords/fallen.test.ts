import type { News } from '@questhall/table';
import { expect, test } from 'vitest';
import { endOf, throwsIn } from '../../../src/boards/dragonlords/fallen.js';

const news = (...events: { key: string; args: Record<string, unknown> }[]) => ({ seq: 1, events }) as unknown as News;

test('the dice of a battle are read with who threw them and what they hit', () => {
  const told = news(
    { key: 'attacked', args: { side: 2, people: 'elf', tas: 3, dice: [1, 6], hits: 1 } },
    { key: 'struck-back', args: { side: 0, people: 'barbarian', tas: 4, dice: [5], hits: 0 } },
    { key: 'battle.over', args: { where: 'galecliff', victor: 2, people: 'elf' } },
  );
  expect(throwsIn(told)).toMatchObject([
    { who: 'Elves', side: 2, dice: [1, 6], hitsOn: 3, words: '1 hit' },
    { who: 'Barbarians', side: 0, dice: [5], hitsOn: 4, words: '0 hits' },
  ]);
  expect(endOf(told)).toBe('The Elves hold Galecliff.');
});

test('news without dice show none', () => {
  expect(throwsIn(news({ key: 'income', args: { side: 0, people: 'orc', gold: 9 } }))).toEqual([]);
  expect(endOf(null)).toBeNull();
});

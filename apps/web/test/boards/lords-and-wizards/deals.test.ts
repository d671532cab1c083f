import { speak } from '@questhall/kernel';
import { lordsAndWizards } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { expect, test } from 'vitest';
import { thingWords } from '../../../src/boards/lords-and-wizards/matter/clauses.js';

const names = ['Corvin', 'Ysolde'];
const scene = { chairs: names.map((name) => ({ name })) } as unknown as Scene;
const say = (key: string, args: Record<string, unknown>) =>
  speak(lordsAndWizards, { key, args } as never, { seat: (seat) => names[seat] ?? '' });

test.each([
  ['1 gold', '1 GT'],
  ['50 gold', '50 GTs'],
  ['sword-of-ice', 'Sword of Ice'],
  ['captive lord 1', 'the Lord of Ysolde'],
  ['wizard of 0', 'the Wizard of Corvin'],
])('%s is called %s where a deal is made', (words, said) => {
  expect(thingWords(words, scene)).toBe(said);
});

test('a deal is told in words, whatever passes', () => {
  const deal = { seat: 0, with: 1, gives: ['10 gold', 'sword-of-ice'], takes: ['lord of 0'], pact: 'peace' };
  expect(say('dealt-with', deal)).toBe(
    'Corvin and Ysolde agree: 10 GTs and the Sword of Ice for the Lord of Corvin (peace).',
  );
  expect(say('ask.accept', { ...deal, takes: [], pact: '' })).toBe(
    'Corvin gives 10 GTs and the Sword of Ice for nothing: do you accept?',
  );
});

test.each([
  ['U', 'The siege of Osgarth is given up.'],
  ['R', 'The siege of Osgarth goes on.'],
  ['R2*', 'The siege of Osgarth goes on, 2 columns further, with disease.'],
  ['S', 'The siege of Osgarth succeeds.'],
])('a siege that ends in %s is told in words', (result, said) => {
  expect(say('siege', { hex: '3220', die: 3, result })).toBe(said);
});

test('a place is called by its city, its number, or the river between two', () => {
  const over = (place: string) => say('battle-over', { place, ended: 'attacker' });
  expect(over('3220')).toBe('The battle at Osgarth is over.');
  expect(over('3125')).toBe('The battle at hex 3125 is over.');
  expect(over('1106-1107')).toBe('The battle at the river at 1106/1107 is over.');
});

import type { Prompt } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { meantPicks, NOT_NOW, plainly } from '../../src/table/why.js';

function prompt(choices: Prompt['choices']): Prompt {
  return { seat: 0, ask: 'a.b', number: 1, rule: 'WQ I', says: { key: 'x' }, private: false, answered: false, choices };
}

test('a space that is not lit is put in the place of one that is', () => {
  const asked = prompt([{ pick: 'settle haven', at: ['haven'] }]);
  expect(meantPicks(asked, [], 'dewbury')).toEqual(['settle dewbury']);
});

test('after a source was pointed at, the target is what was meant', () => {
  const asked = prompt([
    { pick: 'campaign haven larkmead', at: ['haven', 'larkmead'] },
    { pick: 'end turn', at: [] },
  ]);
  expect(meantPicks(asked, ['haven'], 'dewbury')[0]).toBe('campaign haven dewbury');
});

test('where no choice points at anything, nothing can be meant', () => {
  expect(meantPicks(prompt([{ pick: 'fight' }]), [], 'dewbury')).toEqual([]);
});

test('a list of picks is no reason for people, a reason of the rules is', () => {
  const listed = '"boat haven" is not offered at boats.stretch; expected one of "boat sea-23-10", "boat sea-21-10"';
  expect(plainly(listed)).toBe(NOT_NOW);
  expect(plainly('only an empty territory can be settled')).toBe('only an empty territory can be settled');
});

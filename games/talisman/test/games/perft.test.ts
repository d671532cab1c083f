import { perft } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { talisman } from '../../src/index.js';
import { hero } from '../stage.js';
import { land } from '../table.js';

test('two players choose among fourteen characters, then thirteen', () => {
  const t = land({ seats: 2, position: {}, begin: { proc: 'setup' }, options: { characters: 'chosen' } });
  expect(perft(talisman, t.state, 2)).toEqual([1, 14, 14 * 13]);
});

test('three trophies of which two make up seven points: each set has one path', () => {
  const t = hero({ character: 'elf', space: 'city', trophies: ['dragon', 'giant', 'boar'] }, { begin: 'move' });
  t.picks(0, 'exchange');
  expect(perft(talisman, t.state, 1)).toEqual([1, 3]);
  t.picks(0, 'add boar');
  expect(t.offers(0)).toEqual(['add giant', 'add dragon']);
});

test('four Objects and one more: five ways to lay one down', () => {
  const objects = ['armour', 'helmet', 'axe', 'sword', 'shield'];
  const t = hero({ character: 'elf', space: 'castle', objects }, { begin: 'claim' });
  expect(t.at()).toBe('tidy.objects');
  expect(perft(talisman, t.state, 1)).toEqual([1, 5]);
});

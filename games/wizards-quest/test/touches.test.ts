import type { Touch } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { wizardsQuest } from '../src/index.js';
import { marnon } from './table.js';

const position = { spaces: { dewbury: { seat: 0, men: 5 }, britton: { seat: 1, men: 2 } } };
const { board } = marnon({ seats: 3, position });

function touched(key: string, args: Record<string, string | number>): (Touch | undefined)[] {
  return [0, 1, 2].map((seat) => wizardsQuest.touches?.({ key, args }, seat, board));
}

test("a player's turn touches him alone", () => {
  expect(touched('player-turn', { seat: 1 })).toEqual([undefined, 'turn', undefined]);
});

test('who holds a space is attacked by a campaign or a battle against it', () => {
  for (const key of ['campaign', 'battle'])
    expect(touched(key, { from: 'dewbury', to: 'britton', against: 'space' })).toEqual([
      undefined,
      'attacked',
      undefined,
    ]);
});

test('a campaign against a monster beside him is none of his business', () => {
  expect(touched('campaign', { from: 'dewbury', to: 'britton', against: 'dragon' })).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the dragon attacks those whom it gobbles', () => {
  expect(touched('dragon.gobbles', { space: 'dewbury', n: 2 })).toEqual(['attacked', undefined, undefined]);
  expect(touched('dragon.moves', { space: 'dewbury' })).toEqual([undefined, undefined, undefined]);
});

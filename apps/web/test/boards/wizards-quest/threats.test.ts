import { spaceNamed } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { viewOf } from '../../../src/boards/wizards-quest/scene.js';
import { threatsTo } from '../../../src/boards/wizards-quest/threats.js';
import { openedAt } from './playing.js';

function threatened(spaces: Record<string, Record<string, number | boolean>>, more = {}): string[] {
  const { scene } = openedAt({ spaces, elsewhere: { orcs: 1 }, ...more }, { proc: 'attack', vars: { seat: 0 } });
  const view = viewOf(scene);
  if (!view) throw new Error('no view');
  const ids = Object.keys(spaces);
  return threatsTo(view, 0).map(({ space }) => ids.find((id) => spaceNamed(id) === space) ?? String(space));
}

test('a strong neighbour is a threat, a lone man is none', () => {
  const mine = { seat: 0, men: 2 };
  expect(threatened({ haven: mine, 'sheep-meade': { seat: 1, men: 5 } })).toEqual(['haven']);
  expect(threatened({ haven: mine, 'sheep-meade': { seat: 1, men: 1 } })).toEqual([]);
});

test('orcs threaten when they are four, and never a hero', () => {
  expect(threatened({ haven: { seat: 0, men: 1 }, 'sheep-meade': { orcs: 4 }, dewbury: { seat: 1, men: 1 } })).toEqual([
    'haven',
  ]);
  expect(threatened({ haven: { seat: 0, men: 1 }, 'sheep-meade': { orcs: 3 }, dewbury: { seat: 1, men: 1 } })).toEqual(
    [],
  );
  const led = { seat: 0, men: 1, hero: true };
  expect(threatened({ haven: led, 'sheep-meade': { orcs: 4 }, dewbury: { seat: 1, men: 1 } })).toEqual([]);
});

test('nobody threatens what the wizard protects', () => {
  const spaces = { haven: { seat: 0, men: 2 }, 'sheep-meade': { seat: 1, men: 5 } };
  expect(threatened(spaces, { wizard: 'larkmead' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { kept } from '../../src/boards/parts/steady.js';

test('what says the same as before stays the same thing, whatever comes or goes beside it', () => {
  const before = [{ pick: 'pass' }, { pick: 'cast' }];
  expect(kept(before, [{ pick: 'pass' }, { pick: 'cast' }])).toBe(before);
  const after = kept(before, [{ pick: 'cast' }, { pick: 'roll' }]);
  expect(after).toEqual([{ pick: 'cast' }, { pick: 'roll' }]);
  expect(after[0]).toBe(before[1]);
});

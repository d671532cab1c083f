import { expect, test } from 'vitest';
import { document } from './questhall.js';

test('bench kernel measures what the kernel costs, and its small games', () => {
  const { kernel, games } = document('bench', 'kernel', '--seconds', '0.02');
  expect(games).toBeUndefined();
  expect(kernel.dieNs).toBeGreaterThan(0);
  const [duel] = kernel.games;
  expect(duel.game).toBe('duel');
  for (const figure of [duel.decisionsPerSecond, duel.optionsUs.median, duel.cloneUs.median, duel.record.loadMs]) {
    expect(figure).toBeGreaterThan(0);
  }
});

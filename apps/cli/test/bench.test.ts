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

test('bench hall plays at a real hall over real sockets', { timeout: 180_000 }, () => {
  const { hall } = document('bench', 'hall', '--tables', '2', '--seconds', '1', '--sockets', '5', '--archmages', '1');
  expect(hall.runs).toMatchObject([{ tables: 2 }]);
  expect(hall.runs[0].picksPerSecond).toBeGreaterThan(0);
  expect(hall.runs[0].p99).toBeGreaterThanOrEqual(hall.runs[0].p50);
  expect(hall.load.entries).toBeGreaterThan(100);
  expect(hall.idle).toMatchObject({ sockets: 5 });
  expect(hall.beside).toMatchObject({ archmages: 1, tables: 2 });
  for (const { p99 } of [hall.beside.alone, hall.beside.beside]) expect(p99).toBeGreaterThan(0);
});

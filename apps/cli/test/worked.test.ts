import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { document } from './questhall.js';

const folder = fileURLToPath(new URL('../../../games/wizards-quest/test/scenarios', import.meta.url));

test('the worked scenarios of the page hold from the command line', () => {
  const reports: { name: string; pass: boolean; why: string }[] = document('scenario', folder);
  expect(reports.length).toBeGreaterThan(10);
  expect(reports.filter((r) => !r.pass)).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../mutate.mjs', import.meta.url));

test.each([
  [[], 'one game is broken at a time'],
  [['wizards-quest', 'talisman'], 'one game is broken at a time'],
  [['nowhere'], 'there is no game nowhere'],
  [['wizards-quest', '--sample', 'many'], '--sample takes a number from 1, not many'],
  [['wizards-quest', '--loud'], "Unknown option '--loud'"],
])('%j is refused with what was expected', (words, why) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(why);
  expect(stderr).toContain('expected: npm run mutate -- <slug> [--sample N] [--seed S] [--json]');
});

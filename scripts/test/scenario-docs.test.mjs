import { readFileSync } from 'node:fs';
import { runScenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { fill, filled, gamesWithWords, page } from '../scenario-docs.mjs';

const text = readFileSync(page, 'utf8');

test('the page of scenarios lists what the games have now', async () => {
  const isCurrent = text === (await filled(text));
  expect(isCurrent, 'docs/scenarios.md is behind; run npm run build && node scripts/scenario-docs.mjs').toBe(true);
});

describe('every scenario on the page holds', async () => {
  const games = Object.fromEntries((await gamesWithWords()).map((one) => [one.slug, one]));
  const blocks = [...text.matchAll(/^```json\n(\{\n {2}"game":[\s\S]*?)\n```$/gm)].map((match) => JSON.parse(match[1]));

  test.each(blocks.map((one) => [one.name ?? one.game, one]))('%s', (_, one) => {
    expect(runScenario(games, one).why).toBe('');
  });
});

test('what stands between two marks is replaced, what stands around them is kept', () => {
  const [open, close] = ['<!-- made by scripts/scenario-docs.mjs: cards -->', '<!-- end of cards -->'];
  expect(fill(`a\n${open}\nold\n${close}\nz`, 'cards', 'new')).toBe(`a\n${open}\n\nnew\n\n${close}\nz`);
});

test('a page without the marks is refused', () => {
  expect(() => fill('# Scenarios', 'cards', 'new')).toThrow('the page has no place for cards');
});

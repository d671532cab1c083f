import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page, sheet, untold } from '../card-docs.mjs';
import { storiesOf } from '../docs/stories.mjs';
import { verbs } from '../docs/verbs.mjs';

test('the review sheet of Talisman lists what the game and its tests have now', async () => {
  const isCurrent = readFileSync(page, 'utf8') === (await sheet());
  expect(isCurrent, 'docs/talisman-cards.md is behind; run npm run build && node scripts/card-docs.mjs').toBe(true);
});

test('every card, character, quest and space has a story that plays it', async () => {
  expect(await untold()).toEqual([]);
});

test('a story is read with what it is about, and by which rules', () => {
  const text = `rule(['T 1:1', 'T 1:2'], 'Bear, Wolf: they bite', () => {});\nrule('T 3:0', "Elf's Ring: it shines", f);\nrule('T 1', 'no names', f);`;
  expect(storiesOf(text, 'here')).toEqual([
    { of: ['Bear', 'Wolf'], says: 'they bite', rules: ['T 1:1', 'T 1:2'], file: 'here' },
    { of: ["Elf's Ring"], says: 'it shines', rules: ['T 3:0'], file: 'here' },
  ]);
});

test('a table is put into few words, rows alike together', () => {
  const rows = [{ do: 'lives', n: -1 }, { do: 'nothing' }, { do: 'nothing' }, { do: 'go', to: 'city' }];
  expect(verbs({ do: 'roll', dice: 1, rows })).toBe('roll 1: 1 lives −1 · 2–3 nothing · 4 go city');
});

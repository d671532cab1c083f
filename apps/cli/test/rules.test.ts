import { expect, test } from 'vitest';
import { document, questhall } from './questhall.js';

test('rules --why prints one rule in our words, with what belongs to it', () => {
  const { code, out } = questhall('rules', 'wizards-quest', '--why', 'WQ X.C.5.1');
  expect(code).toBe(0);
  expect(out).toMatch(/^WQ X\.C\.5\.1 {2}\S/);
});

test('an id may be written small and without its prefix', () => {
  const [found] = document('rules', '--why', 'x.c.5.1');
  expect(found).toMatchObject({ id: 'WQ X.C.5.1' });
});

test('rules --list has every rule, example and ruling', () => {
  const ids = document('rules', '--list').map((p: { id: string }) => p.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ['WQ II', 'WQ E1', 'WQ R1']) expect(ids).toContain(id);
});

test('a rule that is looked for by its id comes before what speaks of it', () => {
  const [first] = document('rules', 'talisman', '--find', 'T 12:1.1');
  expect(first).toMatchObject({ id: 'T 12:1.1' });
});

test('rules --find gives those that have all the words', () => {
  const found = document('rules', '--find', 'dragon gobble');
  expect(found.length).toBeGreaterThan(0);
  for (const { title, text } of found) expect(`${title} ${text}`.toLowerCase()).toMatch(/dragon/);
  expect(questhall('rules', '--find', 'xylophone').code).toBe(1);
});

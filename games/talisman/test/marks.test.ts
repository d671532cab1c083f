import type { Scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { type Board, talismanMarks } from '../src/index.js';
import { draws } from './cards/deck.js';
import { hero } from './stage.js';

/** What of one sort a story has reached. */
const reached = (t: Scenario<Board>, sort: string) => new Set(talismanMarks[sort]?.seen(t.board, t.events()));

test('each mark has a name of its own, and an ability stands for one character', () => {
  for (const { all } of Object.values(talismanMarks)) expect(new Set(all).size).toBe(all.length);
  expect(talismanMarks.abilities?.all).toContain('dwarf safe-crags');
  expect(talismanMarks.abilities?.all).toContain('troll safe-crags');
});

test('an Enemy counts when it is fought, an Object when it is owned', () => {
  const fights = draws(['wolf'], { character: 'warrior' }, { dice: { combat: [6, 6], foe: [1] } });
  expect([...reached(fights, 'cards')]).toEqual(['wolf']);
  const finds = draws(['ring'], { character: 'warrior' });
  expect(reached(finds, 'cards')).not.toContain('ring');
  expect(reached(finds.picks(0, 'take ring'), 'cards')).toContain('ring');
});

test('prayers of one die and of two are rows apart; a bonus beyond the table counts as its last row', () => {
  const prays = (space: string, table: number[]) =>
    hero({ character: 'priest', space, lives: 2 }, { begin: 'space', dice: { table } });
  const chapel = prays('chapel', [6]).picks(0, 'call on prayer', 'add 1');
  expect([...reached(chapel, 'rows')]).toEqual(['prayer 1d 6']);
  expect([...reached(chapel, 'abilities')]).toContain('priest prayer-bonus');
  const temple = prays('temple', [3, 3]).picks(0, 'call on prayer', 'add nothing');
  expect([...reached(temple, 'rows')]).toEqual(['prayer 2d 6']);
});

test('an ability that only spares shows where it spares', () => {
  const elf = hero({ character: 'elf', space: 'forest' }, { begin: 'space' });
  expect(reached(elf, 'abilities')).toContain('elf safe-forest');
  const thief = hero({ character: 'thief', space: 'forest' }, { begin: 'space', dice: { table: [4] } });
  expect(reached(thief, 'abilities')).not.toContain('thief safe-forest');
});

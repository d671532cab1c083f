import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { lordsAndWizards, lordsAndWizardsWords } from '../src/index.js';

const here = (hex: number) => hex >= 0;

test('a unit that is chained twice makes a broken board', () => {
  const position = { hexes: { 1107: { seat: 0, units: { bowmen: 2 } }, 3125: { seat: 0, units: { bowmen: 1 } } } };
  const { board } = scenario({ game: lordsAndWizards, words: lordsAndWizardsWords }, { seats: 2, position });
  const faults = () => lordsAndWizards.invariants(board);
  expect(faults()).toEqual([]);
  const [one, other] = board.head.filter(here) as [number, number];
  const last = board.next[one] === -1 ? other : one;
  const end = board.next[last] as number;
  board.next[end] = last;
  expect(faults().join()).toContain(`chained wrongly: ${last}`);
  board.next[end] = last === one ? other : one;
  expect(faults().join()).toContain('chained wrongly');
});

import { expect, test } from 'vitest';
import { lawAt, runScenario, scenario } from '../../src/index.js';
import { hoard, hoardInWords } from '../hoard.js';
import { hoardWith } from './broken.js';

const telling = hoardWith({ view: (b) => ({ ...hoard.view(b, null), hands: b.hands.map((hand) => [...hand]) }) });
const file = { game: 'hoard', seats: 3, expect: [{ laws: ['2', '6'] }] };

test('a law can be held against one position', () => {
  const { state } = scenario(hoardInWords, { seats: 3 });
  expect(lawAt(hoard, state, '6')).toBeUndefined();
  expect(lawAt(telling, state, '6')).toContain('tells what it cannot know: hands.');
  expect(lawAt(telling, state, '2')).toBeUndefined();
});

test('a scenario can expect laws to hold', () => {
  expect(runScenario({ hoard: hoardInWords }, file).why).toBe('');
  expect(runScenario({ hoard: { ...hoardInWords, game: telling } }, file).why).toContain('expected law 6 to hold');
});

test('all of them hold where nothing is wrong', () => {
  expect(runScenario({ hoard: hoardInWords }, { ...file, expect: [{ laws: 'all' }] }).why).toBe('');
});

test('a law that is not about positions is refused', () => {
  const { why } = runScenario({ hoard: hoardInWords }, { ...file, expect: [{ laws: '10' }] });
  expect(why).toContain('no law "10" is about a position; expected one of');
});

import { apply, begin, isRefusal, type Phrase, prompts, random, seedFrom } from '@questhall/kernel';
import { lordsAndWizards, OPTIONS, type View, view } from '@questhall/lords-and-wizards';
import { expect, test } from 'vitest';
import { readingOf } from '../../../src/boards/lords-and-wizards/charts/readings.js';
import { about, type Chart } from '../../../src/boards/parts/charts.js';

const litCell = ({ rows, row, column }: Chart) => rows[row]?.cells[column];

test.each([
  [
    'a Lord of +2 who rolls a 6',
    'duel',
    { as: 'lord', levels: [4, 2], die: 6, attacker: 0, defender: 2, shift: 0 },
    '–*/2',
  ],
  [
    'a Wizard of -7 and beyond',
    'duel',
    { as: 'wizard', levels: [1, 12], die: 1, attacker: 2, defender: 0, shift: 0 },
    '2/–',
  ],
  [
    'a Crystal Ball that moves the die',
    'duel',
    { as: 'wizard', levels: [5, 5], die: 6, attacker: 2, defender: 2, shift: 0 },
    '2/2',
  ],
  ['missiles of 16 and more', 'volley', { column: 16, die: 1, n: 8 }, '8'],
  ['a bargain of the fourth level', 'bargain', { level: 4, die: 4, result: '1' }, '1'],
  ['a triple tax', 'taxed', { multiple: 3, die: 6 }, '×0 rebels'],
  ['regular combat', 'regular', { column: '8 to 15', die: 4 }, '–/3'],
  ['attrition', 'attrition', { die: 2 }, '25 %'],
  ['plague by two dice', 'plague', { sum: 10, sites: [] }, 'Hell, Egmar, Gelken'],
  ['plague nowhere', 'plague', { sum: 7, sites: [] }, '–'],
  ['a desertion', 'deserted', { seat: 0, unit: 'troll', die: 2 }, 'deserts'],
  ['a withdrawal', 'held', { die: 3 }, 'stays'],
])('%s is read where the book has it', (_, key, args, cell) => {
  const chart = readingOf({ key, args } as Phrase, {} as View, []);
  expect(chart && litCell(chart)).toBe(cell);
});

test('of a long table the lines about the one in use are shown, of a short one all', () => {
  expect(about(16, 15, 2)).toEqual([11, 12, 13, 14, 15]);
  expect(about(16, 0, 2)).toEqual([0, 1, 2, 3, 4]);
  expect(about(6, 3, 2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(about(9, -1, 2)).toHaveLength(9);
});

/** Some signs stand for what an event says in numbers. */
const SAYS: Readonly<Record<string, (args: Record<string, unknown>) => unknown>> = {
  volley: ({ n }) => (n === 0 ? '–' : String(n)),
  siege: ({ result }) => result,
  tempted: ({ result }) => ({ '-': 'stays', W: 'withholds', J: 'joins' })[String(result)],
  weather: ({ weather }) => weather,
  sought: ({ found }) => (found ? 'found' : '–'),
};

test('whatever is rolled in a game with all rules is read on the table that gave it', () => {
  const all = Object.entries(OPTIONS).filter(([, { choices }]) => (choices as readonly unknown[]).includes(true));
  const options = Object.fromEntries(all.map(([id]) => [id, true]));
  const chance = random(seedFrom('charts'));
  const start = begin(lordsAndWizards, { seats: 3, options }, seedFrom('charts'));
  if (isRefusal(start)) throw new Error(start.why);
  const met = new Set<string>();
  let { state } = start;
  for (let i = 0; i < 3000 && !state.result; i++) {
    const [{ seat, choices }] = prompts(lordsAndWizards, state).filter(({ answered }) => !answered);
    const next = apply(lordsAndWizards, state, { seat, picks: [choices[chance(choices.length)]?.pick ?? ''] });
    if (isRefusal(next)) throw new Error(next.why);
    state = next.state;
    const events = next.events.map(({ says }) => says);
    for (const event of events) {
      const says = SAYS[event.key];
      if (!says || (event.key === 'siege' && event.args?.die === 0)) continue;
      met.add(event.key);
      const chart = readingOf(event, view(state.board, null), events);
      expect([event.key, chart && litCell(chart)]).toEqual([event.key, says(event.args ?? {})]);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['weather', 'sought']));
});

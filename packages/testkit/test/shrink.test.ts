import { expect, test } from 'vitest';
import { laws, runScenario, type ScenarioGame, type Shrunk, shrink } from '../src/index.js';
import { type Board, hoard, hoardInWords, type View } from './hoard.js';
import { hoardWith, withAsk, withStep } from './laws/broken.js';

/** The first violation of a law, cut to its shortest story. */
function shrunk(kit: ScenarioGame<Board, View>, law: string): Shrunk {
  const { violations } = laws(kit, { seats: 3, games: 10, seed: 'shrink', sample: 0.5, limit: 500 });
  const found = violations.filter((v) => v.law === law).at(-1);
  const short = found && shrink(kit, found, 10_000);
  if (!short) throw new Error(`nothing to shrink: ${JSON.stringify(violations.map((v) => v.law))}`);
  return short;
}

const peeking = withAsk('turn.fill', (ask) => ({
  then: (t, v, o, seat) => {
    if (t.board.round > 0) t.tell('put', { by: t.board.hands[(seat + 1) % 3]?.[0] ?? 0 });
    return ask.then?.(t, v, o, seat);
  },
}));
const kit = { ...hoardInWords, game: peeking };
const peeked = shrunk(kit, '8b');

test('a fault deep in a game is told from a position just before it', () => {
  expect(peeked.picks).toBe(1);
  expect(peeked.scenario).toMatchObject({ begin: { proc: 'turn' }, play: [], expect: [{ laws: '8b' }] });
});

test('the story fails as a scenario, and passes once the fault is mended', () => {
  const { scenario } = peeked;
  expect(runScenario({ hoard: kit }, scenario).why).toContain('expected law 8b to hold, found seat');
  expect(runScenario({ hoard: hoardInWords }, scenario).why).toBe('');
});

test('without words for positions the picks are cut, from the same seed', () => {
  const { violations } = laws(peeking, { seats: 3, games: 10, seed: 'shrink', sample: 0.5 });
  const long = violations.filter((v) => v.law === '8b').at(-1);
  const short = long && shrink(peeking, long, 4000);
  // One round is three turns of a stop and three bids each; some turns ask whether to take what a six gave.
  expect(short?.picks).toBeLessThanOrEqual(16);
  expect(short?.picks).toBeGreaterThanOrEqual(13);
  expect(short?.scenario).toHaveProperty('seed', long?.seed);
  expect(short?.scenario).not.toHaveProperty('position');
});

test('a game that breaks is told with the pick that breaks it', () => {
  const game = withStep('game.next', (b) => {
    if ((b.chest[1] as number) > 1) throw new Error('the chest bursts');
  });
  const burst = { ...hoardInWords, game };
  const { scenario, what } = shrunk(burst, '5');
  expect(what).toContain('the chest bursts');
  expect(runScenario({ hoard: burst }, scenario).why).toContain('the chest bursts');
  expect(scenario).toHaveProperty('play', expect.arrayContaining([{ seat: 1, pick: 'stop' }]));
});

test('a counter that is lost is told with the pick that lost it', () => {
  const game = withAsk('turn.bid', (ask) => ({
    all: (t, v, picks) => {
      if (picks.get(0) === 1) (t.board.pile[1] as number)--;
      return ask.all?.(t, v, picks);
    },
  }));
  const { scenario, picks } = shrunk({ ...hoardInWords, game }, '7');
  expect(picks).toBeLessThanOrEqual(4);
  expect(runScenario({ hoard: { ...hoardInWords, game } }, scenario).why).toContain('beryl, not 4');
});

test('a fault of the whole game keeps its seed', () => {
  let times = 0;
  const game = withAsk('turn.lucky', () => ({
    then: (t) => {
      t.tell('lucky', { time: times++ });
    },
  }));
  const { scenario, law } = shrunk({ ...hoardInWords, game }, '1');
  expect(law).toBe('1');
  expect(scenario).toHaveProperty('seed');
});

test('it is printed as a test that can be pasted', () => {
  const { text } = peeked;
  expect(text).toMatch(/^test\("law 8b: a pick that can be taken back teaches nothing", \(\) => \{\n {2}\/\/ Found: /);
  expect(text).toContain("expect(report.why).toBe('');");
  const body = text.slice(text.indexOf('{', text.indexOf('runScenario')), text.lastIndexOf(');\n  expect'));
  const scenario: unknown = new Function(`return (${body});`)();
  expect(runScenario({ hoard: kit }, scenario).why).toContain('law 8b');
});

test('what only a whole run can show has no story', () => {
  const game = hoardWith({ determinize: () => {} });
  const { violations } = laws(game, { seats: 3, games: 12, seed: 'shrink' });
  const found = violations.find((v) => v.law === '6c');
  expect(found && shrink(game, found, 100)).toBeUndefined();
  expect(hoard.determinize).not.toBe(game.determinize);
});

import { expect, test } from 'vitest';
import { runScenario } from '../../src/index.js';
import { hoardInWords } from '../hoard.js';

const games = { hoard: hoardInWords };

/** Two rich players, seat 0 to fill its chest, one gem each to bid. */
const table = {
  game: 'hoard',
  seats: 2,
  position: { players: { 0: { coins: 2, hand: ['amber', 'coral'] }, 1: { coins: 0, hand: ['beryl', 'beryl'] } } },
  begin: { proc: 'turn', vars: { seat: 0 } },
  dice: { luck: [4], deal: ['amber', 'coral'] },
};
const bids = [
  { seat: 0, pick: 'stop' },
  { seat: 0, pick: 'bid coral' },
  { seat: 1, pick: 'bid beryl' },
];

function run(more: object) {
  return runScenario(games, { ...table, ...more });
}
function holds(...expectations: object[]): string {
  return run({ dice: undefined, play: [], expect: expectations }).why;
}

test('a scenario plays its picks and holds its expectations', () => {
  const report = run({
    name: 'coral beats beryl',
    play: [{ seat: 0, picks: ['put 1', 'put 1'] }, ...bids],
    expect: [
      { path: 'players.0.chest', is: 2 },
      { path: 'players.0.score', is: 1 },
      { path: 'players.0.hand', has: 'amber' },
      { asked: 1, at: 'turn.fill' },
      { events: ['put', { key: 'rolled', die: 4 }, { key: 'bid', by: 0, gem: 'coral' }] },
      { result: null },
    ],
  });
  expect(report).toEqual({ name: 'coral beats beryl', pass: true, why: '' });
});

test('every expectation that fails gives a sentence of its own', () => {
  const { pass, why } = run({
    play: bids,
    expect: [
      { path: 'players.0.score', is: 3 },
      { path: 'players.0.score', atLeast: 1 },
      { asked: 0, at: 'turn.bid' },
    ],
  });
  expect(pass).toBe(false);
  expect(why.split('\n')).toEqual([
    'expect[0]: expected players.0.score to be 3, found 1',
    'expect[2]: expected seat 0 to be asked at turn.bid, found seat 1 at turn.fill',
  ]);
});

test('what must hold on the way can be said between the picks', () => {
  const { why } = run({ play: [bids[0], { expect: [{ asked: 0 }] }, bids[1], bids[2]] });
  expect(why).toBe('play[1]: expect[0]: expected seat 0 to be asked, found seat 0 and seat 1 at turn.bid');
});

test('values are compared in many ways', () => {
  expect(
    holds(
      { path: 'players.0.coins', atLeast: 2, atMost: 2 },
      { path: 'players.0.coins', isNot: 3 },
      { path: 'players.0.hand', is: ['amber', 'coral'] },
      { path: 'players.0.hand', has: 'coral' },
      { path: 'players.0.hand', hasNot: 'beryl' },
      { path: 'players.0.hand.length', is: 2 },
      { path: 'players.1', has: { coins: 0, chest: 0 } },
      { path: 'players.2.coins', missing: true },
      { computed: 'wealth', of: { seat: 0 }, near: [2.1, 0.2] },
    ),
  ).toBe('');
  const fails = holds(
    { path: 'players.0.coins', atLeast: 3 },
    { path: 'players.0.coins', isNot: 2 },
    { path: 'players.0.hand', has: 'beryl' },
    { path: 'players.0.hand', hasNot: 'coral' },
    { path: 'players.0.coins', missing: true },
    { computed: 'wealth', of: { seat: 0 }, near: [3, 0.5] },
  );
  expect(fails.split('\n')).toHaveLength(6);
});

test('what a viewer sees is told apart from what is true', () => {
  expect(
    holds(
      { sees: 0, path: 'players.0.hand', is: ['amber', 'coral'] },
      { sees: 0, path: 'players.1.hand', is: 'hidden' },
      { sees: 'spectator', path: 'players.0.hand', is: 'hidden' },
      { sees: 1, path: 'shows.turn.rolled', is: 0 },
    ),
  ).toBe('');
  expect(holds({ sees: 1, path: 'players.0.hand', has: 'coral' })).toContain(
    'expected players.0.hand as seat 1 sees it to have "coral", found "hidden"',
  );
});

test('options, and what forbids a pick', () => {
  expect(
    holds(
      { offered: 'put 1', to: 0 },
      { notOffered: 'take', to: 0 },
      { options: ['stop', 'put 1'], to: 0 },
      { optionCount: 2, to: 0 },
      { optionCount: 0, to: 1 },
      { offered: 'wave', to: 1, unasked: true },
      { says: 'you have 2' },
    ),
  ).toBe('');
  const poor = { begin: { proc: 'turn', vars: { seat: 1 } }, dice: {} };
  expect(run({ ...poor, expect: [{ notOffered: 'put 1', to: 1, rule: 'H 2.1' }] }).why).toBe('');
  expect(run({ ...poor, expect: [{ notOffered: 'put 1', to: 1, rule: 'H 2' }] }).why).toContain(
    'to be forbidden to seat 1 by "H 2", found H 2.1: the purse is empty',
  );
  expect(holds({ options: ['stop', 'take'], to: 0 })).toContain('found them without "take" and also "put 1"');
  expect(holds({ offered: 'stop', to: 1 })).toContain('found that seat 0 is asked at turn.fill');
});

test('a refusal can be expected, with its kind and its rule', () => {
  const poor = { begin: { proc: 'turn', vars: { seat: 1 } }, dice: {} };
  expect(run({ ...poor, play: [{ seat: 1, pick: 'put 1', refused: 'not-offered', rule: 'H 2.1' }] }).why).toBe('');
  expect(run({ ...poor, play: [{ seat: 0, pick: 'stop', refused: true }] }).why).toBe('');
  expect(run({ ...poor, play: [{ seat: 1, pick: 'stop', refused: true }] }).why).toContain('found that it is accepted');
  expect(run({ ...poor, play: [{ seat: 1, pick: 'put 1', refused: 'stale' }] }).why).toContain(
    'found not-offered by H 2.1',
  );
});

test('a seat may do what nobody asked it', () => {
  const wave = { seat: 1, unasked: 'wave' };
  expect(run({ dice: {}, play: [wave], expect: [{ events: [{ key: 'waves', by: 1 }] }, { asked: 0 }] }).why).toBe('');
  expect(run({ dice: {}, play: [wave, wave, wave] }).why).toContain('play[2]: seat 1 cannot pick "wave"');
  expect(run({ dice: {}, play: [wave, wave, { ...wave, refused: 'not-offered' }] }).why).toBe('');
});

test('events are heard in order, each by its own ears', () => {
  const dealt = { key: 'dealt', to: 0, gem: 'amber' };
  expect(run({ play: bids, expect: [{ events: [dealt], heardBy: 0 }, { noEvent: 'put' }] }).why).toBe('');
  expect(run({ play: bids, expect: [{ events: [dealt] }] }).why).toContain('found dealt {"to":0}');
  expect(run({ play: bids, expect: [{ events: ['bid', 'rolled'] }] }).why).toContain(
    'expected the event rolled after bid',
  );
  expect(run({ play: bids, expect: [{ noEvent: { key: 'bid', by: 0 } }] }).why).toContain('expected no event bid');
});

test('a pick that the kernel took by itself may be named, or not', () => {
  const unlucky = { dice: { luck: [1], deal: ['amber', 'coral'] } };
  const [stop, ...rest] = bids;
  expect(run({ ...unlucky, play: bids }).why).toBe('');
  expect(run({ ...unlucky, play: [stop, { seat: 0, pick: 'sigh' }, ...rest] }).why).toBe('');
  expect(run({ play: [stop, { seat: 0, pick: 'sigh' }, ...rest] }).why).toContain('play[1]: seat 0 cannot pick "sigh"');
});

test('where a pick is refused and play stops, what failed before is told too', () => {
  const play = [{ expect: [{ path: 'players.0.coins', is: 9 }] }, { seat: 1, pick: 'stop' }];
  expect(run({ play }).why.split('\n')).toEqual([
    'play[0]: expect[0]: expected players.0.coins to be 9, found 2',
    expect.stringContaining('play[1]: seat 1 cannot pick "stop"'),
  ]);
});

test('forced dice are neither left over nor used up', () => {
  expect(run({ play: [], expect: [] }).why).toBe('forced dice are left over: {"luck":[4],"deal":["amber","coral"]}');
  expect(run({ dice: { luck: [] }, play: bids }).why).toContain('has no forced die left in the stream luck');
  expect(run({ dice: { luck: [] }, moreDice: 'seed', play: [bids[0]] }).why).toBe('');
});

test('the result', () => {
  const last = { ...table, position: { ...table.position, round: 2, turn: 1 } };
  const end = { play: bids, expect: [{ result: { winners: [0], rule: 'H 4' } }, { asked: null }] };
  expect(runScenario(games, { ...last, ...end }).why).toBe('');
  const { why } = runScenario(games, { ...last, play: bids, expect: [{ result: { winners: [1] } }, { result: null }] });
  expect(why.split('\n')).toEqual([
    'expect[0]: expected the game to be won by seat 1 by H 4, found seat 0 by H 4',
    'expect[1]: expected the game to go on, found it won by seat 0 by H 4',
  ]);
  expect(runScenario(games, { ...last, play: bids, expect: [{ laws: 'all' }] }).why).toContain('the game is over');
});

test('without a position it begins as the game does', () => {
  const whole = { game: 'hoard', seats: 3, options: { purse: 1 }, seed: 'anything' };
  expect(runScenario(games, { ...whole, expect: [{ path: 'players.2.coins', is: 1 }, { asked: 0 }] }).why).toBe('');
});

test('a position that begins nowhere only stands there', () => {
  const { begin: _, dice: __, ...still } = table;
  const report = runScenario(games, {
    ...still,
    expect: [
      { asked: null },
      { path: 'players.0.coins', is: 2 },
      { computed: 'wealth', of: { seat: 0 }, is: 2 },
      { optionCount: 0, to: 0 },
      { path: 'shows', is: {} },
    ],
  });
  expect(report.why).toBe('');
});

test('notes may stand anywhere, and mean nothing', () => {
  const note = 'seat 1 has no coin left';
  const { why } = run({
    note,
    play: [{ ...bids[0], note }, { expect: [{ asked: [0, 1], note }], note }, bids[1], bids[2]],
  });
  expect(why).toBe('');
});

test('what a procedure shows is there for the judge too', () => {
  expect(holds({ path: 'shows.turn.rolled', is: 0 }, { path: 'shows.turn', has: 'rolled' })).toBe('');
});

test('a list has a member that says at least so much', () => {
  expect(holds({ computed: 'estates', has: { seat: 0 } }, { computed: 'estates', hasNot: { seat: 3 } })).toBe('');
});

test('of what is computed a part can be compared, and nothing is a value too', () => {
  expect(
    holds(
      { computed: 'estate', of: { seat: 0 }, path: 'purse', near: [2.1, 0.2] },
      { computed: 'estate', of: { seat: 0 }, path: 'house', missing: true },
      { computed: 'estate', of: { seat: 1 }, is: null },
    ),
  ).toBe('');
  expect(holds({ computed: 'estate', of: { seat: 0 }, path: 'chest', is: 1 })).toContain(
    'expected chest of estate of {"seat":0} to be 1, found 0',
  );
});

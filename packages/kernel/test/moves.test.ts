import { expect, test } from 'vitest';
import { apply, begin, interject, over, seedFrom } from '../src/index.js';
import { after, asks, copied, frozen, refused, sent, started, steps, write } from './tiny.js';

const end = asks(0, ['stop', 'go'], { then: () => over({ winners: [0], rule: 'T 9', says: { key: 'won' } }) });
const roll = asks(0, ['roll', 'wait'], {
  then: (t, _, o) => write(t.board, o === 'roll' ? `rolled ${t.d6('dice')}` : 'waited'),
});

test('a move of several picks is played as one', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(0, ['c', 'd']), three: asks(0, ['e', 'f']), end });
  const { state, secret } = after(game, started(game).state, [0, 'a', 'd', 'e']);
  expect(state.board.log).toEqual(['0 a', '0 d', '0 e']);
  expect(secret).toEqual([false, false, false]);
});

test('if one of its picks is refused, none is played', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(0, ['c', 'd']), end });
  const state = frozen(started(game).state);
  expect(refused(apply(game, state, { seat: 0, picks: ['a', 'x'] })).refused).toBe('not-offered');
  expect(state.board.log).toEqual([]);
});

test('a pick after dice in the same move is refused whatever it says, so that nobody can try the dice', () => {
  const game = steps({ roll, two: asks(0, ['c', 'd']), end });
  const { state } = started(game);
  const answers = ['c', 'no such pick'].map((then) => refused(apply(game, state, { seat: 0, picks: ['roll', then] })));
  expect(answers.map((a) => a.refused)).toEqual(['sealed-midway', 'sealed-midway']);
  expect(answers[0]?.why).toBe(
    'the pick before "c" rolled, showed or asked something; send what follows as a move of its own',
  );
  expect(after(game, state, [0, 'wait', 'c']).state.board.log).toEqual(['waited', '0 c']);
});

test('a move for an older prompt of that seat is refused', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(1, ['a', 'b']), three: asks(0, ['a', 'b']), end });
  const { state } = after(game, started(game).state, [0, 'a'], [1, 'a']);
  const stale = refused(apply(game, state, { seat: 0, picks: ['a'], number: 0 }));
  expect(stale).toEqual({ refused: 'stale', why: 'that answers prompt 0 of seat 0; its prompt is now 1' });
  expect(apply(game, state, { seat: 0, picks: ['a'], number: 1, ask: 'main.three' })).toHaveProperty('state');
});

test('a move for another question is refused', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(0, ['a', 'b']), end });
  const { state } = after(game, started(game).state, [0, 'a']);
  const stale = refused(apply(game, state, { seat: 0, picks: ['a'], ask: 'main.one' }));
  expect(stale).toEqual({ refused: 'stale', why: 'that answers main.one; what is asked now is main.two' });
});

test('a seat that is not asked is told who is', () => {
  const game = steps({ one: asks(1, ['a', 'b']), end });
  const answer = refused(apply(game, started(game).state, { seat: 0, picks: ['a'] }));
  expect(answer).toEqual({ refused: 'not-asked', why: 'it is seat 1 to choose, not seat 0' });
});

test('a pick that is not offered is answered with the rule and what was expected', () => {
  const game = steps({
    one: asks(0, ['a', 'b', 'c', 'd', 'e', 'f', 'g']),
    two: asks(0, ['h', 'i', 'j', 'k', 'l', 'm']),
    end,
  });
  const first = refused(apply(game, started(game).state, { seat: 0, picks: ['x'] }));
  expect(first).toEqual({
    refused: 'not-offered',
    rule: 'T 1',
    why: '"x" is not offered at main.one; expected one of "a", "b", "c", "d", "e", "f" …',
  });
  const second = refused(apply(game, started(game).state, { seat: 0, picks: ['a', ''] }));
  expect(second.why).toBe('"" is not offered at main.two; expected one of "h", "i", "j", "k", "l", "m"');
});

test('where a rule forbids the pick, that rule is named', () => {
  const bars = (pick: string) => (pick === 'swim' ? { rule: 'T 7', why: 'nobody swims in armour' } : undefined);
  const game = steps({ one: asks(0, ['walk', 'ride'], { bars }), end });
  const { state } = started(game);
  expect(apply(game, state, { seat: 0, picks: ['swim'] })).toEqual({
    refused: 'not-offered',
    rule: 'T 7',
    why: 'nobody swims in armour',
  });
  expect(apply(game, state, { seat: 0, picks: ['fly'] })).toMatchObject({ refused: 'not-offered', rule: 'T 1' });
});

test('when the game is over every move is refused', () => {
  const game = steps({ end });
  const { state } = after(game, started(game).state, [0, 'stop']);
  for (const send of [apply, interject]) {
    expect(send(game, state, { seat: 0, picks: ['go'] })).toEqual({ refused: 'over', why: 'the game is over' });
  }
  expect(refused(apply(game, started(game).state, { seat: 0, picks: ['stop', 'go'] })).refused).toBe('sealed-midway');
});

const nonsense: Record<string, unknown> = {
  nothing: undefined,
  null: null,
  'a text': 'fight 1',
  'a number': 3,
  'a list': [0, 'a'],
  'no seat': { picks: ['a'] },
  'a seat that is not there': { seat: 2, picks: ['a'] },
  'a seat below the table': { seat: -1, picks: ['a'] },
  'half a seat': { seat: 0.5, picks: ['a'] },
  'a seat in words': { seat: '0', picks: ['a'] },
  'no picks': { seat: 0 },
  'no list of picks': { seat: 0, picks: 'a' },
  'an empty list': { seat: 0, picks: [] },
  'picks that are no texts': { seat: 0, picks: ['a', 1] },
};
test.each(Object.entries(nonsense))('%s is no move', (_, move) => {
  const game = steps({ one: asks(0, ['a', 'b']), end });
  const state = frozen(started(game).state);
  for (const send of [apply, interject]) {
    const { refused: kind, why } = refused(send(game, state, sent(move)));
    expect(kind).toBe('bad-move');
    expect(why).toMatch(/^(a move is \{ seat, picks \}|a seat is 0 to 1|picks are a list of at least one text)$/);
  }
});

test('no refusal changes anything', () => {
  const game = steps({ roll, two: asks(0, ['c', 'd']), end });
  const state = frozen(started(game).state);
  const before = copied(state);
  const moves = [
    { seat: 1, picks: ['roll'] },
    { seat: 0, picks: ['x'] },
    { seat: 0, picks: ['wait', 'x'] },
    { seat: 0, picks: ['roll', 'c'] },
    { seat: 0, picks: ['roll'], number: 5 },
    { seat: 0, picks: ['roll'], ask: 'main.two' },
    { seat: 0, picks: [] },
  ];
  const kinds = moves.map((move) => refused(apply(game, state, move)).refused);
  expect(kinds).toEqual(['not-asked', 'not-offered', 'not-offered', 'sealed-midway', 'stale', 'stale', 'bad-move']);
  expect(state).toEqual(before);
});

test('an accepted move leaves the state it was made in alone', () => {
  const game = steps({ roll, end });
  const state = frozen(started(game).state);
  const before = copied(state);
  after(game, state, [0, 'roll']);
  expect(state).toEqual(before);
});

test('the same move on the same state gives the same outcome, and so it does on its JSON copy', () => {
  const game = steps({ roll, end });
  const { state } = started(game);
  const outcome = after(game, state, [0, 'roll']);
  expect(after(game, state, [0, 'roll'])).toEqual(outcome);
  expect(after(game, copied(state), [0, 'roll'])).toEqual(outcome);
});

test('a table is refused with what was expected', () => {
  const options = { gold: { rules: ['T 3'], says: 'Gold', choices: [1, 2], default: 1 } };
  const [plain, rich] = [steps({ end }), steps({ end }, { options })];
  const seed = seedFrom('s');
  const why = [
    begin(plain, { seats: 1 }, seed),
    begin(plain, { seats: 5 }, seed),
    begin(plain, { seats: 2.5 }, seed),
    begin(plain, { seats: 2, options: { gold: 1 } }, seed),
    begin(rich, { seats: 2, options: { silver: 1 } }, seed),
    begin(rich, { seats: 2, options: { gold: 3 } }, seed),
    begin(rich, { seats: 2, options: { constructor: 1 } }, seed),
    begin(plain, { seats: 2 }, 'abc'),
  ].map((answer) => {
    const { refused: kind, why } = refused(answer);
    expect(kind).toBe('bad-setup');
    return why;
  });
  expect(why).toEqual([
    'Tiny is for 2 to 4 players, not 1',
    'Tiny is for 2 to 4 players, not 5',
    'Tiny is for 2 to 4 players, not 2.5',
    'tiny has no option gold; it has none',
    'tiny has no option silver; it has gold',
    'option gold is 3; expected 1, 2',
    'tiny has no option constructor; it has gold',
    'a seed is 32 hex digits',
  ]);
});

test('the table is set as chosen, and as usual where nothing was', () => {
  const choice = (choices: number[]) => ({ rules: ['T 3'], says: '', choices, default: choices[0] as number });
  const game = steps({ end }, { options: { gold: choice([1, 2]), silver: choice([3, 4]) } });
  const { state } = started(game, { seats: 3, options: { silver: 4 } });
  expect([state.seats, state.options, state.asks]).toEqual([3, { gold: 1, silver: 4 }, [0, 0, 0]]);
});

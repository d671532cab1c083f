import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import {
  apply,
  askedIn,
  type Flow,
  interject,
  leave,
  over,
  type Standing,
  stackInWords,
  standing,
} from '../src/index.js';
import { duelling, fight } from './duelling.js';
import { accepted, after, asks, copied, frozen, procedure, refused, type Slate, started, tiny, write } from './tiny.js';

const turn: [string, { seat: number }] = ['turn', { seat: 0 }];
const spells = { spells: [0] };

test('a relic is dropped on the turn of another, who is still asked the same', () => {
  const state = duelling([{}, { relics: ['sword', 'skull'] }], turn, spells);
  expect(standing(duel, state, 1)).toEqual(['drop sword', 'drop skull']);
  const dropped = accepted(interject(duel, frozen(state), { seat: 1, picks: ['drop skull'] }));
  expect(dropped.state.board.lost).toEqual([0, 0, 1]);
  expect(askedIn(duel, dropped.state)).toEqual(askedIn(duel, state));
  expect(dropped.state.stack).toEqual(state.stack);
  expect(dropped.state.asks).toEqual(state.asks);
});

test('an interjection cannot be taken back, and leaves a move for the waiting prompt valid', () => {
  const state = duelling([{}, { relics: ['sword'] }], turn, spells);
  const dropped = accepted(interject(duel, state, { seat: 1, picks: ['drop sword'] }));
  expect(dropped.sealed).toBe(true);
  const move = { seat: 0, picks: ['rest'], ask: 'turn.act', number: 0 };
  expect(apply(duel, dropped.state, move)).toHaveProperty('state');
});

test('a trade is offered and answered by a second standing ask, while somebody else is thinking', () => {
  const state = duelling([{}, { relics: ['sword'] }, { gold: 1 }], turn, spells);
  const offered = accepted(interject(duel, state, { seat: 2, picks: ['offer a gold to 1 for a sword'] })).state;
  expect(standing(duel, offered, 2)).toEqual([]);
  expect(standing(duel, offered, 1)).toEqual(['drop sword', 'accept offer 12']);
  const sold = accepted(interject(duel, copied(offered), { seat: 1, picks: ['accept offer 12'] })).state;
  expect(sold.board.gold).toEqual([3, 4, 0]);
  expect(sold.board.relics[2]).toEqual([1, 0, 0]);
  expect(standing(duel, sold, 1)).toEqual(['offer a gold to 2 for a sword']);
});

test('an offer that can no longer be kept drops out of the options', () => {
  const state = duelling([{}, { relics: ['sword'] }, {}], turn, spells);
  const offered = accepted(interject(duel, state, { seat: 2, picks: ['offer a gold to 1 for a sword'] })).state;
  const dropped = accepted(interject(duel, offered, { seat: 1, picks: ['drop sword'] })).state;
  const late = refused(interject(duel, dropped, { seat: 1, picks: ['accept offer 12'] }));
  expect(late).toEqual({ refused: 'not-offered', why: 'seat 1 may not do "accept offer 12" now' });
});

test('what may be done depends on what is running', () => {
  const state = duelling([{ relics: ['sword'] }, { relics: ['shield'] }, { relics: ['skull'] }], fight(0, 1));
  expect([0, 1, 2].map((seat) => standing(duel, state, seat).includes('drop skull'))).toEqual([false, false, true]);
  expect([0, 1].map((seat) => standing(duel, state, seat))).toEqual([[], []]);
  const auction = duelling([{ relics: ['sword'] }, {}], ['auction', {}]);
  expect(standing(duel, auction, 0)).toEqual([]);
});

/** A tiny game in which seat 0 is asked and anybody may shout. */
function shouting(then: Standing<Slate, string>['then'], more: Partial<Standing<Slate, string>> = {}) {
  const shout: Standing<Slate, string> = {
    rule: 'T 5',
    says: () => ({ key: 'shout' }),
    open: () => true,
    options: () => ['hey', 'ho'],
    name: (o) => o,
    then,
    ...more,
  };
  return tiny(
    [
      procedure('main', {
        turn: () => call('turn'),
        after: (t) => write(t.board, 'turn over'),
        last: asks(1, ['x', 'y']),
      }),
      procedure('turn', { act: asks(0, ['a', 'b'], { options: (b) => (b.n > 0 ? ['a'] : ['a', 'b']) }) }),
      procedure('reply', { ask: asks(1, ['yes', 'no']) }),
    ],
    { standing: { shout } },
  );
}
const call = (proc: string): Flow => ({ flow: 'call', proc, takes: {} });

test('what an interjection calls runs on top, and comes back to the waiting question', () => {
  const game = shouting(() => call('reply'));
  const shouted = accepted(interject(game, started(game).state, { seat: 0, picks: ['hey'] })).state;
  expect(stackInWords(shouted.stack)).toBe('main.after › turn.act › reply.ask');
  const back = after(game, shouted, [1, 'yes']).state;
  expect(stackInWords(back.stack)).toBe('main.after › turn.act');
  expect(after(game, back, [0, 'b']).state.board.log).toEqual(['1 yes', '0 b', 'turn over']);
});

test('an interjection cannot be taken back even by the seat that is asked', () => {
  const game = shouting((t) => t.tell('hey'));
  const shouted = accepted(interject(game, started(game).state, { seat: 0, picks: ['hey'] }));
  expect(shouted.sealed).toBe(true);
  expect(shouted.events).toEqual([{ says: { key: 'hey' } }]);
});

test('the options of the waiting question are computed anew', () => {
  const game = shouting((t) => {
    t.board.n = 1;
  });
  const { state, taken } = accepted(interject(game, started(game).state, { seat: 1, picks: ['ho'] }));
  expect(taken).toEqual([{ seat: 0, pick: 'a' }]);
  expect(state.board.log).toEqual(['0 a', 'turn over']);
});

test('an interjection may end what is running, or the game', () => {
  const resign = shouting((_, __, seat) => over({ winners: [1 - seat], rule: 'T 6', says: { key: 'resigned' } }));
  const resigned = accepted(interject(resign, started(resign).state, { seat: 0, picks: ['hey'] })).state;
  expect(resigned.result?.winners).toEqual([1]);
  expect(askedIn(resign, resigned)).toEqual([]);
  const flee = shouting(() => leave('turn'));
  const fled = accepted(interject(flee, started(flee).state, { seat: 0, picks: ['hey'] })).state;
  expect(fled.board.log).toEqual(['turn over']);
});

test('a private standing ask is marked secret for the record, an open one is not', () => {
  const secret = (more: object) => {
    const game = shouting(() => undefined, more);
    return accepted(interject(game, started(game).state, { seat: 1, picks: ['hey'] })).secret;
  };
  expect([secret({ private: true }), secret({})]).toEqual([[true], [false]]);
});

test('an interjection is one pick, offered now, of a game that has such a thing', () => {
  const game = shouting(() => undefined);
  const state = frozen(started(game).state);
  const two = refused(interject(game, state, { seat: 1, picks: ['hey', 'ho'] }));
  expect(two).toEqual({ refused: 'bad-move', why: 'an interjection is one pick' });
  expect(refused(interject(game, state, { seat: 1, picks: ['hum'] })).why).toBe('seat 1 may not do "hum" now');
  const closed = shouting(() => undefined, { open: (_, __, seat) => seat === 0 });
  expect(standing(closed, started(closed).state, 1)).toEqual([]);
  expect(refused(interject(closed, started(closed).state, { seat: 1, picks: ['hey'] })).refused).toBe('not-offered');
  const mute = tiny([procedure('main', { one: asks(0, ['a', 'b']) })]);
  expect(refused(interject(mute, started(mute).state, { seat: 1, picks: ['hey'] })).refused).toBe('not-offered');
});

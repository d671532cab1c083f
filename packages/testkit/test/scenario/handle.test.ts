import { expect, test } from 'vitest';
import { scenario } from '../../src/index.js';
import { hoardInWords } from '../hoard.js';

function twoPlayers() {
  return scenario(hoardInWords, {
    seats: 2,
    position: { players: { 0: { coins: 1, hand: ['amber', 'coral'] }, 1: { hand: ['beryl', 'beryl'] } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { luck: [6], deal: ['amber', 'beryl'] },
  });
}

test('the higher gem wins the bid', () => {
  const t = twoPlayers();
  t.seat(0).picks('put 1', 'stop', 'leave', 'bid coral');
  t.seat(1).picks('bid beryl');
  expect(t.truth('players.0.score')).toBe(1);
  expect(t.asked()).toEqual([1]);
  expect(t.at()).toBe('turn.fill');
  expect(t.leftDice()).toEqual({});
});

test('a story can look at everything', () => {
  const t = twoPlayers().picks(0, 'put 1');
  expect(t.offers(0)).toEqual(['stop']);
  expect(t.offersUnasked(1)).toEqual(['wave', 'gift']);
  expect(t.refuses(0, 'put 1').rule).toBe('H 2.1');
  expect(t.board.chest).toEqual([1, 0]);
  expect(t.sees(1, 'players.0.hand')).toBe('hidden');
  expect(t.seat(0).sees('players.0.hand')).toEqual(['amber', 'coral']);
  expect(t.computed('wealth', { seat: 0 })).toBe(1);
  expect(t.events()).toEqual([{ key: 'put', args: { by: 0 } }]);
  expect(t.leftDice()).toEqual({ luck: [6], deal: ['amber', 'beryl'] });
  expect(t.result).toBeNull();
});

test('secret events are heard by those they are for', () => {
  const t = twoPlayers().picks(0, 'stop', 'leave', 'bid coral').picks(1, 'bid beryl');
  expect(t.heard(0)).toContainEqual({ key: 'dealt', args: { to: 0, gem: 'amber' } });
  expect(t.heard(1)).not.toContainEqual({ key: 'dealt', args: { to: 0, gem: 'amber' } });
});

test('a pick that is refused, and a refusal that is accepted, fail the test', () => {
  const t = twoPlayers();
  expect(() => t.picks(0, 'take')).toThrow('seat 0 cannot pick "take"');
  expect(() => t.picks(0, 'tkae')).toThrow('"tkae" is no pick');
  expect(() => t.refuses(0, 'stop')).toThrow('should be refused, but is accepted');
  expect(() => t.truth('players.0.gold')).toThrow('there is no "gold" in players.0');
});

test('trying a refusal plays nothing', () => {
  const t = twoPlayers();
  const before = t.state;
  expect(() => t.refuses(0, 'put 1')).toThrow();
  expect(t.state).toBe(before);
});

test('lines of a scenario file can be played in a test', () => {
  const t = twoPlayers();
  t.play({ seat: 0, pick: 'put 1' }, { seat: 1, unasked: 'wave' }, { expect: [{ path: 'players.0.chest', is: 1 }] });
  expect(() => t.play({ expect: [{ path: 'players.0.chest', is: 2 }] })).toThrow('to be 2, found 1');
});

test('a gift interrupts a turn, and the turn goes on', () => {
  const t = twoPlayers().unasked(1, 'gift');
  expect(t.at()).toBe('gift.to');
  t.picks(1, 'give 0');
  expect(t.asked()).toEqual([0]);
  expect(t.truth('players.0.coins')).toBe(2);
});

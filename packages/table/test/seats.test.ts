import { verify } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { type ClockSpec, due, lineCount, openTable, playedBy, recordOf } from '../src/index.js';
import { begun, gathered, HEX, playUntil, type Sitting } from './sitting.js';

const OTHER = 'f'.repeat(32);
const sits = (seat: number, player = `p${seat}`) =>
  ({ do: 'sit', seat, player, name: player.toUpperCase(), nonce: OTHER }) as const;

test('people and bots take chairs, and the game begins when none is open', () => {
  const s = gathered(duel, { chairs: ['human'], seats: 3 });
  expect(s.refused(0, { do: 'begin' }).why).toBe('a chair is still empty');
  s.does(0, { do: 'seat-bot', seat: 1, level: 'random' });
  s.does(2, sits(2));
  s.does(2, { do: 'begin' });
  expect(s.scene(null).chairs.map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'P0'],
    ['bot', 'random'],
    ['human', 'P2'],
  ]);
});

test('nobody takes a chair from another, sits down for another, or gets up for another', () => {
  const s = gathered(duel, { chairs: ['human'], seats: 2 });
  expect(s.refused(1, sits(0, 'p1')).why).toBe('P0 sits there');
  expect(s.refused(1, sits(1, 'p0')).why).toBe('nobody sits down for another');
  expect(s.refused(1, { do: 'stand', seat: 0 }).refused).toBe('not-asked');
  expect(s.refused(1, { do: 'stand', seat: 1 }).refused).toBe('stale');
  expect(s.refused(0, { do: 'seat-bot', seat: 0, level: 'random' }).why).toBe('somebody sits there');
});

test('strangers seat no bots and begin no game', () => {
  const s = gathered(duel, { chairs: ['human', 'random'] });
  expect(s.refused(7, { do: 'begin' }).refused).toBe('not-asked');
  expect(s.refused(7, { do: 'seat-bot', seat: 1, level: 'random' }).refused).toBe('not-asked');
});

test('a chair that was left is open again, with nothing of who sat there', () => {
  const s = gathered(duel, { chairs: ['human', 'human'] });
  s.does(0, { do: 'stand', seat: 0 });
  expect(s.t.chairs[0]).toMatchObject({ kind: 'open', player: null, name: '', nonce: null });
  s.does('host', { do: 'stand', seat: 1 });
  s.does('host', { do: 'seat-bot', seat: 1, level: 'random' });
  s.does('host', { do: 'stand', seat: 1 });
  expect(s.t.chairs.every(({ kind }) => kind === 'open')).toBe(true);
});

test.each([
  [{ ...sits(1), name: '  ' }, 'a name has 1 to 40 letters'],
  [{ ...sits(1), name: 'x'.repeat(41) }, 'a name has 1 to 40 letters'],
  [{ ...sits(1), nonce: 'abc' }, 'a nonce is 16 to 64 hex digits'],
  [{ ...sits(9), player: 'p1' }, 'a seat is 0 to 1'],
  [{ do: 'seat-bot', seat: 1, level: 'knight' }, 'there is no knight for Duel; expected one of random'],
  [{ do: 'move', seat: 0, picks: ['bid 0'], by: 'player' }, 'the game has not begun'],
] as const)('refused before the game: %o', (deed, why) => {
  const s = gathered(duel, { chairs: ['human'], seats: 2 });
  expect(s.refused('player' in deed ? 1 : 'host', deed).why).toBe(why);
});

interface Odd {
  readonly seats?: number;
  readonly options?: { readonly lives: number };
  readonly secret?: string;
  readonly clock?: ClockSpec;
}

test.each<[Odd, string]>([
  [{ seats: 1 }, 'Duel is for 2 to 4 players, not 1'],
  [{ options: { lives: 9 } }, 'option lives is 9; expected 1, 2, 3'],
  [{ secret: 'abc' }, 'secret and salt are 32 hex digits each'],
  [{ clock: { kind: 'live', bank: 0, increment: 5 } }, 'a clock gives some time, in whole milliseconds'],
  [{ clock: { kind: 'turns', perMove: Number.NaN } }, 'a clock gives some time, in whole milliseconds'],
])('no table is opened with %o', ({ seats = 2, options = {}, secret = HEX, clock = { kind: 'none' } }, why) => {
  const config = { game: 'duel', name: 'A', options, clock, atZero: 'knight', listed: true, spectators: true } as const;
  expect(openTable(duel, { config, seats, secret, salt: HEX })).toMatchObject({ refused: 'bad-setup', why });
});

function underWay(chairs: readonly string[]): Sitting {
  const s = begun(duel, { chairs });
  playUntil(s, () => lineCount(s.t) >= 6);
  return s;
}

test('a human leaves his seat to a bot and takes it back', () => {
  const s = underWay(['human', 'human']);
  s.does(0, { do: 'stand-in', seat: 0, level: 'random' });
  expect(playedBy(s.t, 0)).toBe('random');
  expect(s.scene(1).chairs[0]).toMatchObject({ kind: 'human', name: 'P0', standIn: 'random' });
  playUntil(s, () => s.waiting().includes(0));
  const [pick = ''] = s.offers(0);
  expect(s.refused(0, { do: 'move', seat: 0, picks: [pick], by: 'player' }).why).toBe(
    'a machine plays for you; take your seat back first',
  );
  s.does(0, { do: 'stand-in', seat: 0, level: null });
  s.picks(0, pick);
});

test('nobody hands over the seat of another, or to a bot that is not there', () => {
  const s = underWay(['human', 'human']);
  expect(s.refused(1, { do: 'stand-in', seat: 0, level: 'random' }).refused).toBe('not-asked');
  expect(s.refused(0, { do: 'stand-in', seat: 0, level: 'archmage' }).refused).toBe('bad-move');
  expect(s.refused(0, { do: 'stand-in', seat: 0, level: null }).refused).toBe('stale');
});

test('a bot that was still thinking does not move for a human who came back', () => {
  const s = underWay(['human', 'human']);
  playUntil(s, () => s.waiting().includes(0));
  s.does(0, { do: 'stand-in', seat: 0, level: 'random' });
  s.does(0, { do: 'stand-in', seat: 0, level: null });
  const late = { do: 'move', seat: 0, picks: [s.offers(0)[0]!], by: 'bot' } as const;
  expect(s.refused('host', late).refused).toBe('stale');
});

test('another human takes over a seat that a bot plays, and the record still verifies', () => {
  const s = underWay(['human', 'human', 'random']);
  s.does(0, { do: 'orders', seat: 0, orders: [{ ask: '*', pick: 'pass', until: 'never' }] });
  s.does(0, { do: 'stand-in', seat: 0, level: 'random' });
  expect(s.refused(5, sits(0, 'p5')).why).toBe('only the host gives a seat to another once the game has begun');
  expect(s.refused('host', sits(1, 'p5')).why).toBe('P1 plays there');
  s.does('host', sits(0, 'p5'));
  s.does('host', sits(2, 'p6'));
  expect(s.scene(null).chairs.map(({ kind, name, standIn }) => [kind, name, standIn])).toEqual([
    ['human', 'P5', null],
    ['human', 'P1', null],
    ['human', 'P6', null],
  ]);
  expect(s.t.chairs[0]?.orders).toEqual([]);
  expect(s.refused(0, { do: 'resign', seat: 0 }).refused).toBe('not-asked');
  s.does({ player: 'p5' }, { do: 'orders', seat: 0, orders: [] });
  playUntil(s, () => false);
  expect(verify(duel, recordOf(s.t))).toMatchObject({ state: { result: s.state().result } });
});

test('a resigned seat may be taken over, though not by who resigned', () => {
  const s = underWay(['human', 'human', 'human']);
  s.does(0, { do: 'resign', seat: 0 });
  expect(s.refused('host', sits(0)).why).toBe('that seat has resigned');
  s.does('host', sits(0, 'p5'));
  expect(playedBy(s.t, 0)).toBe(null);
  expect(s.scene(null).chairs[0]?.resigned).toBe(false);
});

test('once the game has begun nobody gets up, and no chair is filled anew by the bots of the beginning', () => {
  const s = underWay(['human', 'human']);
  for (const deed of [{ do: 'stand', seat: 0 }, { do: 'seat-bot', seat: 0, level: 'random' }, { do: 'begin' }] as const)
    expect(s.refused('host', deed).why).toBe('the game has begun');
});

test('bots are due with their budget, and everybody rests while the table is paused', () => {
  const s = begun(wizardsQuest, { chairs: ['knight', 'human', 'squire'] });
  playUntil(s, () => playedBy(s.t, s.waiting()[0]!) === 'knight');
  expect(due(wizardsQuest, s.t)).toEqual([{ kind: 'bot', seat: 0, level: 'knight', budget: 50 }]);
  s.does(1, { do: 'pause', seat: 1 });
  expect(due(wizardsQuest, s.t)).toEqual([]);
  const bot = { do: 'move', seat: 0, picks: [s.offers(0)[0]!], by: 'bot' } as const;
  expect(s.refused('host', bot).why).toBe('the table is paused');
  expect(s.refused(1, { do: 'pause', seat: 1 }).refused).toBe('stale');
  s.does(1, { do: 'resume', seat: 1 });
  expect(s.refused(1, { do: 'resume', seat: 1 }).refused).toBe('stale');
  s.does('host', bot);
});

test('only the host moves for machines', () => {
  const s = begun(duel, { chairs: ['human', 'random'] });
  for (const by of ['bot', 'order'] as const)
    expect(s.refused(0, { do: 'move', seat: 1, picks: ['bid 0'], by }).why).toBe('only the host moves for others');
  expect(s.refused(0, { do: 'move', seat: 1, picks: ['bid 0'], by: 'player' }).refused).toBe('not-asked');
});

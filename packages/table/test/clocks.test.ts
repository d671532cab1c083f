import { duel } from '@questhall/testkit';
import { wizardsQuest } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { type ClockSpec, consenters, due, nextFlag, playedBy, runningSeats } from '../src/index.js';
import { at, begun, DAY, HOUR, MINUTE, playUntil, SECOND, type Sitting } from './sitting.js';

const HUMANS = ['human', 'human'];
const LIVE = { kind: 'live', bank: 10 * MINUTE, increment: 5 * SECOND } as const;
const TURNS = { kind: 'turns', perMove: 2 * DAY } as const;

const left = (s: Sitting) => [...s.t.clocks.left];

/** A duel with a clock, at seat 0's turn. */
function turnOf0(clock: ClockSpec, wishes: { atZero?: 'resign'; chairs?: string[] } = {}): Sitting {
  const s = begun(duel, { chairs: HUMANS, clock, ...wishes });
  for (const seat of s.waiting()) s.picks(seat, 'bid 0');
  expect(at(s)).toBe('turn.act');
  return s;
}

test('a bank may be all there is', () => {
  const s = turnOf0({ kind: 'live', bank: MINUTE, increment: 0 });
  s.picks(0, 'rest');
  s.picks(0, 'end turn');
  expect(left(s)).toEqual([MINUTE, MINUTE]);
});

test('without clocks nobody is called', () => {
  const s = begun(duel, { chairs: HUMANS });
  s.now = 9 * DAY;
  expect(nextFlag(duel, s.t)).toBe(null);
  s.picks(0, 'bid 0');
  expect(s.t.clocks).toEqual({ left: [0, 0], since: null, paused: false });
});

test('the clocks of all who are asked run, until each has answered', () => {
  const s = begun(duel, { chairs: HUMANS, clock: LIVE });
  expect(runningSeats(duel, s.t)).toEqual([0, 1]);
  s.now = MINUTE;
  s.picks(1, 'bid 0');
  s.now = 3 * MINUTE;
  s.picks(0, 'bid 1');
  // Seat 0 has the turn: the increment comes when it is over.
  expect(left(s)).toEqual([7 * MINUTE, 9 * MINUTE + 5 * SECOND]);
});

test('an increment comes with the last answer of a stretch', () => {
  const s = turnOf0(LIVE);
  const [mine] = left(s);
  s.now = MINUTE;
  s.picks(0, 'rest');
  expect(left(s)[0]).toBe(mine! - MINUTE);
  s.picks(0, 'end turn');
  expect(left(s)[0]).toBe(mine! - MINUTE + 5 * SECOND);
});

test('pausing stops the clocks, and gains nothing', () => {
  const s = turnOf0(LIVE);
  const [mine] = left(s);
  s.does(1, { do: 'pause', seat: 1 });
  s.now = HOUR;
  expect(nextFlag(duel, s.t)).toBe(null);
  s.does(0, { do: 'resume', seat: 0 });
  expect(left(s)[0]).toBe(mine);
  s.now = HOUR + MINUTE;
  s.does(0, { do: 'pause', seat: 0 });
  expect(left(s)[0]).toBe(mine! - MINUTE);
});

test('taking a sealed pick back and making it again gains nothing', () => {
  for (const clock of [LIVE, TURNS]) {
    const s = begun(duel, { chairs: HUMANS, clock });
    const before = left(s);
    s.now = MINUTE;
    for (let n = 0; n < 3; n++) {
      s.picks(0, 'bid 1');
      s.does(0, { do: 'undo', seat: 0 });
    }
    expect(left(s)).toEqual(before.map((ms) => ms - MINUTE));
  }
});

test('by turns everybody has so long for each move; what can be taken back is none yet', () => {
  const s = begun(wizardsQuest, { chairs: HUMANS, clock: TURNS });
  playUntil(s, () => at(s) === 'place.choose' && s.offers(s.waiting()[0]!).length > 4);
  const seat = s.waiting()[0]!;
  s.now = DAY;
  s.picks(seat, s.offers(seat).find((pick) => /^place 1 /.test(pick))!);
  s.does(seat, { do: 'undo', seat });
  s.picks(seat, s.offers(seat).find((pick) => /^place 1 /.test(pick))!);
  expect(left(s)[seat]).toBe(DAY);
  playUntil(s, () => s.t.trail.length === 0);
  const [next] = runningSeats(wizardsQuest, s.t);
  expect(left(s)[next!]).toBe(2 * DAY);
});

test('by turns a clock that comes to stand still shows the full time when it runs again', () => {
  const s = turnOf0(TURNS);
  s.now = DAY;
  s.picks(0, 'rest');
  s.picks(0, 'end turn');
  expect(left(s)).toEqual([DAY, 2 * DAY]);
  s.picks(1, 'rest');
  s.picks(1, 'end turn');
  expect(runningSeats(duel, s.t)).toEqual([0, 1]);
  expect(left(s)).toEqual([2 * DAY, 2 * DAY]);
});

test('a clock is called when it has run out, not before, and not by anybody', () => {
  const s = turnOf0(LIVE);
  s.now = 10 * MINUTE - 1;
  expect(due(duel, s.t)).toEqual([{ kind: 'flag', seat: 0, at: 10 * MINUTE }]);
  expect(s.refused('host', { do: 'flag', seat: 0 }).refused).toBe('stale');
  s.now = 10 * MINUTE;
  expect(s.refused(1, { do: 'flag', seat: 0 }).refused).toBe('bad-move');
  expect(s.refused('host', { do: 'flag', seat: 1 }).refused).toBe('stale');
  s.does('host', { do: 'flag', seat: 0 });
});

test('a clock that was filled again meanwhile is not called', () => {
  const s = turnOf0(TURNS);
  const { at: when } = nextFlag(duel, s.t)!;
  s.now = DAY;
  s.picks(0, 'fight 1');
  for (const seat of [0, 1]) s.picks(seat, 'pass');
  playUntil(s, () => s.waiting().includes(0));
  s.now = when;
  expect(s.refused('host', { do: 'flag', seat: 0 }).refused).toBe('stale');
});

test('at zero a bot plays until the player returns, who then has a little time', () => {
  const s = turnOf0(LIVE);
  s.now = 10 * MINUTE;
  s.does('host', { do: 'flag', seat: 0 });
  expect(playedBy(s.t, 0)).toBe('random');
  expect(due(duel, s.t)).toMatchObject([{ kind: 'bot', seat: 0 }]);
  s.does(0, { do: 'stand-in', seat: 0, level: null });
  expect(left(s)[0]).toBe(MINUTE);
  expect(due(duel, s.t)).toEqual([{ kind: 'flag', seat: 0, at: 11 * MINUTE }]);
});

test('however short the bank, who returns has time for a move', () => {
  const s = turnOf0({ kind: 'live', bank: 5 * SECOND, increment: 0 });
  s.now = 5 * SECOND;
  s.does('host', { do: 'flag', seat: 0 });
  s.does(0, { do: 'stand-in', seat: 0, level: null });
  expect(left(s)[0]).toBe(10 * SECOND);
});

test("Wizard's Quest has a knight for that", () => {
  const s = begun(wizardsQuest, { chairs: HUMANS, clock: LIVE });
  const { seat, at: when } = nextFlag(wizardsQuest, s.t)!;
  s.now = when;
  s.does('host', { do: 'flag', seat });
  expect(playedBy(s.t, seat)).toBe('knight');
});

test('leaving the seat to a bot and coming back gains no time', () => {
  for (const clock of [LIVE, TURNS]) {
    const s = turnOf0(clock);
    const [mine] = left(s);
    s.now = MINUTE;
    s.does(0, { do: 'stand-in', seat: 0, level: 'random' });
    s.now = 2 * MINUTE;
    s.does(0, { do: 'stand-in', seat: 0, level: null });
    expect(left(s)[0]).toBe(mine! - MINUTE);
  }
});

test('who ran out of time is still asked for consent, who gave up the seat is not', () => {
  const s = turnOf0(LIVE, { chairs: ['human', 'human', 'human'] });
  s.now = 10 * MINUTE;
  s.does('host', { do: 'flag', seat: 0 });
  expect(consenters(s.t)).toEqual([0, 1, 2]);
  s.does(1, { do: 'offer', seat: 1, kind: 'end', to: 0 });
  s.does(2, { do: 'answer', seat: 2, yes: true });
  expect(s.t.stage).toBe('playing');
  s.does('host', { do: 'stand-in', seat: 0, level: 'random' });
  expect(s.t.end?.how).toBe('agreed');
});

test('at zero a seat resigns, where the table is so', () => {
  const s = turnOf0(LIVE, { atZero: 'resign' });
  s.now = 10 * MINUTE;
  s.does('host', { do: 'flag', seat: 0 });
  expect(s.t.end).toEqual({ how: 'resigned', winners: [1], result: null });
});

test('two clocks that run out at once are called one after the other', () => {
  const s = begun(duel, { chairs: ['human', 'human', 'human'], clock: LIVE });
  s.picks(2, 'bid 0');
  s.now = HOUR;
  for (const seat of [1, 0]) s.does('host', { do: 'flag', seat });
  expect([0, 1, 2].map((seat) => playedBy(s.t, seat))).toEqual(['random', 'random', null]);
  expect(nextFlag(duel, s.t)).toBe(null);
});

test('a clock stands still while the host is away, and only then', () => {
  const s = turnOf0(TURNS);
  // Five hours went by, and the host slept through two of them.
  s.now = 5 * HOUR;
  s.does('host', { do: 'wake', away: 2 * HOUR });
  expect(left(s)[0]).toBe(2 * DAY - 3 * HOUR);
  expect(s.t.clocks.since).toBe(5 * HOUR);
});

test('a host that slept longer than a clock had calls nobody on waking', () => {
  const s = turnOf0(LIVE);
  s.now = 3 * DAY;
  s.does('host', { do: 'wake', away: 3 * DAY - MINUTE });
  expect(nextFlag(duel, s.t)).toEqual({ seat: 0, at: 3 * DAY + 9 * MINUTE });
  expect(s.refused('host', { do: 'wake', away: -1 }).refused).toBe('bad-move');
  expect(s.refused(0, { do: 'wake', away: DAY }).refused).toBe('bad-move');
});

test("a host's clock that was set back takes no time twice", () => {
  const s = turnOf0(LIVE);
  s.now = 5 * MINUTE;
  s.does(0, { do: 'orders', seat: 0, orders: [] });
  s.now = MINUTE;
  s.does(0, { do: 'orders', seat: 0, orders: [] });
  s.now = 6 * MINUTE;
  s.does(0, { do: 'orders', seat: 0, orders: [] });
  expect(left(s)[0]).toBe(4 * MINUTE);
});

test('going back by consent gives no increments, and by turns a new move', () => {
  const s = turnOf0(TURNS);
  s.now = DAY;
  s.picks(0, 'rest');
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 2 });
  s.does(1, { do: 'answer', seat: 1, yes: true });
  expect(left(s)[0]).toBe(2 * DAY);
  const live = turnOf0(LIVE);
  const [mine] = left(live);
  live.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 0 });
  live.does(1, { do: 'answer', seat: 1, yes: true });
  expect(left(live)[0]).toBe(mine);
});

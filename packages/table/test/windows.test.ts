import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { type ClockSpec, due, isWindow, newsOf, nextFlag, runningSeats } from '../src/index.js';
import { at, begun, DAY, MINUTE, SECOND, type Sitting } from './sitting.js';

const THREE = ['human', 'human', 'human'];
const LIVE: ClockSpec = { kind: 'live', bank: 10 * MINUTE, increment: 5 * SECOND };
const TURNS: ClockSpec = { kind: 'turns', perMove: DAY };

/** Three people in the window before a fight, where each of them has something to cast. */
function opened({ window, clock }: { window?: number; clock?: ClockSpec } = {}): Sitting {
  const s = begun(duel, { chairs: THREE, ...(window && { window }), ...(clock && { clock }) });
  for (const seat of s.waiting()) s.picks(seat, 'bid 0');
  const state = structuredClone(s.state()) as { board: { hands: number[][]; deck: number[] } };
  for (const hand of state.board.hands) hand.fill(1);
  s.t = { ...s.t, state: state as never };
  s.now = MINUTE;
  s.picks(0, 'fight 1');
  expect(at(s)).toBe('before-fight.offer');
  return s;
}

test('a window is known as one, and another question is none', () => {
  const s = opened();
  expect(isWindow(duel, s.t.state)).toBe(true);
  expect(isWindow(duel, begun(duel, { chairs: THREE }).t.state)).toBe(false);
});

test('while a window is open nobody else is told who has answered', () => {
  const s = opened();
  const before = [0, 2, null].map((viewer) => s.scene(viewer));
  const passed = s.picks(1, 'pass');
  expect(s.scene(1).prompts.map(({ answered }) => answered)).toEqual([false, true, false]);
  [0, 2, null].forEach((viewer, i) => {
    const [was, is] = [before[i]!, s.scene(viewer)];
    expect({ ...is, seq: was.seq, lines: was.lines }).toEqual(was);
    expect(newsOf(was, is, passed.entry, passed, viewer).deed).toEqual({ do: 'move', seat: null, picks: ['?'] });
  });
  expect(newsOf(before[0]!, s.scene(1), passed.entry, passed, 1).deed).toMatchObject({ seat: 1, picks: ['pass'] });
});

test('a window with a time of its own closes for who has not answered, and not before', () => {
  const s = opened({ window: 20 * SECOND });
  s.picks(0, 'pass');
  const end = MINUTE + 20 * SECOND;
  const pass = { kind: 'order', pick: 'pass', at: end };
  expect(due(duel, s.t)).toEqual([1, 2].map((seat) => ({ ...pass, seat })));
  const late = { do: 'move', seat: 1, picks: ['pass'], by: 'order' } as const;
  s.now = end - 1;
  expect(s.refused('host', late).refused).toBe('stale');
  s.now = end;
  expect(s.refused('host', { ...late, picks: ['ember 0'] }).refused).toBe('stale');
  s.does('host', late);
  s.does('host', { ...late, seat: 2 });
  expect(due(duel, s.t).flatMap((it) => (it.kind === 'order' ? it.at : []))).not.toContain(end);
});

test('a window without one waits', () => {
  const s = opened();
  s.now = DAY;
  expect(due(duel, s.t)).toEqual([]);
  expect(s.refused('host', { do: 'move', seat: 1, picks: ['pass'], by: 'order' }).refused).toBe('stale');
});

test('who casts opens the window anew', () => {
  const s = opened({ window: 20 * SECOND });
  s.now += 10 * SECOND;
  s.picks(0, 'ember 1');
  for (const seat of [1, 2]) s.picks(seat, 'pass');
  expect(s.t.clocks.opened).toBe(MINUTE + 10 * SECOND);
});

test('a pause gives a window its whole time again, and an absence of the host takes none of it', () => {
  const s = opened({ window: 20 * SECOND });
  s.does(0, { do: 'pause', seat: 0 });
  s.now += MINUTE;
  s.does(0, { do: 'resume', seat: 0 });
  expect(s.t.clocks.opened).toBe(2 * MINUTE);
  s.now += MINUTE;
  s.does('host', { do: 'wake', away: MINUTE });
  expect(s.t.clocks.opened).toBe(3 * MINUTE);
});

test('no clock runs in a window that has its own time, and answering it gains none', () => {
  const s = opened({ window: 20 * SECOND, clock: LIVE });
  const { left } = s.t.clocks;
  s.now += 5 * SECOND;
  expect(nextFlag(duel, s.t)).toBe(null);
  while (isWindow(duel, s.t.state)) for (const seat of s.waiting()) s.picks(seat, 'pass');
  expect(s.t.clocks).toEqual({ left, since: s.now, paused: false });
});

test('where a window has none, the clocks of all who are asked run until it closes', () => {
  const s = opened({ clock: TURNS });
  s.picks(1, 'pass');
  expect(runningSeats(duel, s.t)).toEqual([0, 1, 2]);
  expect(nextFlag(duel, s.t)?.seat).not.toBe(1);
  s.now += DAY;
  expect(s.refused('host', { do: 'flag', seat: 1 }).refused).toBe('stale');
});

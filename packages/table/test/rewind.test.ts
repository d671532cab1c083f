import { verify, writeRecord } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { consenters, lineCount, linesOf, recordOf } from '../src/index.js';
import { begun, playUntil, type Sitting } from './sitting.js';

const HUMANS = ['human', 'human'];
const THREE = ['human', 'human', 'human'];

/** A duel in which so many lines were played. */
function played(lines: number, chairs = HUMANS): Sitting {
  const s = begun(duel, { chairs });
  playUntil(s, () => lineCount(s.t) >= lines, /^fight/);
  return s;
}

function goBack(s: Sitting, to: number): void {
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to });
  for (const seat of consenters(s.t)) if (seat !== 0) s.does(seat, { do: 'answer', seat, yes: true });
}

/** The rest of the game, as its lines tell it. */
function rest(s: Sitting): unknown {
  const from = lineCount(s.t);
  playUntil(s, () => false, /^fight/);
  return linesOf(s.t, from);
}

test('a table goes back when the last human agrees, not before', () => {
  const s = played(12, THREE);
  const early = played(5, THREE);
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  s.does(1, { do: 'answer', seat: 1, yes: true });
  expect(lineCount(s.t)).toBe(12);
  s.does(2, { do: 'answer', seat: 2, yes: true });
  expect(s.state().board).toEqual(early.state().board);
  expect(s.t.offer).toBe(null);
  expect(s.scene(null).epoch).toBe(1);
});

test('a "no" leaves all as it is, and so does the withdrawal of who made the offer', () => {
  for (const seat of [0, 1]) {
    const s = played(12);
    const { state } = s.t;
    s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
    s.does(seat, { do: 'answer', seat, yes: false });
    expect(s.t.offer).toBe(null);
    expect(s.t.state).toBe(state);
  }
});

test('what was taken back stays in the record, with a trace of it', () => {
  const s = played(12);
  goBack(s, 5);
  expect(lineCount(s.t)).toBe(13);
  expect(writeRecord(duel, recordOf(s.t))).toMatch(/^13\. rewind 5$/m);
});

test('dice that were seen do not fall again', () => {
  const [once, again] = [played(5), played(5)];
  const other = played(12);
  goBack(other, 5);
  const first = rest(once);
  expect(rest(again)).toEqual(first);
  expect(rest(other)).not.toEqual(first);
});

test.each([
  ['to the very beginning', [0]],
  ['twice to the same line', [4, 4]],
  ['back and further back', [8, 2]],
  ['into a story that was taken back before', [3, 10]],
  ['to the beginning, twice', [0, 0]],
])('a game that went back %s verifies at its end', (_, targets) => {
  const s = played(12);
  for (const to of targets) {
    goBack(s, to);
    playUntil(s, () => lineCount(s.t) >= 20 && s.waiting().length === 2);
  }
  playUntil(s, () => false, /^fight/);
  expect(s.t.epoch).toBe(targets.length);
  expect(verify(duel, recordOf(s.t))).toMatchObject({ epoch: targets.length, state: { result: s.state().result } });
});

test('after going back nobody can take back alone what lies before', () => {
  const s = played(12);
  goBack(s, 5);
  for (const seat of [0, 1]) expect(s.refused(seat, { do: 'undo', seat }).refused).toBe('closed');
});

test('nobody goes back to where the table has not been', () => {
  const s = played(12);
  for (const to of [12, 13, -1, 2.5])
    expect(s.refused(0, { do: 'offer', seat: 0, kind: 'rewind', to }).why).toBe('one can go back to line 0 to 11');
  const fresh = begun(duel, { chairs: HUMANS });
  expect(fresh.refused(0, { do: 'offer', seat: 0, kind: 'rewind', to: 0 }).why).toBe('nothing has been played yet');
});

test('one offer at a time', () => {
  const s = played(12);
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  for (const kind of ['rewind', 'end'] as const)
    expect(s.refused(1, { do: 'offer', seat: 1, kind, to: 3 }).refused).toBe('closed');
});

test('who has answered does not answer again, but may change to "no"', () => {
  const s = played(12, THREE);
  expect(s.refused(1, { do: 'answer', seat: 1, yes: true }).refused).toBe('stale');
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  s.does(1, { do: 'answer', seat: 1, yes: true });
  for (const seat of [0, 1]) expect(s.refused(seat, { do: 'answer', seat, yes: true }).refused).toBe('stale');
  s.does(1, { do: 'answer', seat: 1, yes: false });
  expect(s.t.offer).toBe(null);
});

test('an offer stands while play goes on, and still means the same line', () => {
  const s = played(12);
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  playUntil(s, () => lineCount(s.t) >= 20);
  s.does(1, { do: 'answer', seat: 1, yes: true });
  expect(s.state().board).toEqual(played(5).state().board);
  expect(linesOf(s.t).at(-1)?.rewind).toBe(5);
});

test('an offer to go back lapses when those moves are taken back anyway', () => {
  const s = begun(duel, { chairs: THREE });
  s.picks(0, 'bid 1');
  s.picks(1, 'bid 1');
  s.picks(1, 'bid 2');
  s.does(2, { do: 'offer', seat: 2, kind: 'rewind', to: 1 });
  s.does(1, { do: 'undo', seat: 1 });
  expect(s.t.offer).not.toBe(null);
  s.does(0, { do: 'undo', seat: 0 });
  expect(s.t.offer).toBe(null);
});

test('an offer to go back lapses when there is nothing left to take back', () => {
  const s = begun(duel, { chairs: THREE });
  for (const seat of [0, 1]) s.picks(seat, 'bid 1');
  s.does(2, { do: 'offer', seat: 2, kind: 'rewind', to: 1 });
  s.does(1, { do: 'undo', seat: 1 });
  expect(s.t.offer).toBe(null);
});

test('an offer lapses when who made it resigns', () => {
  const s = played(12, THREE);
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  s.does(0, { do: 'resign', seat: 0 });
  expect(s.t.offer).toBe(null);
  expect(s.t.stage).toBe('playing');
});

test('when the only one who has not answered resigns, the others have agreed', () => {
  const s = played(12, THREE);
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  s.does(1, { do: 'answer', seat: 1, yes: true });
  s.does(2, { do: 'resign', seat: 2 });
  expect(s.t.epoch).toBe(1);
  expect(s.t.chairs[2]?.resigned).toBe(true);
});

test('who gave his seat to a bot is not asked; who comes back is', () => {
  const s = played(12, THREE);
  s.does(2, { do: 'stand-in', seat: 2, level: 'random' });
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 5 });
  expect(s.refused(2, { do: 'answer', seat: 2, yes: true }).refused).toBe('not-asked');
  s.does(2, { do: 'stand-in', seat: 2, level: null });
  s.does(1, { do: 'answer', seat: 1, yes: true });
  expect(s.t.epoch).toBe(0);
  s.does(2, { do: 'answer', seat: 2, yes: true });
  expect(s.t.epoch).toBe(1);
});

test('alone against bots one goes back at once', () => {
  const s = played(12, ['human', 'random']);
  s.does(0, { do: 'offer', seat: 0, kind: 'rewind', to: 3 });
  expect(s.t.epoch).toBe(1);
});

test('bots make no offers, not even through the host', () => {
  const s = played(12, ['human', 'random']);
  expect(s.refused('host', { do: 'offer', seat: 1, kind: 'rewind', to: 3 }).refused).toBe('not-asked');
});

import { botsFor, chance } from '@questhall/bots';
import { isRefusal, random, readRecord, type Seat, verify, writeRecord } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { anyMove, type Deed, due, lineCount, playedBy, recordOf } from '../src/index.js';
import { begun, HEX, nonceOf, playUntil, type Sitting } from './sitting.js';

function underWay(chairs: readonly string[]): Sitting {
  const s = begun(duel, { chairs });
  playUntil(s, () => lineCount(s.t) >= 9);
  return s;
}

function verified(s: Sitting) {
  const text = writeRecord(duel, recordOf(s.t));
  const record = readRecord(duel, text);
  if (isRefusal(record)) throw new Error(record.why);
  return { text, end: verify(duel, record) };
}

test('of two, who resigns leaves the game to the other', () => {
  const s = underWay(['human', 'human']);
  s.does(0, { do: 'resign', seat: 0 });
  expect(s.t.stage).toBe('over');
  expect(s.scene(null).end).toEqual({ how: 'resigned', winners: [1], result: null });
  expect(s.scene(null).prompts).toEqual([]);
  expect(due(duel, s.t)).toEqual([]);
});

test('of three, the game goes on with a bot in the place of who resigned', () => {
  const s = underWay(['human', 'human', 'human']);
  s.does(0, { do: 'resign', seat: 0 });
  expect(s.t.stage).toBe('playing');
  expect(playedBy(s.t, 0)).toBe('random');
  for (const deed of [
    { do: 'resign', seat: 0 },
    { do: 'stand-in', seat: 0, level: null },
  ] as const)
    expect(s.refused(0, deed).refused).toBe('closed');
});

test('when two of three resign at once, the third has won', () => {
  const s = underWay(['human', 'human', 'human']);
  s.does(0, { do: 'resign', seat: 0 });
  s.does(1, { do: 'resign', seat: 1 });
  expect(s.t.end).toEqual({ how: 'resigned', winners: [2], result: null });
  const both = underWay(['human', 'human']);
  both.does(0, { do: 'resign', seat: 0 });
  expect(both.refused(1, { do: 'resign', seat: 1 }).refused).toBe('over');
});

test('when the last human resigns, bots do not play on among themselves', () => {
  const s = underWay(['human', 'random', 'random', 'human']);
  s.does(0, { do: 'resign', seat: 0 });
  expect(s.t.stage).toBe('playing');
  s.does(3, { do: 'resign', seat: 3 });
  expect(s.t.end).toEqual({ how: 'resigned', winners: [1, 2], result: null });
});

test('who left the seat to a bot has not resigned, and may come back to an empty table', () => {
  const s = underWay(['human', 'random']);
  s.does(0, { do: 'stand-in', seat: 0, level: 'random' });
  expect(s.t.stage).toBe('playing');
  s.does(0, { do: 'stand-in', seat: 0, level: null });
});

test('all agree to end a game, which nobody has won then', () => {
  const s = underWay(['human', 'human', 'random']);
  s.does(1, { do: 'offer', seat: 1, kind: 'end', to: 0 });
  expect(s.scene(0).offer).toEqual({ kind: 'end', by: 1, to: 0, yes: [1] });
  s.does(0, { do: 'answer', seat: 0, yes: true });
  expect(s.scene(2).end).toEqual({ how: 'agreed', winners: [], result: null });
  expect(s.t.offer).toBe(null);
});

test('a resignation that ends the game leaves no offer behind', () => {
  const s = underWay(['human', 'human']);
  s.does(0, { do: 'offer', seat: 0, kind: 'end', to: 0 });
  s.does(1, { do: 'resign', seat: 1 });
  expect(s.t.end?.how).toBe('resigned');
  expect(s.t.offer).toBe(null);
});

test.each([
  ['resigned', { do: 'resign', seat: 0 }],
  ['agreed', { do: 'offer', seat: 0, kind: 'end', to: 0 }],
] as const)('the record of a game that was %s shows the seed, and verifies', (how, deed) => {
  const s = underWay(['human', 'random']);
  expect(writeRecord(duel, recordOf(s.t))).not.toContain(HEX);
  s.does(0, deed);
  const { text, end } = verified(s);
  expect(text).toContain(`[ended "${how}"]`);
  expect(text).toContain(`[secret "${HEX}"]`);
  expect(end).toMatchObject({ line: lineCount(s.t), state: { result: null } });
  expect(s.scene(null).revealed).toEqual({ secret: HEX, salt: HEX, nonces: [nonceOf(0)] });
});

test('the record says who resigned, also before the game is over', () => {
  const s = underWay(['human', 'human', 'human']);
  expect(writeRecord(duel, recordOf(s.t))).not.toContain('[resigned');
  s.does(1, { do: 'resign', seat: 1 });
  expect(writeRecord(duel, recordOf(s.t))).toContain('[resigned [1]]');
  s.does(0, { do: 'resign', seat: 0 });
  expect(verified(s).text).toContain('[ended "resigned"]\n[resigned [0,1]]');
});

test("a game that ends by a bot's move ends the table, and its record has the result", () => {
  const s = begun(duel, { chairs: ['random', 'random', 'random'] });
  const dice = random(3);
  while (s.t.stage === 'playing') {
    const [next] = due(duel, s.t);
    if (next?.kind !== 'bot') throw new Error('a bot should be due');
    const here = chance(duel, s.state(), next.seat, dice);
    const pick = here.name(botsFor('duel').random!(next.seat as Seat).choose(here));
    s.does('host', { do: 'move', seat: next.seat, picks: [pick], by: 'bot' });
  }
  expect(s.t.end).toEqual({ how: 'played', winners: s.state().result?.winners, result: s.state().result });
  const { text, end } = verified(s);
  expect(text).not.toContain('[ended');
  expect(end).toMatchObject({ state: { result: s.state().result } });
});

test('a bot that fails is answered for by any move', () => {
  const s = begun(duel, { chairs: ['random', 'human'] });
  const move = anyMove(duel, s.t, 0, random(1));
  expect(s.offers(0)).toContain(move?.picks[0]);
  s.does('host', move as Deed);
  s.picks(1, 'bid 0');
  const waited = s.waiting()[0]!;
  expect(anyMove(duel, s.t, 1 - waited, random(1))).toBe(null);
});

test('nothing is done at a table where the game is over', () => {
  const s = underWay(['human', 'human']);
  s.does(0, { do: 'resign', seat: 0 });
  const deeds: Deed[] = [
    { do: 'move', seat: 1, picks: ['rest'], by: 'player' },
    { do: 'undo', seat: 1 },
    { do: 'offer', seat: 1, kind: 'rewind', to: 0 },
    { do: 'pause', seat: 1 },
    { do: 'sit', seat: 0, player: 'p9', name: 'P9', nonce: HEX },
    { do: 'wake', away: 5 },
  ];
  for (const deed of deeds) expect(s.refused('host', deed)).toEqual({ refused: 'over', why: 'the game is over' });
});

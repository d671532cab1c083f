import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { line } from '../src/arena/bar.js';
import { nowBy } from '../src/arena/clocks.js';
import { ratings } from '../src/arena/ratings.js';
import type { Round } from '../src/arena/round.js';
import { document, questhall, scratch } from './questhall.js';

const words = ['arena', 'duel', '--seats', 'random,random', '--games', '20', '--seed', 'oak'];

test('arena gives win rates with intervals, and think times', () => {
  const match = document(...words);
  expect(match).toMatchObject({ game: 'duel', games: 20, finished: 20 });
  for (const { bot, wins, rate, interval, think } of match.players) {
    expect(bot).toBe('random');
    expect(rate).toBe(wins / 20);
    expect(interval[0]).toBeLessThanOrEqual(rate);
    expect(interval[1]).toBeGreaterThanOrEqual(rate);
    expect(think.p99).toBeGreaterThanOrEqual(think.p50);
  }
  const [a, b] = match.players;
  expect(a.wins + b.wins + match.draws).toBe(20);
});

test('the same seed plays the same match, however many threads play it', () => {
  const wins = (...more: string[]) => document(...words, ...more).players.map((p: { wins: number }) => p.wins);
  const two = wins();
  expect(wins('--workers', '1')).toEqual(two);
  expect(wins('--workers', '3')).toEqual(two);
});

test('thought can be counted by what a thread has run: asleep, it thinks nothing', () => {
  const [wall, processor] = [nowBy('wall'), nowBy('processor')];
  const [from, ran] = [wall(), processor()];
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(processor() - ran).toBeLessThan((wall() - from) / 2);
});

test('a match says by which clock, and no other clock is known', () => {
  expect(document(...words, '--clock', 'processor').clock).toBe('processor');
  expect(questhall(...words, '--clock', 'sun')).toMatchObject({
    code: 2,
    err: expect.stringContaining('wall or processor'),
  });
});

test('a reader gets a table', () => {
  const { code, out, err } = questhall(...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/random +\d+ +\d+\.\d %/);
});

test('a match that was broken off goes on where it stopped, and comes to the same end', () => {
  const file = scratch('match.jsonl');
  document(...words, '--games', '7', '--resume', file);
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(kept).toHaveLength(1 + 7);
  // The last line was being written when it was killed.
  writeFileSync(file, [...kept.slice(0, -1), kept.at(-1)?.slice(0, 20)].join('\n'));
  const wins = (match: { players: { wins: number }[] }) => match.players.map((p) => p.wins);
  expect(wins(document(...words, '--resume', file))).toEqual(wins(document(...words)));
});

test('the games of another match are not taken for its own', () => {
  const file = scratch('other.jsonl');
  document(...words, '--games', '2', '--resume', file);
  const { code, err } = questhall(...words, '--seed', 'elm', '--resume', file);
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('another match') });
});

test('ratings are ten to one at 400 points, and one for players of one name', () => {
  const won = (n: number, player: number) => new Array<number>(n).fill(player);
  const [strong, weak] = ratings([...won(1000, 0), ...won(100, 1)], ['strong', 'weak']);
  expect(Math.abs(strong - weak - 400)).toBeLessThan(10);
  const [one, two, other] = ratings([...won(30, 0), ...won(10, 1), ...won(20, 2)], ['twin', 'twin', 'other']);
  expect(one).toBe(two);
  expect(Math.abs(one - other)).toBeLessThan(10);
});

test('the bar tells how far a match has come and who is ahead', () => {
  const rounds = [0, 1, 1].map((winner, number) => ({ number, winner }) as Round);
  expect(line(rounds, 6, ['knight', 'squire'], 2000)).toBe(
    `[${'#'.repeat(15)}${'.'.repeat(15)}] 3 of 6 games: knight 1, squire 2; 6 s left`,
  );
});

test('a bot that is named with what makes no sense is refused', () => {
  const { code, err } = questhall('arena', 'duel', '--seats', 'random:soon,random');
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('archmage:0.2') });
});

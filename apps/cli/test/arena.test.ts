import { expect, test } from 'vitest';
import { document, questhall } from './questhall.js';

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

test('a reader gets a table', () => {
  const { code, out, err } = questhall(...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/random +\d+ +\d+\.\d %/);
});

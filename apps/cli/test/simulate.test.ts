import { expect, test } from 'vitest';
import { document, questhall } from './questhall.js';

const still = ({ seconds: _, decisionsPerSecond: __, ...rest }: Record<string, unknown>) => rest;

test('simulate plays all games to an end by the rules', () => {
  const report = document('simulate', 'wizards-quest', '--games', '3', '--seats', 'random,random', '--laws', '0');
  expect(report).toMatchObject({ game: 'wizards-quest', games: 3, finished: 3, violations: 0 });
  expect(report.choices).toBeLessThanOrEqual(report.decisions);
  expect(report.winners.reduce((a: number, b: number) => a + b, report.draws)).toBe(3);
});

test('the same seed plays the same games, another seed others', () => {
  const words = ['simulate', 'duel', '--games', '10', '--laws', '0', '--seed'];
  const first = still(document(...words, 'oak'));
  expect(still(document(...words, 'oak'))).toEqual(first);
  expect(document(...words, 'elm').decisions).not.toBe(first.decisions);
});

test('the options of the table are played by', () => {
  const report = document('simulate', 'duel', '--games', '5', '--laws', '0', '--options', '{"lives": 1}');
  expect(report.options).toEqual({ lives: 1 });
});

test('the laws are run on as many of the games as were asked for', () => {
  const none = document('simulate', 'duel', '--seats', 'random,random', '--games', '4', '--laws', '0');
  expect(none).toMatchObject({ lawGames: 0, checks: 0 });
  const all = document('simulate', 'duel', '--seats', 'random,random', '--games', '4', '--laws', 'all');
  expect(all).toMatchObject({ lawGames: 4, violations: 0 });
  expect(all.checks).toBeGreaterThan(100);
});

test('a long run plays its games once, and plays the same ones', () => {
  const words = ['simulate', 'duel', '--seats', 'random,random', '--games', '6', '--laws', 'all'];
  const { checks, ...twice } = document(...words);
  const once = document(...words, '--sample', '0.02', '--retold', '0.5');
  const { games, decisions, choices, winners } = twice;
  expect(once).toMatchObject({ games, finished: games, decisions, choices, winners, sample: 0.02, retold: 0.5 });
  expect(once.checks).toBeLessThan(checks);
  const { code, err } = questhall(...words, '--sample', '2');
  expect(code).toBe(2);
  expect(err).toContain('--sample is "2"; expected a share');
});

test('reach lists what of the game never occurred', () => {
  const { reach } = document('simulate', 'wizards-quest', '--games', '1', '--laws', '0', '--reach');
  expect(reach.faces).toContain('petition blank');
  expect(reach.procedures).not.toContain('campaign');
  expect(reach.asks).not.toContain('attack.choose');
  expect(reach.events).not.toContain('battle');
});

test('to reach more, one game ends in several ways by whim', () => {
  const words = ['simulate', 'duel', '--games', '1', '--laws', '0', '--reach'];
  const missed = (...more: string[]) => document(...words, ...more).reach.events.length;
  expect(missed('--whims', '9')).toBeLessThan(missed());
});

test('to reach what a seat may do unasked, seats do so now and then', () => {
  const { reach } = document('simulate', 'duel', '--games', '12', '--laws', '0', '--reach', '--vary');
  expect(reach.events).not.toContain('may.offer');
  expect(reach.events).toContain('may.accept');
});

test('a reader is told in words', () => {
  const { code, out } = questhall('simulate', 'duel', '--seats', 'random,random', '--games', '2', '--laws', '1');
  expect(code).toBe(0);
  expect(out).toMatch(/^duel: 2 of 2 games finished/);
  expect(out).toMatch(/0 violations/);
});

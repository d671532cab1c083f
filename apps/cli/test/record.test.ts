import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { document, fed, questhall, scratch } from './questhall.js';

const file = scratch('game.txt');
questhall('record', 'duel', '--seed', 'oak', '--seats', 'random,random', '-o', file);
const text = readFileSync(file, 'utf8');

/** The verdict on a record that was tampered with. */
function verdictOn(name: string, record: string) {
  const { code, out, err } = questhall('verify', scratch(name, record), '--json');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  return JSON.parse(out)[0];
}

test('the same seed gives the same record, no seed a new one', () => {
  const again = questhall('record', 'duel', '--seed', 'oak', '--seats', 'random,random');
  expect(again).toEqual({ code: 0, out: text, err: '' });
  expect(document('record', 'duel').record).not.toBe(document('record', 'duel').record);
});

test('a record says who played, by which options, and how it ended', () => {
  const { players, result, picks } = document('record', 'wizards-quest', '--seed', '1', '--seats', 'random,random');
  expect(players).toEqual(['random', 'random']);
  expect(result.winners).toHaveLength(1);
  expect(picks).toBeGreaterThan(50);
});

test('verify replays a record and finds it true, from a file or the standard input', () => {
  expect(document('verify', file)).toMatchObject([{ file, game: 'duel', pass: true, why: null }]);
  expect(fed(text, 'verify', '-').code).toBe(0);
});

test('a truncated record is refused', () => {
  const cut = text.slice(0, Math.floor(text.length * 0.8));
  expect(verdictOn('cut.txt', cut)).toMatchObject({ pass: false, why: expect.stringMatching(/cut short/) });
});

test('an edited record is refused', () => {
  const edited = text.replace(/^1\. 0: bid \d/m, '1. 0: bid 0');
  expect(edited).not.toBe(text);
  expect(verdictOn('edited.txt', edited)).toMatchObject({ why: expect.stringMatching(/checksum/) });
});

test('a record with lines in another order is refused', () => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('2. '));
  [lines[at], lines[at + 1]] = [lines[at + 1], lines[at]];
  expect(verdictOn('mixed.txt', lines.join('\n'))).toMatchObject({ why: expect.stringMatching(/out of order/) });
});

test('a record of a game that is not here is refused by name', () => {
  const foreign = text.replace('[game "duel"]', '[game "chess"]');
  expect(verdictOn('foreign.txt', foreign)).toMatchObject({
    game: 'chess',
    why: expect.stringMatching(/of chess; expected/),
  });
});

test('what is no record is refused, and so is a file that is not there', () => {
  expect(verdictOn('letter.txt', 'Dear Ann,')).toMatchObject({ why: expect.stringMatching(/no record/) });
  const { code, out } = questhall('verify', scratch('missing.txt'));
  expect(code).toBe(1);
  expect(out).toMatch(/no such file/);
});

test('a record that cannot be written is a failure with a sentence', () => {
  const { code, err } = questhall('record', 'duel', '-o', scratch('no/such/folder/r.txt'));
  expect(code).toBe(1);
  expect(err).toMatch(/cannot be written/);
});

import type { GameRecord } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Craft } from '../../src/archmage/craft.js';
import { type Review, review } from '../../src/index.js';
import * as record from '../record.js';
import { craft } from './duellist.js';

/** A duel played by chance. */
const recorded = (seed: string): GameRecord => record.recorded(duel, { setup: { seats: 2, options: {} }, seed });

/** Who has more lives is ahead. */
const lively: Craft = {
  ...craft,
  score: ({ wizards }: { wizards: readonly { lives: number }[] }, seat) => wizards[seat].lives,
};

const reviewed = (told: GameRecord, by = lively): Review => record.reviewed(duel, by, told);

test('a game looked at again tells every chance, from the first move to who won', () => {
  const record = recorded('story');
  const { chances } = reviewed(record);
  expect(chances).toHaveLength(record.lines.length + 1);
  for (const row of chances) expect(row[0] + row[1]).toBeCloseTo(1);
  const winners = record.result?.winners ?? [];
  expect(chances.at(-1)).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
});

test('a life lost to the dice is luck, good for one and bad for the other', () => {
  const { moments, seats } = reviewed(recorded('luck'));
  const struck = moments.filter(({ luck }) => Math.abs(luck[0]) > 0.1);
  expect(struck.length).toBeGreaterThan(0);
  for (const { luck } of struck) expect(luck[0]).toBeCloseTo(-luck[1]);
  expect(seats[0].luck).toBeCloseTo(moments.reduce((sum, { luck }) => sum + luck[0], 0));
});

test('what somebody holds in secret is not his luck again with every move', () => {
  const handy: Craft = {
    ...craft,
    // Different hands of as many cards are worth more or less.
    score: ({ wizards }: { wizards: readonly { hand: readonly string[] | null }[] }, seat) =>
      (wizards[seat].hand ?? []).join('').length / 10,
  };
  const { moments, chances } = reviewed(recorded('secrets'), handy);
  const still = moments.filter(({ line }) => chances[line][0] === chances[line + 1][0] && chances[line][0] !== 0.5);
  expect(still.length).toBeGreaterThan(5);
  expect(still.filter(({ luck }) => Math.abs(luck[0]) > 1e-9).map(({ pick }) => pick)).toEqual([]);
});

test('what was given away names what was better', () => {
  const moments = ['one', 'two', 'three'].flatMap((seed) => [...reviewed(recorded(seed)).moments]);
  for (const { lost, better } of moments) expect(better !== undefined).toBe(lost > 0);
});

test('three turning points at most, in the order of the game, each with the move that did it', () => {
  const record = recorded('turns');
  const { turning, chances } = reviewed(record);
  expect(turning.length).toBeGreaterThan(0);
  expect(turning.length).toBeLessThanOrEqual(3);
  expect(turning.map(({ from }) => from)).toEqual(turning.map(({ from }) => from).toSorted((a, b) => a - b));
  for (const { from, to, seat, change, pick } of turning) {
    expect(change).toBeCloseTo(chances[to][seat] - chances[from][seat]);
    expect(record.lines.slice(from, to).flatMap(({ picks }) => picks)).toContain(pick);
  }
});

test('a game that is not over is not looked at', () => {
  expect(review(duel, lively, { ...recorded('open'), secret: null }).next().value).toMatchObject({
    refused: 'bad-record',
  });
});

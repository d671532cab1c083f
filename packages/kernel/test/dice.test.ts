import { expect, test } from 'vitest';
import { chaskey } from '../src/dice.js';
import { Broken, drawAt, type Rng, random, rngFrom, type State, seedFrom, type Table } from '../src/index.js';
import { after, asks, type Slate, started, steps, write } from './tiny.js';

const STREAMS = ['battle', 'orcs', 'deck'];
const rng = (words = 'dice', epoch = 0): Rng => ({ ...rngFrom(seedFrom(words), STREAMS), epoch });
const draws = (from: Rng, stream: string, sides: number, n = 40) =>
  Array.from({ length: n }, (_, i) => drawAt(from, stream, i, sides));

test('the cipher gives the published Chaskey-12 tag of a full block', () => {
  const key = [0x833d3433, 0x009f389f, 0x2398e64f, 0x417acf39].map((x) => x | 0) as Rng['seed'];
  const tag = chaskey(key, [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c]);
  expect([...tag].map((x) => x >>> 0)).toEqual([0x5dd0e2a9, 0xfb5eac8c, 0x633a392e, 0x500c36f3]);
});

/** Chaskey-12 as its paper has it: key and message as 128-bit numbers, words turned by arithmetic. */
function byThePaper(key: readonly number[], message: readonly number[]): number[] {
  const join = (words: readonly number[]) => words.reduce((sum, w, i) => sum + (BigInt(w >>> 0) << BigInt(32 * i)), 0n);
  const split = (x: bigint) => [0n, 32n, 64n, 96n].map((at) => (x >> at) & 0xffffffffn);
  const turn = (x: bigint, n: bigint) => ((x << n) % 2n ** 32n) + (x >> (32n - n));
  const add = (a: bigint, b: bigint) => (a + b) % 2n ** 32n;
  const k = join(key);
  const k1 = ((k << 1n) % 2n ** 128n) ^ (k >> 127n ? 0x87n : 0n);
  let [a, b, c, d] = split(k ^ k1 ^ join(message)) as [bigint, bigint, bigint, bigint];
  for (let round = 0; round < 12; round++) {
    [a, c] = [add(a, b), add(c, d)];
    [b, d] = [turn(b, 5n) ^ a, turn(d, 8n) ^ c];
    [a, c] = [add(turn(a, 16n), d), add(c, b)];
    [b, d, c] = [turn(b, 7n) ^ c, turn(d, 13n) ^ a, turn(c, 16n)];
  }
  return split(join([a, b, c, d].map(Number)) ^ k1).map(Number);
}

test('the cipher agrees with another way of writing it, on any key and message', () => {
  const word = random(9);
  for (let i = 0; i < 200; i++) {
    const four = () => [0, 1, 2, 3].map(() => word(2 ** 32) | 0) as Rng['seed'];
    const [key, message] = [four(), four()];
    expect([...chaskey(key, message)].map((x) => x >>> 0)).toEqual(byThePaper(key, message));
  }
});

test('every face of a die comes up about as often', () => {
  for (const sides of [2, 3, 6, 10]) {
    const counts = new Array<number>(sides).fill(0);
    for (const face of draws(rng(), 'battle', sides, 12_000)) counts[face] = (counts[face] ?? 0) + 1;
    const expected = 12_000 / sides;
    const chi2 = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chi2).toBeLessThan(30);
  }
});

test('a die of many faces has no bias to the low ones', () => {
  const sides = 3 * 2 ** 30;
  const low = draws(rng(), 'battle', sides, 9000).filter((face) => face < sides / 3).length;
  expect(low).toBeGreaterThan(2800);
  expect(low).toBeLessThan(3200);
});

test('a draw depends on its seed, stream, count and epoch, and on nothing else', () => {
  const first = draws(rng(), 'battle', 1000);
  expect(draws({ ...rng(), counts: { battle: 9, orcs: 4 } }, 'battle', 1000)).toEqual(first);
  const alike = (other: number[]) => other.filter((x, i) => x === first[i]).length;
  expect(alike(draws(rng('other dice'), 'battle', 1000))).toBeLessThan(4);
  expect(alike(draws(rng(), 'orcs', 1000))).toBeLessThan(4);
  expect(alike(draws(rng('dice', 1), 'battle', 1000))).toBeLessThan(4);
});

const rolling = (roll: (t: Table<Slate>) => unknown) =>
  steps({
    one: asks(0, ['roll', 'wait'], { then: (t) => write(t.board, `${roll(t)}`) }),
    last: asks(0, ['stop', 'go']),
  });

function forcing(state: State<Slate>, forced: Record<string, number[]>, strict: boolean): State<Slate> {
  return { ...state, rng: { ...state.rng, forced, strict } };
}

test('a roll in one stream moves no other', () => {
  const game = rolling((t) => [t.d6('dice'), t.die('deck', 20)]);
  const more = rolling((t) => [t.d6('dice'), t.d6('dice'), t.die('deck', 20)]);
  const deck = (g: typeof game) => after(g, started(g).state, [0, 'roll']).draws.find((d) => d.stream === 'deck');
  expect(deck(more)).toEqual(deck(game));
});

test('a die has the faces 1 to its sides, a draw the indexes of its weights', () => {
  const game = rolling((t) => {
    const dice = Array.from({ length: 200 }, () => t.die('dice', 3));
    const cards = Array.from({ length: 200 }, () => t.draw('deck', [0, 2, 0, 1]));
    return [[...new Set(dice)].sort(), [...new Set(cards)].sort()].join(' and ');
  });
  expect(after(game, started(game).state, [0, 'roll']).state.board.log).toEqual(['1,2,3 and 1,3']);
});

test('a die of one face and a deck of one card still fall', () => {
  const game = rolling((t) => [t.die('dice', 1), t.draw('deck', [0, 1])]);
  expect(after(game, started(game).state, [0, 'roll']).state.board.log).toEqual(['1,1']);
});

test('a card is drawn as often as there are copies of it', () => {
  const game = rolling(
    (t) => Array.from({ length: 3000 }, () => t.draw('deck', [1, 0, 2])).filter((i) => i === 2).length,
  );
  const heavy = Number(after(game, started(game).state, [0, 'roll']).state.board.log[0]);
  expect(heavy).toBeGreaterThan(1880);
  expect(heavy).toBeLessThan(2120);
});

test('forced dice come first, and the seed goes on where it was', () => {
  const game = rolling((t) => [t.d6('dice'), t.d6('dice'), t.d6('dice')]);
  const { state } = started(game);
  const [first] = after(game, state, [0, 'roll']).draws;
  const { draws: rolled, state: then } = after(game, forcing(state, { dice: [5, 2] }, false), [0, 'roll']);
  expect(rolled.map((d) => d.value)).toEqual([5, 2, first?.value]);
  expect(then.rng).toMatchObject({ counts: { dice: 1 }, forced: { dice: [] } });
});

test('forced cards are indexes, and only of what is there', () => {
  const game = rolling((t) => t.draw('deck', [3, 0, 1]));
  const { state } = started(game);
  expect(after(game, forcing(state, { deck: [2] }, false), [0, 'roll']).state.board.log).toEqual(['2']);
  const none = () => after(game, forcing(state, { deck: [1] }, false), [0, 'roll']);
  expect(none).toThrow('tiny has a forced 1 in deck, and there is none of it');
});

test('where forced dice must suffice, running out is a fault; other streams are free', () => {
  const game = rolling((t) => [t.d6('deck'), t.d6('dice'), t.d6('dice')]);
  const short = () => after(game, forcing(started(game).state, { dice: [5] }, true), [0, 'roll']);
  expect(short).toThrow('tiny has no forced die left in the stream dice');
  const drawing = rolling((t) => t.draw('deck', [1, 1]));
  const empty = () => after(drawing, forcing(started(drawing).state, { deck: [] }, true), [0, 'roll']);
  expect(empty).toThrow('tiny has no forced die left in the stream deck');
});

test('a forced die must be one that can fall', () => {
  const game = rolling((t) => t.d6('dice'));
  const { state } = started(game);
  for (const value of [0, 7, 2.5]) {
    const roll = () => after(game, forcing(state, { dice: [value] }, false), [0, 'roll']);
    expect(roll).toThrow(`tiny has a forced ${value} in dice; expected 1 to 6`);
  }
});

test('dice that cannot be rolled are a fault of the game', () => {
  const faults: [(t: Table<Slate>) => unknown, string][] = [
    [(t) => t.d6('coins'), 'rolls in the stream coins, which the game does not declare'],
    [(t) => t.die('dice', 0), 'rolls one of 0 in the stream dice'],
    [(t) => t.draw('deck', []), 'rolls one of 0 in the stream deck'],
    [(t) => t.draw('deck', [0, 0]), 'rolls one of 0 in the stream deck'],
  ];
  for (const [roll, words] of faults) {
    const game = rolling(roll);
    expect(() => after(game, started(game).state, [0, 'roll'])).toThrow(new Broken(`tiny ${words} (at main.one)`));
  }
});

test('the generator of tests and bots gives the same numbers for the same words, all below its bound', () => {
  const numbers = (seed: number | string) => Array.from({ length: 50 }, (_, i) => random(seed)(i + 1));
  expect(numbers('a')).toEqual(numbers('a'));
  expect(numbers('a')).not.toEqual(numbers('b'));
  const one = random(1);
  const many = Array.from({ length: 500 }, () => one(6));
  expect([...new Set(many)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(random(7)(1)).toBe(0);
});

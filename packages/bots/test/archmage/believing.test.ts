import { random } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { believed, isSettled } from '../../src/archmage/believing.js';
import type { Craft } from '../../src/archmage/craft.js';
import { archmageOf } from '../../src/archmage/index.js';
import { purse } from '../../src/archmage/meter.js';
import { playOut } from '../../src/archmage/playout.js';
import { tried } from '../../src/archmage/search.js';
import { chance } from '../../src/index.js';
import { begun, craft } from './duellist.js';

/** Two options, the second better by four in a hundred on average, in so many worlds. */
const trials = (worlds: number) => [
  { option: 0, worths: Array.from({ length: worlds }, () => 0.5) },
  { option: 1, worths: Array.from({ length: worlds }, (_, i) => (i % 2 === 0 ? 0.64 : 0.44)) },
];

test('what was thought before counts until enough worlds tell otherwise', () => {
  expect(believed(trials(4), [0, -0.01], 0.01).option).toBe(0);
  expect(believed(trials(400), [0, -0.01], 0.01).option).toBe(1);
});

test('what was thought to be better is done if no world speaks against it', () => {
  expect(believed(trials(0), [0, 0.01], 0.01).option).toBe(1);
  expect(believed(trials(0), [0, -0.01], 0.01).option).toBe(0);
});

test('what is best is beyond doubt once many worlds agree, and never after a few', () => {
  expect(isSettled(trials(12), [0, -0.01], 0.01)).toBe(false);
  expect(isSettled(trials(40), [0, -0.01], 0.01)).toBe(false);
  expect(isSettled(trials(400), [0, -0.01], 0.01)).toBe(true);
});

test('who believes something plays on no longer once what is best is beyond doubt', () => {
  const here = chance(duel, begun('settled'), 0, random(1));
  const leads = here.options.map(() => 0);
  const worlds = (scores: readonly number[], believes: boolean) => {
    let n = 0;
    const trusting: Craft = {
      ...craft,
      horizon: 0,
      score: (_, seat) => (seat === 0 ? scores[n++ % 2] : 0),
      ...(believes && { belief: { spread: 0.01, leads: () => leads } }),
    };
    const trying = tried(trusting, here, [0, 1], { meter: purse({ playouts: 200 }).open(0), leads });
    let step = trying.next();
    while (!step.done) step = trying.next();
    return step.value[0].worths.length;
  };
  expect(worlds([0, 2], true)).toBeLessThan(30);
  expect(worlds([0, 0], true)).toBe(100);
  expect(worlds([0, 2], false)).toBe(100);
});

test('who believes in an option takes it where playing on tells nothing', () => {
  const here = chance(duel, begun('belief'), 0, random(1));
  const fancied = 1;
  const believes = (lead: number): Craft => ({
    ...craft,
    knight: () => ({ id: 'knight', choose: () => 0 }),
    horizon: 0,
    belief: { spread: 0.01, leads: () => here.options.map((_, i) => (i === fancied ? lead : 0)) },
  });
  const pick = (lead: number) => archmageOf(believes(lead))(0, { budget: { playouts: 200 } }).choose(here);
  expect(pick(0.02)).toBe(fancied);
  expect(pick(-0.02)).not.toBe(fancied);
});

test('a world is played on no further than to a question that tells how it stands', () => {
  const asked: number[] = [];
  const telling: Craft = { ...craft, horizon: 99, foretells: ({ seat }) => (asked.push(seat) > 1 ? 0.125 : undefined) };
  const live = begun('foretold');
  const from = craft.turn(live.state.board);
  expect(playOut(telling, live, { seat: 1, random: random(1), from })).toBe(0.125);
  expect(asked).toEqual([1, 1]);
  expect(craft.turn(live.state.board)).not.toBe(from);
  expect(live.state.result).toBeNull();
});

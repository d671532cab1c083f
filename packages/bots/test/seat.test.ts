import { advance, askedIn, begin, isRefusal, random, type State, seedFrom, sight, wake } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { botsFor, chance, levelsFor, randomBot } from '../src/index.js';

/** A duel of three at its first auction. */
function auction(): State {
  const begun = begin(duel, { seats: 3 }, seedFrom('oak'));
  if (isRefusal(begun)) throw new Error(begun.why);
  return begun.state;
}

test('a bot is given its seat, its options and their words', () => {
  const state = auction();
  const sees = chance(duel, state, 1, random(1));
  expect(sees).toMatchObject({ seat: 1, ask: 'auction.bid', options: askedIn(duel, state)[1].options });
  expect(sees.options.map((_, i) => sees.name(i))).toContain('bid 0');
});

test('it sees the board as its seat does, and neither state nor seed', () => {
  const state = auction();
  const sees = chance(duel, state, 1, random(1));
  expect(sees.view).toEqual(sight(duel, state, 1).board);
  expect(JSON.stringify(sees)).not.toContain('"rng"');
  expect(Object.keys(sees)).not.toContain('state');
});

test('a running game gives the same chance as its state', () => {
  const live = wake(duel, auction());
  const [running, still] = [live, live.state].map((from) => chance(duel, from, 0, random(1)));
  expect(running.view).toEqual(still.view);
  expect(running.options).toEqual(still.options);
});

test('worlds it samples look the same to it, differ in what it cannot know, and play on', () => {
  const state = auction();
  const worlds = chance(duel, state, 0, random(1)).sample?.(20) ?? [];
  const sights = worlds.map((world) => JSON.stringify(sight(duel, world.state, 0).board));
  expect(new Set(sights)).toEqual(new Set([JSON.stringify(sight(duel, state, 0).board)]));
  expect(new Set(worlds.map((world) => JSON.stringify(sight(duel, world.state, 1).board))).size).toBeGreaterThan(1);
  const [world] = worlds;
  for (const { seat, options } of [...world.asked]) advance(world, seat, options[0]);
  expect(world.state.stack).not.toEqual(state.stack);
  expect(state).toEqual(auction());
});

test('a seat that is not asked has no chance', () => {
  expect(() => chance(duel, auction(), 7, random(1))).toThrow(/seat 7 is not asked/);
});

test('random gives each option equal chance', () => {
  const sees = chance(duel, auction(), 0, random('even'));
  const counts = sees.options.map(() => 0);
  const bot = randomBot();
  for (let i = 0; i < 4000; i++) counts[bot.choose(sees)] += 1;
  const fair = 4000 / counts.length;
  for (const count of counts) expect(Math.abs(count - fair)).toBeLessThan(5 * Math.sqrt(fair));
});

test('every game can be played by random, and the bots come plainest first', () => {
  expect(Object.keys(botsFor('a game of tomorrow'))).toEqual(['random']);
  expect(Object.keys(botsFor('wizards-quest'))[0]).toBe('random');
});

test('the levels that can be named are those of the bots there are', () => {
  for (const game of ['wizards-quest', 'a game of tomorrow'])
    expect(levelsFor(game)).toEqual(Object.keys(botsFor(game)));
});

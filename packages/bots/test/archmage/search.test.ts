import { advance, determinize, random } from '@questhall/kernel';
import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Craft } from '../../src/archmage/craft.js';
import { archmageOf } from '../../src/archmage/index.js';
import { purse } from '../../src/archmage/meter.js';
import { playOut } from '../../src/archmage/playout.js';
import { tried } from '../../src/archmage/search.js';
import { type Bot, type Chance, chance, randomBot, thought } from '../../src/index.js';
import { begun, craft, duellist, fought, nextOf } from './duellist.js';

/** How many duels of so many the first wins, each deal from both sides; a draw is half a win. */
function wins(games: number, first: (seat: number) => Bot, second: (seat: number) => Bot): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const winner = fought(seat === 0 ? [first(0), second(1)] : [second(0), first(1)], `duel ${i >> 1}`);
    won += winner < 0 ? 0.5 : winner === seat ? 1 : 0;
  }
  return won;
}

test('whoever searches beats whom it knows nothing better than', () => {
  const games = 24;
  expect(wins(games, (seat) => duellist(seat, { playouts: 40 }), randomBot)).toBeGreaterThan(0.7 * games);
}, 120_000);

/** Every question of a duel between two, as the seat sees it. */
function questions(seed: string, watch: (here: Chance, live: ReturnType<typeof begun>) => void): void {
  const live = begun(seed);
  const dice = random(seed);
  while (!live.state.result) {
    const { seat, options } = nextOf(live);
    watch(chance(duel, live, seat, random(`${seed} ${live.state.asks.join()}`)), live);
    advance(live, seat, options[dice(options.length)]);
  }
}

test('it chooses the same in every world that looks the same to it', () => {
  let others = 0;
  questions('secrets', (here, live) => {
    const choose = (state: typeof live.state) =>
      duellist(here.seat, { playouts: 12 }).choose(chance(duel, state, here.seat, random('the same')));
    const pick = choose(live.state);
    for (const world of ['one', 'two']) {
      const other = determinize(duel, live.state, here.seat, random(world));
      if (JSON.stringify(other.board) !== JSON.stringify(live.state.board)) others += 1;
      expect(choose(other), here.ask).toBe(pick);
    }
  });
  expect(others).toBeGreaterThan(20);
});

test('it thinks no longer than it may, about a decision or a whole turn', () => {
  const [budget, seat] = [20, 0];
  let judged = 0;
  let whole = 0;
  const counting = { ...craft, score: () => judged++ * 0, asks: { 'auction.bid': 99, 'turn.act': 99 } };
  const bot = archmageOf({ ...counting, horizon: 0 })(seat, { budget: { playouts: budget } });
  const here = chance(duel, begun('thought'), seat, random(1));
  for (let i = 0; i < 40; i++) {
    judged = 0;
    bot.choose(here);
    // Each playout is judged once for each seat.
    expect(judged / 2).toBeLessThanOrEqual(budget);
    whole += judged / 2;
  }
  expect(whole).toBeGreaterThan(5 * budget);
  expect(whole).toBeLessThanOrEqual(10 * budget);
});

test('thought through bit by bit it chooses the same', async () => {
  const moments: (() => Promise<void>)[] = [];
  questions('bits', (here, live) => {
    const { state } = begun('bits');
    Object.assign(state, structuredClone(live.state));
    const ask = () => chance(duel, structuredClone(live.state), here.seat, random('same'));
    const [still, sliced] = [ask(), ask()];
    moments.push(async () => {
      let rests = 0;
      const rest = async () => void rests++;
      const pick = await thought(duellist(here.seat, { playouts: 12 }), sliced, rest);
      expect(pick).toBe(duellist(here.seat, { playouts: 12 }).choose(still));
    });
  });
  expect(moments.length).toBeGreaterThan(10);
  for (const moment of moments) await moment();
});

test('it gives its reckoning as a reason, and takes no chance that cannot be sampled', () => {
  const here = chance(duel, begun('reasons'), 0, random(1));
  const bot = duellist(0, { playouts: 40 });
  bot.choose(here);
  expect(bot.why?.()).toMatch(/I reckon to win \d+ times in 100 after it, and \d+ after "bid \d"/);
  const { sample: _, ...blind } = { ...here, view: here.view, shows: here.shows, says: here.says };
  expect(here.options[bot.choose(blind)]).toBeDefined();
});

test('a choice that ended its turn has come nearer to the horizon', () => {
  const [here, gone] = [begun('horizon'), begun('horizon')];
  const next: Craft = { ...craft, turn: () => 8 };
  playOut(next, gone, { seat: 0, random: random(1), from: 7 });
  expect(gone.state).toEqual(here.state);
  playOut(next, gone, { seat: 0, random: random(1), from: 8 });
  expect(gone.state.result).not.toBeNull();
});

test('what is judged at several ends of turns is worth their average', () => {
  const rising: Craft = { ...craft, score: ({ round }: { round: number }, seat) => (seat === 0 ? round : 0) };
  const worthAt = (ends: Partial<Craft>) =>
    playOut({ ...rising, ...ends }, begun('ends'), { seat: 0, random: random(1), from: 0 });
  const [near, far] = [worthAt({ horizon: 1 }), worthAt({ horizon: 2 })];
  expect(near).not.toBeCloseTo(far);
  expect(worthAt({ nearest: 1, horizon: 2 })).toBeCloseTo((near + far) / 2);
});

test('with more to spend it tries more options', () => {
  const here = chance(duel, begun('width'), 0, random(1));
  const width = (playouts: number) => {
    let worlds = 0;
    const sample = (n: number) => {
      worlds += 1;
      return here.sample?.(n) ?? [];
    };
    const options = Array.from({ length: 16 }, () => 0);
    const trying = tried(craft, { ...here, view: {}, shows: {}, says: here.says, sample }, options, {
      meter: purse({ playouts }).open(0),
    });
    let n = -1;
    do n += 1;
    while (!trying.next().done && worlds < 2);
    return n;
  };
  expect(width(20)).toBeLessThan(16);
  expect(width(200)).toBe(16);
});

test('who can think of no world tries nothing', () => {
  const here = chance(duel, begun('width'), 0, random(1));
  const nowhere = { ...here, view: {}, shows: {}, says: here.says, sample: () => [] };
  expect(tried(craft, nowhere, [0, 0], { meter: purse({ playouts: 9 }).open(0) }).next()).toEqual({
    done: true,
    value: [],
  });
});

import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attacker, battles } from '../attacker.js';
import { marnon } from '../table.js';

type Force = Readonly<Record<string, Json>>;
const FAR = { shardfell: { seat: 1, men: 2 }, hazelmere: { seat: 0, men: 2 } };

/** One battle from Red Dune on Dewbury. */
function fought(force: Force, defender: Force, dice: number[], to = 'dewbury', from = 'red-dune') {
  const t = attacker({ spaces: { ...FAR, [from]: { seat: 0, ...force }, [to]: defender } }, dice);
  return t.picks(0, `campaign ${from} ${to}`, 'fight');
}

rule('WQ XI.A', 'one fights on as long as one likes and can, against a space', () => {
  const t = fought({ men: 5 }, { orcs: 4 }, [1, 6, 6, 6, 1, 6, 2, 6]);
  t.picks(0, 'fight', 'fight');
  expect([t.at(), t.truth('spaces.dewbury.orcs'), t.truth('spaces.red-dune.men')]).toEqual(['campaign.order', 2, 4]);
  expect(t.offers(0)).toEqual(['fight', 'stop']);
  t.picks(0, 'fight', 'capture 1 men');
  expect([battles(t).length, t.truth('spaces.dewbury.seat')]).toEqual([4, 0]);
});

rule('WQ XI.A', 'against dragon or wizard too, until it is slain or dispersed, or he stops or cannot go on', () => {
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 3, sorcerer: true }, dewbury: { orcs: 1 } };
  const t = attacker({ spaces, wizard: 'dewbury' }, [6, 1, 6, 1, 4, 1], { dice: { send: [2] } });
  t.picks(0, 'free campaign red-dune wizard', 'lose 1 men', 'fight', 'lose 1 men');
  expect(t.offers(0)).toEqual(['fight', 'stop']);
  t.picks(0, 'fight', 'lose sorcerer');
  expect([t.at(), t.truth('wizard')]).toEqual(['attack.choose', 'dewbury']);
  expect(t.leftDice()).toEqual({ send: [2] });
});

rule('WQ XI.B', 'both throw a die at once, and both results count', () => {
  const t = fought({ men: 3 }, { seat: 1, men: 3 }, [2, 3]);
  expect(t.leftDice()).toEqual({});
  expect(battles(t)).toEqual([
    {
      attacker: 0,
      from: 'red-dune',
      to: 'dewbury',
      against: 'space',
      dice: [2, 3],
      ranges: [3, 3],
      costs: [2, 3],
    },
  ]);
  expect([t.truth('spaces.dewbury.men'), t.truth('spaces.red-dune.seat')]).toEqual([1, null]);
  const [lone] = battles(fought({ men: 1 }, { orcs: 1 }, [1, 1]));
  expect(lone).toMatchObject({ costs: [1, 1] });
});

rule('WQ XI.B', 'who has his last counters on the way from a battle is not out before it is settled', () => {
  const t = attacker(
    { spaces: { 'red-dune': { seat: 0, men: 4, sorcerer: true }, dewbury: { seat: 1, men: 2 } } },
    [2, 6],
  );
  t.picks(0, 'campaign red-dune dewbury', 'fight', 'disperse 2 men windfor');
  expect([t.truth('players.1.out'), t.truth('players.1.pieces')]).toEqual([false, 2]);
  expect([t.at(), t.truth('spaces.windfor.men')]).toEqual(['campaign.capture', 2]);
});

rule('WQ XI.B.1', 'a roll within the range takes as many counters, at most all; a higher one none', () => {
  const left = (roll: number) => fought({ men: 3 }, { orcs: 2 }, [roll, 6]).truth('spaces.dewbury.orcs');
  expect([1, 2, 3, 4, 5, 6].map(left)).toEqual([1, 0, 0, 2, 2, 2]);
  expect(battles(fought({ men: 3 }, { orcs: 2 }, [3, 6]))[0]).toMatchObject({ costs: [2, 0] });
  expect(battles(fought({ men: 2 }, { orcs: 4 }, [5, 4]))[0]).toMatchObject({ costs: [0, 2] });
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 3, hero: true }, dewbury: { orcs: 3 } };
  const dragon = attacker({ spaces, dragon: 'dewbury' }, [3, 6]).picks(0, 'free campaign red-dune dragon');
  expect(battles(dragon)[0]).toMatchObject({ dice: [3, 6], costs: [1, 4] });
  expect(dragon.computed('die-range', { from: 'red-dune', to: 'dewbury' })).toEqual({ attacker: 0, defender: 3 });
});

rule('WQ E9', 'with a range of 3 a 1, 2 or 3 costs as many counters, a 4, 5 or 6 none', () => {
  const lost = (roll: number) =>
    6 - Number(fought({ men: 3 }, { seat: 1, men: 6 }, [roll, 6]).truth('spaces.dewbury.men'));
  expect([1, 2, 3, 4, 5, 6].map(lost)).toEqual([1, 2, 3, 0, 0, 0]);
});

rule('WQ XI.B.2', 'when both miss the attacker loses one counter, the defender none', () => {
  const t = fought({ men: 3 }, { seat: 1, men: 2 }, [4, 3]);
  expect(battles(t)[0]).toMatchObject({ ranges: [3, 2], costs: [0, 1] });
  expect([t.truth('spaces.red-dune.men'), t.truth('spaces.dewbury.men')]).toEqual([2, 2]);
  expect(battles(fought({ men: 3 }, { seat: 1, men: 2 }, [4, 2]))[0]).toMatchObject({ costs: [0, 2] });
  expect(battles(fought({ men: 3 }, { seat: 1, men: 2 }, [3, 3]))[0]).toMatchObject({ costs: [2, 0] });
  const lone = fought({ men: 1 }, { seat: 1, men: 2 }, [2, 3]);
  expect([lone.truth('spaces.red-dune.seat'), lone.at()]).toEqual([null, 'attack.choose']);
});

rule(['WQ R7', 'WQ XI.B.2'], 'orcs that frenzy lose one as well when both miss, unless the house spares them', () => {
  const frenzied = (pays: boolean) =>
    marnon({
      seats: 2,
      options: { 'orcs-both-miss': pays },
      position: { spaces: { dewbury: { orcs: 4 }, 'red-dune': { seat: 0, men: 2 }, shardfell: { seat: 1 } } },
      begin: { proc: 'frenzy', vars: { space: 'dewbury' } },
      dice: { battle: [5, 3, 4, 2, 6, 1, 6, 1] },
      moreDice: 'seed',
    });
  const told = (pays: boolean) => battles(frenzied(pays)).map((b) => [b.attacker, b.ranges, b.costs]);
  expect(told(true).slice(0, 2)).toEqual([
    [6, [4, 2], [0, 1]],
    [6, [3, 2], [0, 2]],
  ]);
  expect(told(false).slice(0, 2)).toEqual([
    [6, [4, 2], [0, 0]],
    [6, [4, 2], [2, 2]],
  ]);
  const [men] = battles(
    attacker({ spaces: { ...FAR, 'red-dune': { seat: 0, men: 3 }, dewbury: { orcs: 1 } } }, [6, 6], {
      options: { 'orcs-both-miss': false },
    }).picks(0, 'campaign red-dune dewbury', 'fight'),
  );
  expect(men.costs).toEqual([0, 1]);
});

const FOUR = { men: 4 };
const ROWS: [id: string, ranges: number[], costs: number[], Force, Force, dice: number[], castle?: string][] = [
  ['WQ E16', [4, 4], [2, 3], FOUR, { seat: 1, ...FOUR }, [2, 3]],
  ['WQ E17', [4, 4], [4, 0], FOUR, { seat: 1, ...FOUR }, [4, 5]],
  ['WQ E18', [4, 4], [0, 1], FOUR, { seat: 1, ...FOUR }, [5, 5]],
  ['WQ E19', [5, 3], [0, 3], { men: 4, hero: true }, { seat: 1, men: 3 }, [6, 3]],
  ['WQ E20', [6, 2], [2, 2], { men: 4, sorcerer: true }, { seat: 1, men: 2 }, [2, 2]],
  ['WQ E21', [6, 6], [6, 6], { men: 5, sorcerer: true }, { seat: 1, men: 6 }, [6, 6], 'castle-6'],
];
for (const [id, ranges, costs, force, defender, dice, castle] of ROWS)
  rule([id, 'WQ XI.B.TABLE'], `a battle rolled ${dice.join(' against ')} costs what the book says`, () => {
    const t = castle ? fought(force, defender, dice, castle, 'haven') : fought(force, defender, dice);
    const [battle] = battles(t);
    expect([battle.ranges, battle.costs]).toEqual([ranges, costs]);
  });

rule('WQ XI.B.4', 'a hero or sorcerer is one counter among the lost, a dragon one hit', () => {
  const t = fought({ men: 2, hero: true }, { seat: 1, men: 2, sorcerer: true }, [2, 2]);
  expect(t.offers(1)).toEqual(['lose 2 men', 'lose sorcerer 1 men']);
  t.picks(1, 'lose sorcerer 1 men');
  expect(t.truth('spaces.dewbury')).toMatchObject({ seat: 1, men: 1, sorcerer: false });
  t.picks(0, 'lose 2 men');
  expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 0, hero: true });
  const all = fought({ men: 1, hero: true }, { seat: 1, men: 1, sorcerer: true }, [2, 3]);
  expect([all.truth('spaces.dewbury.seat'), all.truth('players.1.sorcerer')]).toEqual([null, null]);
  expect([all.truth('spaces.red-dune.seat'), all.truth('players.0.pieces')]).toEqual([null, 2]);
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 3, hero: true }, dewbury: { orcs: 3 } };
  const missed = attacker({ spaces, dragon: 'dewbury' }, [5, 1]).picks(0, 'free campaign red-dune dragon', 'lose hero');
  expect([missed.truth('dragon'), missed.truth('spaces.red-dune.men')]).toEqual(['dewbury', 3]);
  expect(missed.events().some((e) => e.key === 'beaten')).toBe(false);
  const hit = attacker({ spaces, dragon: 'dewbury' }, [1, 1]).picks(0, 'free campaign red-dune dragon', 'lose 1 men');
  expect(hit.truth('dragon')).toBe(null);
});

rule('WQ XI.B.5.1', 'each player chooses which of his own counters he loses', () => {
  const t = fought({ men: 3, hero: true }, { seat: 1, men: 3, sorcerer: true }, [2, 1]);
  expect([t.asked(), t.at()]).toEqual([[1], 'losses.choose']);
  expect(t.refuses(0, 'lose 2 men').refused).toBe('not-asked');
  t.picks(1, 'lose 2 men');
  expect(t.truth('spaces.dewbury')).toMatchObject({ men: 1, sorcerer: true });
  expect([t.asked(), t.offers(0)]).toEqual([[0], ['lose 1 men', 'lose hero']]);
  t.picks(0, 'lose hero');
  expect(t.truth('spaces.red-dune')).toMatchObject({ men: 3, hero: false });
  const plain = fought({ men: 3 }, { seat: 1, men: 3 }, [2, 1]);
  expect([plain.at(), plain.truth('spaces.dewbury.men'), plain.truth('spaces.red-dune.men')]).toEqual([
    'campaign.order',
    1,
    2,
  ]);
});

rule('WQ XI.B.5.2', 'a hero lost in battle can be had again with the next reinforcements', () => {
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 1, hero: true }, dewbury: { orcs: 1 } };
  const t = attacker({ spaces }, [6, 1], {
    dice: { orcs: [6, 6], dragon: [3, 1], gobble: [1], wizard: [1, 1], first: [6, 6, 1, 1] },
  });
  t.picks(0, 'campaign red-dune dewbury', 'fight', 'lose hero');
  expect([t.truth('players.0.hero'), t.truth('players.0.pieces')]).toEqual([null, 3]);
  t.picks(0, 'stop', 'end turn').picks(1, 'go on', 'place 4 shardfell', 'end turn');
  t.picks(0, 'go on', 'place hero red-dune', 'place 2 red-dune');
  expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 3, hero: true });
});

rule('WQ R71', 'the defender settles his losses first, then the attacker, both as the dice fell', () => {
  const t = fought({ men: 4, hero: true }, { seat: 1, men: 3, hero: true }, [3, 2]);
  expect([t.asked(), t.offers(1)]).toEqual([[1], ['lose 3 men', 'lose hero 2 men']]);
  expect(t.truth('spaces.red-dune.men')).toBe(4);
  t.picks(1, 'lose 3 men');
  expect(t.truth('spaces.dewbury')).toMatchObject({ men: 0, hero: true });
  expect([t.asked(), t.offers(0)]).toEqual([[0], ['lose 2 men', 'lose hero 1 men']]);
  t.picks(0, 'lose 2 men');
  const lost = t.events().flatMap(({ key, args }) => (key === 'lost' ? [args] : []));
  expect(lost).toEqual([
    { owner: 1, space: 'dewbury', what: '3 men' },
    { owner: 0, space: 'red-dune', what: '2 men' },
  ]);
});

rule('WQ R71', 'nobody is asked who has no choice, and nobody loses who was not hit', () => {
  const losers = (force: Force, defender: Force, dice: number[]) =>
    fought(force, defender, dice)
      .events()
      .flatMap(({ key, args }) => (key === 'lost' ? [`${args?.owner}: ${args?.what}`] : []));
  expect(losers({ men: 4 }, { seat: 1, men: 2 }, [1, 6])).toEqual(['1: 1 men']);
  expect(losers({ men: 4 }, { seat: 1, men: 2 }, [6, 1])).toEqual(['0: 1 men']);
  expect(losers({ men: 4 }, { seat: 1, men: 3 }, [2, 3])).toEqual(['1: 2 men', '0: 3 men']);
  const all = fought({ men: 4 }, { seat: 1, men: 1, sorcerer: true }, [2, 6]);
  expect([all.at(), all.truth('spaces.dewbury.seat')]).toEqual(['campaign.capture', null]);
  const spaces = { ...FAR, 'red-dune': { seat: 0, men: 3, hero: true }, dewbury: { orcs: 3 } };
  const dragon = attacker({ spaces, dragon: 'dewbury' }, [3, 1]).picks(0, 'free campaign red-dune dragon');
  dragon.picks(0, 'lose 1 men');
  expect([dragon.truth('dragon'), dragon.truth('spaces.dewbury.orcs')]).toEqual([null, 3]);
});

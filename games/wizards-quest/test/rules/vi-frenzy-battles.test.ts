import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { campaignOdds, frenzyOdds } from '../../src/odds.js';
import { men, orcs } from '../../src/ranges.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

type Battle = { to: string; dice: number[]; ranges: number[]; costs: number[] };

/** The orc phase from the frenzy on, with Dewbury full of orcs; seat 0 also stands in Castle 1, out of the way. */
function frenzied(spaces: object, battle: number[], options: object = {}) {
  return marnon({
    seats: 2,
    options: { ...options },
    position: { spaces: { 'castle-1': { seat: 0 }, ...BAIT, dewbury: { orcs: 4 }, ...spaces } },
    begin: { proc: 'orc-frenzy' },
    dice: { ...CALM, battle },
  });
}
const battles = (t: ReturnType<typeof marnon>) => told(t, 'battle') as unknown as Battle[];
const targets = (t: ReturnType<typeof marnon>) => battles(t).map(({ to }) => to);

rule('WQ VI.B.5.e', 'what may be attacked is attacked, whatever the odds, and nobody is asked', () => {
  const t = frenzied({ 'hidden-hollow': { seat: 0, men: 30 } }, [1, 4]);
  expect(t.at()).toBe('petition.choose');
  expect(targets(t)).toEqual(['hidden-hollow']);
  expect(t.truth('spaces.hidden-hollow.men')).toBe(29);
  expect(targets(frenzied({ 'hidden-hollow': { orcs: 2 } }, []))).toEqual([]);
});

rule('WQ VI.B.5.f.1', 'exactly one orc moves into a beaten space', () => {
  const t = frenzied({ 'hidden-hollow': { seat: 0, men: 2 } }, [2, 6]);
  expect(told(t, 'frenzy.captured')).toEqual([{ from: 'dewbury', space: 'hidden-hollow' }]);
  expect([t.truth('spaces.dewbury.orcs'), t.truth('spaces.hidden-hollow.orcs')]).toEqual([3, 1]);
  const [first] = frenzyOdds(2, [{ defender: men(1), bonus: 0 }]);
  expect(first.captured).toBeCloseTo(10 / 36);
  const [, second] = frenzyOdds(3, [
    { defender: men(0, 'hero'), bonus: 0 },
    { defender: men(1), bonus: 0 },
  ]);
  expect(second.attacked).toBe(1);
});

rule('WQ VI.B.5.f.2', 'the last orc stays, and the beaten space is left unoccupied', () => {
  const t = frenzied({ 'hidden-hollow': { seat: 0, men: 3 }, 'red-dune': { seat: 0 } }, [3, 3]);
  expect(told(t, 'frenzy.captured')).toEqual([]);
  expect(targets(t)).toEqual(['hidden-hollow']);
  expect(told(t, 'orcs.placed')).toEqual([{ spaces: expect.arrayContaining(['hidden-hollow']) }]);
  expect(t.truth('spaces.dewbury.orcs')).toBe(1);
  const two = frenzied({ 'hidden-hollow': { seat: 0, men: 3 } }, [3, 2]);
  expect(told(two, 'frenzy.captured')).toEqual([{ from: 'dewbury', space: 'hidden-hollow' }]);
  expect(two.truth('spaces.dewbury.orcs')).toBe(1);
  const [odds] = frenzyOdds(2, [{ defender: men(1), bonus: 0 }]);
  expect(odds.emptied - odds.captured).toBeCloseTo(2 / 36);
});

rule('WQ VI.B.5.f.3', 'the next target is attacked while two orcs are left, not by one', () => {
  const spaces = { 'hidden-hollow': { seat: 0, men: 2 }, 'red-dune': { seat: 0 }, 'melting-sands': { seat: 0 } };
  const t = frenzied(spaces, [2, 1, 1, 6]);
  expect(targets(t)).toEqual(['hidden-hollow', 'red-dune']);
  expect(battles(t).map(({ ranges }) => ranges[0])).toEqual([4, 2]);
  expect(t.truth('spaces.dewbury.orcs')).toBe(1);
  expect(t.truth('spaces.melting-sands.men')).toBe(1);
  const odds = frenzyOdds(2, [
    { defender: men(1), bonus: 0 },
    { defender: men(1), bonus: 0 },
  ]);
  expect(odds.map(({ attacked }) => attacked)).toEqual([1, 0]);
  expect(frenzyOdds(1, [{ defender: men(1), bonus: 0 }])[0].attacked).toBe(0);
});

rule('WQ VI.B.6', 'a frenzy is fought as any battle, the defender adding for where he stands', () => {
  const spaces = { 'hidden-hollow': { seat: 0, men: 2 }, 'melting-sands': { seat: 0 } };
  const t = frenzied(spaces, [2, 6, 4, 3]);
  expect(battles(t)).toMatchObject([
    { to: 'hidden-hollow', dice: [2, 6], ranges: [4, 2], costs: [2, 0] },
    { to: 'melting-sands', dice: [4, 3], ranges: [3, 3], costs: [0, 3] },
  ]);
  expect(t.truth('spaces.melting-sands.men')).toBe(1);
});

rule('WQ R5', 'battle follows battle against one target before the next is looked at, and round once', () => {
  const spaces = { 'hidden-hollow': { seat: 0, men: 3 }, 'red-dune': { seat: 0 } };
  const t = frenzied(spaces, [1, 4, 1, 4, 1, 4, 1, 6]);
  expect(targets(t)).toEqual(['hidden-hollow', 'hidden-hollow', 'hidden-hollow', 'red-dune']);
  expect(t.truth('spaces.dewbury.orcs')).toBe(2);
  expect(told(t, 'frenzy')).toHaveLength(1);
  const odds = campaignOdds({ attacker: orcs(2), defender: men(1), bonus: 0, stopAt: 1 });
  const [frenzy] = frenzyOdds(2, [{ defender: men(1), bonus: 0 }]);
  expect(frenzy.defendersLeft).toEqual(odds.defendersLeft);
  expect(frenzyOdds(2, [{ defender: men(0, 'hero'), bonus: 0 }])[0].defendersLeft).toEqual([0, 1]);
});

rule('WQ R7', 'the option orcs-both-miss: with it the orcs pay for two misses, without it nobody does', () => {
  const dice = [5, 5, 3, 6, 1, 6];
  const spaces = { 'hidden-hollow': { seat: 0, men: 4 } };
  const on = frenzied(spaces, dice, { 'orcs-both-miss': true });
  expect(battles(on).map(({ ranges, costs }) => [ranges, costs])).toEqual([
    [
      [4, 4],
      [0, 1],
    ],
    [
      [3, 4],
      [3, 0],
    ],
    [
      [3, 1],
      [1, 0],
    ],
  ]);
  const off = frenzied(spaces, dice, { 'orcs-both-miss': false });
  expect(battles(off).map(({ ranges, costs }) => [ranges, costs])).toEqual([
    [
      [4, 4],
      [0, 0],
    ],
    [
      [4, 4],
      [3, 0],
    ],
    [
      [4, 1],
      [1, 0],
    ],
  ]);
  expect([on.truth('spaces.dewbury.orcs'), off.truth('spaces.dewbury.orcs')]).toEqual([2, 3]);
});

rule('WQ R7', 'a player who attacks pays for two misses either way', () => {
  const fought = (options: object) =>
    marnon({
      seats: 2,
      options: { ...options },
      position: { spaces: { dewbury: { seat: 0, men: 3 }, 'red-dune': { orcs: 2 }, britton: { seat: 1 } } },
      begin: { proc: 'campaign', vars: { seat: 0, from: 'dewbury', to: 'red-dune' } },
      dice: { battle: [5, 5] },
    }).picks(0, 'fight');
  expect(fought({}).truth('spaces.dewbury.men')).toBe(2);
  expect(fought({ 'orcs-both-miss': false }).truth('spaces.dewbury.men')).toBe(2);
  const { attackersLeft } = campaignOdds({ attacker: orcs(2), defender: men(1), bonus: 0, stopAt: 1 });
  expect(attackersLeft.map((p) => Math.round(p * 36))).toEqual([0, 26, 10]);
});

rule('WQ R50', 'the dice of orcs are thrown by the table, with those of the force they attack', () => {
  const t = frenzied({ 'hidden-hollow': { seat: 0, men: 2, sorcerer: true } }, [1, 4]);
  expect(battles(t)).toMatchObject([{ dice: [1, 4], ranges: [4, 4], costs: [1, 4] }]);
  expect([t.asked(), t.offers(0)]).toEqual([[0], ['lose 1 men', 'lose sorcerer']]);
  t.picks(0, 'lose sorcerer');
  expect(t.truth('spaces.hidden-hollow')).toMatchObject({ men: 2, sorcerer: false });
  expect(t.at()).toBe('petition.choose');
  expect(t.board.inBattle).toBe(false);
});

rule('WQ R80', 'only spaces full when the frenzy begins join it', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        'castle-1': { seat: 0 },
        ...BAIT,
        dewbury: { orcs: 3 },
        'red-dune': { seat: 0 },
        'hidden-hollow': { seat: 0 },
      },
    },
    begin: { proc: 'orcs' },
    dice: { ...CALM, orcs: [1, 2], battle: [1, 6, 1, 6] },
  });
  expect(told(t, 'frenzy')).toEqual([{ space: 'dewbury' }]);
  expect(targets(t)).toEqual(['hidden-hollow', 'red-dune']);
  expect(['dewbury', 'hidden-hollow', 'red-dune'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([2, 1, 1]);
});

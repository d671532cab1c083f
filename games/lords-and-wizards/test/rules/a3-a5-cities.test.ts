import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CITIES, isWater, NEIGHBOURS, SITES } from '../../src/index.js';
import { told } from '../stage.js';
import { world } from '../table.js';

type Dice = Record<string, number[]>;
const options = { advanced: true };

/** Seat 0 in the investigation of legends, its Lord north of Hell. */
function beside(more: Record<string, object> = {}, dice: Dice = {}, lord: object = {}) {
  const players = { 0: { gold: 50, lord: { at: '1606', ...lord }, wizard: null }, ...more.players };
  const position = { turn: 3, ...more, players, sites: { hell: {}, ...more.sites } };
  const begin = { proc: 'investigation', vars: { seat: 0 } };
  return world({ seats: 2, options, position, begin, dice, moreDice: 'seed' });
}
const bargains = (t: ReturnType<typeof beside>, seat = 0) => t.offers(seat).filter((o) => o.startsWith('bargain'));

rule(['LW A3/1', 'LW A3a/2'], 'after movement a leader beside a city may bargain, or not', () => {
  const t = beside();
  expect(t.at()).toBe('investigation.choose');
  expect(t.offers(0)).toEqual(['go on', 'scout hell', 'bargain hell lord']);
  const far = beside({}, {}, { at: '1605' });
  expect(far.at()).not.toBe('investigation.choose');
});

rule('LW A3a/1', 'units alone cannot bargain', () => {
  const t = beside({ hexes: { 1606: { seat: 0, units: { bowmen: 1 } } } }, {}, { at: '3125' });
  expect(t.refuses(0, 'bargain hell lord')).toMatchObject({ rule: 'LW A3a/1' });
});

rule('LW A3/2', 'with a monster there is no bargain, and only who tried knows why', () => {
  const t = beside({ sites: { hell: { legend: 'monster-a' } } }, { defence: [1] });
  t.picks(0, 'bargain hell lord');
  expect(told(t, 'bargain')).toEqual([]);
  expect(t.sees(0, 'sites.hell.legend')).toBe('monster-a');
  expect(t.sees(1, 'sites.hell.legend')).toBe('unknown');
  expect(bargains(beside({ sites: { hell: { legend: 'monster-a', shown: true } } }))).toEqual([]);
});

rule(['LW A3a/3', 'LW A3a/4', 'LW A3a.2/1'], 'city defence is rolled first, then the die in the level’s column', () => {
  const t = beside({}, { defence: [2], bargain: [4] }, { level: 4 });
  t.picks(0, 'bargain hell lord');
  expect(told(t, 'city-defence')).toEqual([{ site: 'hell', die: 2, strength: 10 }]);
  expect(told(t, 'bargain')).toMatchObject([{ level: 4, die: 4, result: '1' }]);
  expect(t.truth('players.0.gold')).toBe(40);
  expect(told(t, 'battle')).toEqual([]);
});

rule('LW A3a/3', 'a defence that is known is not rolled again', () => {
  const t = beside({ sites: { hell: { open: false, defence: 20 } } }, { bargain: [4] }, { level: 4 });
  t.picks(0, 'bargain hell lord');
  expect(told(t, 'city-defence')).toEqual([]);
  expect(t.truth('players.0.gold')).toBe(30);
});

rule(['LW A3a.1/1', 'LW A3a.1/2'], 'on a 1 he controls it and may enter, and its defenders are his', () => {
  const t = beside({}, { defence: [2], bargain: [1] });
  t.picks(0, 'bargain hell lord', 'enter 1 lord');
  expect(t.truth('sites.hell')).toMatchObject({ control: 0, open: true, defence: 10 });
  expect(t.truth('hexes.1607')).toMatchObject({ seat: 0, units: { lord: 1, 'cd-4': 2, 'cd-2': 1 } });
  expect(t.computed('countable', { seat: 0 })).toBe(3);
});

rule('LW A2b/1', 'those who joined are the garrison when their city rebels', () => {
  const position = { turn: 2, sites: { hell: { control: 0, defence: 15 } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'hell' } };
  const t = world({ seats: 2, options, position, begin, dice: { rebellion: [1] }, moreDice: 'seed' });
  expect(told(t, 'battle')[0]).toMatchObject({ attacker: 0, defender: 13, attackers: 5, defenders: 2 });
});

rule('LW A3a.1/3', 'a city won in an income turn pays in it, and can be over-taxed', () => {
  const t = beside({ turn: 2 as never }, { defence: [2], bargain: [1], attrition: [6] });
  t.picks(0, 'bargain hell lord', 'enter 1 lord');
  if (t.at() === 'investigation.choose') t.picks(0, 'go on');
  while (t.at() !== 'taxing.choose') t.picks(0, t.offers(0)[0] as string);
  expect(t.offers(0)).toContain('double hell');
  t.picks(0, 'no more');
  expect(told(t, 'income')).toEqual([{ seat: 0, gold: 10 }]);
});

rule('LW A3a.2/2', 'those who are paid disappear', () => {
  const t = beside({}, { defence: [2], bargain: [5] }, { level: 1 });
  t.picks(0, 'bargain hell lord');
  expect(t.truth('sites.hell')).toMatchObject({ control: 0, defence: 0 });
  expect(t.truth('players.0.gold')).toBe(40);
  expect(t.board.pool).toEqual([30, 8, 8]);
});

rule(['LW A3a.3', 'LW A3b/5'], 'a 6 ends it for that player for good, and for nobody else', () => {
  const players = { 1: { lord: { at: '1608' } } };
  const t = beside({ players }, { defence: [2], bargain: [6] });
  t.picks(0, 'bargain hell lord');
  expect(t.truth('sites.hell')).toMatchObject({ control: null, noDeal: [0] });
  while (!(t.at() === 'investigation.choose' && t.asked()[0] === 1)) {
    const [seat] = t.asked() as [number];
    const offers = t.offers(seat);
    t.picks(seat, (offers.find((o) => o.startsWith('end') || o === 'go on') ?? offers[0]) as string);
  }
  expect(bargains(t, 1)).toEqual(['bargain hell lord']);
});

rule(['LW A3b/1', 'LW A3b/2'], 'once a turn for a leader, and no attack on that city afterwards', () => {
  const hexes = { 1606: { seat: 0, units: { troll: 2 } } };
  const players = { 0: { gold: 0, lord: { at: '1606' }, wizard: { at: '1310' } } };
  const t = beside({ hexes, players }, { defence: [2], bargain: [2] });
  expect(t.offers(0)).toContain('attack hell');
  expect(bargains(t)).toEqual(['bargain hell lord', 'bargain gelken wizard']);
  t.picks(0, 'bargain hell lord');
  expect(bargains(t)).toEqual(['bargain gelken wizard']);
  expect(t.refuses(0, 'attack hell')).toMatchObject({ rule: 'LW A3b/2' });
});

rule('LW A3b/1', 'no hex of the land touches two cities, and with its one city a leader bargains once', () => {
  const touched = SITES.slice(0, CITIES).flatMap(({ hex }) =>
    [0, 1, 2, 3, 4, 5].map((side) => NEIGHBOURS[hex * 6 + side] as number).filter((one) => one >= 0 && !isWater(one)),
  );
  expect(new Set(touched).size).toBe(touched.length);
  const players = { 0: { gold: 0, lord: { at: '1606' }, wizard: { at: '1310' } } };
  const t = beside({ players }, { defence: [6], bargain: [2] });
  t.picks(0, 'bargain hell lord');
  expect(t.refuses(0, 'bargain hell lord')).toMatchObject({ rule: 'LW A3b/1' });
  expect(t.refuses(0, 'bargain hell wizard')).toMatchObject({ rule: 'LW A3b/3' });
});

rule('LW A3b/3', 'not on the next turn either, when he may attack; on the one after he may again', () => {
  const hexes = { 1606: { seat: 0, units: { troll: 1 } } };
  const t = beside(
    { hexes, players: { 0: { gold: 0, lord: { at: '1606' }, wizard: null } } },
    { defence: [6], bargain: [2] },
  );
  t.picks(0, 'bargain hell lord');
  expect(told(t, 'bargain-failed')).toMatchObject([{ price: 60 }]);
  const until = (turn: number) => {
    while (!(t.at() === 'investigation.choose' && t.truth('turn') === turn)) {
      const [seat] = t.asked() as [number];
      const offers = t.offers(seat);
      t.picks(seat, (offers.find((o) => /^(end|go on|no more|done)/.test(o)) ?? offers[0]) as string);
    }
  };
  until(4);
  expect(t.offers(0)).toEqual(['go on', 'attack hell']);
  until(5);
  expect(bargains(t)).toEqual(['bargain hell lord']);
});

rule('LW A3b/4', 'of two leaders the higher one bargains', () => {
  const players = { 0: { gold: 50, lord: { at: '1606', level: 2 }, wizard: { at: '1606', level: 3 } } };
  expect(bargains(beside({ players }))).toEqual(['bargain hell wizard']);
});

rule(['LW A4', 'LW TABLE.TERRITORIAL'], 'Elves, Orcs and Dwarves only in their four cities each, Men anywhere', () => {
  const hire = (alignment: string, site: string) => {
    const position = { turn: 3, players: { 0: { alignment, gold: 90 } }, sites: { [site]: { control: 0 } } };
    const t = world({ seats: 2, options, position, begin: { proc: 'hiring', vars: { seat: 0 } } });
    t.picks(0, `hire ${site}`);
    return t;
  };
  const homes = {
    order: ['bowelves', 'asgarth', 'gesmarth', 'staberstar', 'tenmor'],
    chaos: ['igrash', 'bork', 'mukten', 'xlmek', 'zestrad'],
    neutral: ['dwarvish-light-infantry', 'adenburg', 'egmar', 'illbridge', 'welkton'],
  };
  for (const [alignment, [unit, ...sites]] of Object.entries(homes)) {
    for (const site of sites) expect(hire(alignment, site).offers(0)).toContain(`raise 1 ${unit}`);
    expect(hire(alignment, 'hell').refuses(0, `raise 1 ${unit}`)).toMatchObject({ rule: 'LW A4' });
    expect(hire(alignment, 'hell').offers(0)).toContain('raise 1 bowmen');
  }
});

const SCOUT = { hexes: { 1606: { seat: 0, units: { bowmen: 1 } } }, sites: { hell: { legend: 'monster-a' } } };
const scouting = (die: number) => beside(SCOUT, { scout: [die], defence: [2] }, { at: '3125' });

rule(['LW A5/1', 'LW A5a'], 'on a 1 a scout places the defence openly and alone knows the legend', () => {
  const t = scouting(1);
  t.picks(0, 'scout hell');
  expect(told(t, 'city-defence')).toEqual([{ site: 'hell', die: 2, strength: 10 }]);
  expect([t.sees(0, 'sites.hell.legend'), t.sees(1, 'sites.hell.legend')]).toEqual(['monster-a', 'unknown']);
  const blind = scouting(2);
  blind.picks(0, 'scout hell');
  expect(blind.sees(0, 'sites.hell.legend')).toBe('unknown');
  expect(told(blind, 'city-defence')).toEqual([]);
});

rule(['LW A5a', 'LW AMB-101'], 'who had seen a legend hears it named again, the others never', () => {
  const t = beside({ ...SCOUT, sites: { hell: { legend: 'monster-a', knownBy: [1] } } }, { scout: [1], defence: [2] });
  t.picks(0, 'scout hell');
  const heardBy = (seat: number | null) => t.heard(seat).find((event) => event.key === 'scouted')?.args;
  expect([heardBy(0), heardBy(1)]).toMatchObject([{ legend: 'monster-a' }, { legend: 'monster-a' }]);
  expect(heardBy(null)).not.toHaveProperty('legend');
});

rule(['LW A5/2', 'LW A5/3'], 'one roll a turn, and no attack in the same turn', () => {
  const t = scouting(2);
  t.picks(0, 'scout hell');
  expect(t.truth('spared')).toEqual(['hell']);
  const two = beside({ ...SCOUT, hexes: { 1606: { seat: 0, units: { bowmen: 1, lord: 1 } } } }, { scout: [2] });
  two.picks(0, 'scout hell');
  expect(two.refuses(0, 'scout hell')).toMatchObject({ rule: 'LW A5/2' });
  expect(two.refuses(0, 'attack hell')).toMatchObject({ rule: 'LW A5/3' });
});

rule('LW A5/4', 'a monster that is scouted does not strike', () => {
  const t = scouting(1);
  t.picks(0, 'scout hell');
  while (t.asked()[0] === 0) t.picks(0, t.offers(0)[0] as string);
  expect(told(t, 'sortie')).toEqual([]);
  expect(told(t, 'battle')).toEqual([]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { playOut, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
const NORTH = '1606';

/** An attack from the north upon Hell, which nobody has conquered. */
function against(units: Units, legend: string | null, dice: Record<string, number[]>, more: object = {}) {
  const { players = {}, options = {} } = more as { players?: object; options?: object };
  const position = { players, hexes: { [NORTH]: { seat: 0, units } }, sites: { hell: legend ? { legend } : {} } };
  const begin = { proc: 'investigation', vars: { seat: 0 } };
  return world({ seats: 2, options, position: position, begin, dice, moreDice: 'seed' });
}
const regular = (t: ReturnType<typeof against>) => told(t, 'regular')[0];

rule(['LW B10/1', 'LW B10/2', 'LW PRS.II'], 'an attack shows the legend to all, then the city defence', () => {
  const t = against({ troll: 5 }, 'swords-of-chaos', { defence: [2] });
  expect(t.sees(1, 'sites.hell.legend')).toBe('unknown');
  t.picks(0, 'attack hell');
  expect(told(t, 'legend')).toEqual([{ site: 'hell', legend: 'swords-of-chaos' }]);
  expect(told(t, 'city-defence')).toEqual([{ site: 'hell', die: 2, strength: 10 }]);
});

rule(['LW B10/3', 'LW AMB-033', 'LW AMB-136'], 'all who can must attack it', () => {
  const t = against({ troll: 5, bowmen: 2 }, null, { defence: [6], combat: [1] });
  t.picks(0, 'attack hell');
  expect(told(t, 'battle')).toMatchObject([{ attackers: 7, defenders: 8 }]);
});

rule(['LW B10a', 'LW B10a.1', 'LW B10a.2/1'], 'a die times the GT status, in the largest counters', () => {
  const t = against({ troll: 1 }, null, { defence: [3] });
  t.picks(0, 'attack hell');
  expect(told(t, 'city-defence')).toEqual([{ site: 'hell', die: 3, strength: 15 }]);
  expect(told(t, 'battle')).toMatchObject([{ defenders: 5 }]);
});

rule(['LW B10a.2/2', 'LW AMB-048'], 'when fours run out twos stand in, and what is missing is missing', () => {
  // 144 points in all, of which four cities take 136.
  const sites = { asgarth: 36, osgarth: 36, wasserton: 36, zanavill: 28 };
  const position = {
    sites: Object.fromEntries(Object.entries(sites).map(([id, defence]) => [id, { defence }])),
    hexes: { 1606: { seat: 0, units: { bowmen: 1 } } },
  };
  const begin = { proc: 'investigation', vars: { seat: 0 } };
  const t = world({ seats: 2, position, begin, dice: { defence: [6] }, moreDice: 'seed' });
  t.picks(0, 'attack hell');
  expect(told(t, 'city-defence')).toEqual([{ site: 'hell', die: 6, strength: 8 }]);
});

rule(['LW B10b', 'LW B10d'], 'city defence never leaves, and the weakest fall first', () => {
  const t = against({ troll: 5 }, null, { defence: [3], combat: [3] });
  t.picks(0, 'attack hell');
  expect(told(t, 'lost').at(-1)).toMatchObject({ owner: 12, units: ['cd-1', 'cd-2', 'cd-4'] });
  expect(t.at()).toBe('withdrawal.attacker');
});

rule(['LW B10e/1', 'LW B10e/2', 'LW AMB-031'], 'a monster defends with them, without the city bonus', () => {
  const t = against({ troll: 5 }, 'monster-a', { defence: [1], combat: [1] });
  t.picks(0, 'attack hell');
  expect(regular(t)).toMatchObject({ differential: 40 - (5 + 2 + 12), shift: -1 });
});

rule('LW AMB-031', 'with only the monster left the shift is gone', () => {
  const t = against({ troll: 5 }, 'monster-s', { defence: [1], combat: [2, 1] });
  t.picks(0, 'attack hell');
  playOut(t, 'losses.choose');
  t.picks(0, 'fight on');
  expect(told(t, 'regular')[1]).toMatchObject({ shift: 0 });
});

rule(['LW B10f/1', 'LW B10f/2', 'LW B21/2'], 'an item is his whose Lord took part, when all defenders are gone', () => {
  const t = against(
    { 'golden-dragon': 5 },
    'horns-of-chaos',
    { defence: [1], lords: [3], combat: [6], identify: [4] },
    { players: { 0: { lord: { at: NORTH } } } },
  );
  t.picks(0, 'attack hell', 'no lord combat');
  expect(t.truth('players.0.lord.items')).toEqual(['horn-of-kill']);
});

rule(['LW B10g', 'LW B10c'], 'a blank is gone, and the city defence fights on', () => {
  const t = against({ troll: 5 }, 'blank-1', { defence: [2], combat: [1] });
  t.picks(0, 'attack hell');
  expect(t.truth('sites.hell.legend')).toBeNull();
  expect(told(t, 'battle')).toHaveLength(1);
});

rule(
  ['LW B10h/1', 'LW B10h/2', 'LW TABLE.MONSTERS/1'],
  'a leader among the legends: a die for Lord or Wizard, a die for his level',
  () => {
    const t = against({ troll: 5 }, 'monster-c', { defence: [2], local: [5, 4], wizards: [3] });
    t.picks(0, 'attack hell');
    expect(told(t, 'local-leader')).toEqual([{ site: 'hell', leader: 'wizard', level: 4 }]);
    expect(told(t, 'duel')[0]).toMatchObject({ as: 'wizard', levels: [0, 4] });
  },
);

rule('LW AMB-032', 'a second attack finds what the first left', () => {
  const t = against({ troll: 5 }, null, { defence: [3], combat: [3], withdrawal: [1] });
  t.picks(0, 'attack hell', 'withdraw', 'to 1605', 'halt');
  expect(t.truth('sites.hell.defence')).toBe(8);
  expect(t.truth('sites.hell.open')).toBe(false);
});

rule('LW AMB-114', 'of two Trolls one falls at a time, after the city defence', () => {
  const t = against({ 'golden-dragon': 4 }, 'monster-e', { defence: [1], combat: [3] });
  t.picks(0, 'attack hell');
  expect(told(t, 'lost').at(-1)).toMatchObject({ units: ['cd-1', 'cd-4', 'troll'] });
});

rule('LW AMB-160', 'both sides gone at once: the city is open and nobody’s', () => {
  const t = against({ bowmen: 1 }, null, { defence: [1], combat: [4] });
  t.picks(0, 'attack hell');
  expect(told(t, 'battle-over')).toHaveLength(1);
});

rule('LW AMB-029', 'a ruin without a monster is explored at once', () => {
  const position = {
    players: { 0: { lord: { at: '1514' } } },
    hexes: { 1514: { seat: 0, units: { bowmen: 1 } } },
    sites: { 'rosenberg-ruins': { legend: 'robes-of-neutral' } },
  };
  const t = world({ seats: 2, position, begin: { proc: 'investigation', vars: { seat: 0 } }, dice: { identify: [2] } });
  t.picks(0, 'attack rosenberg-ruins');
  expect(t.truth('players.0.lord.items')).toEqual(['hat-of-magicbane']);
  expect(t.truth('sites.rosenberg-ruins.open')).toBe(true);
});

rule(['LW B12/1', 'LW B21b', 'LW B21b.1'], 'what is found is open to all, and never found twice', () => {
  const position = {
    players: { 0: { wizard: { items: ['wand-of-fireballs'] }, lord: { at: '1514' } } },
    hexes: { 1514: { seat: 0, units: { bowmen: 1 } } },
    sites: { 'rosenberg-ruins': { legend: 'magic-1' } },
  };
  const t = world({
    seats: 2,
    position,
    begin: { proc: 'investigation', vars: { seat: 0 } },
    dice: { identify: [1, 3] },
  });
  t.picks(0, 'attack rosenberg-ruins');
  expect(t.sees(1, 'players.0.lord.items')).toEqual(['crystal-ball']);
});

rule(['LW TABLE.MONSTERS/2', 'LW AMB-137'], 'no monster falls to magic', () => {
  const wizard = { at: NORTH, items: ['wand-of-fireballs'] };
  const t = against({ troll: 5 }, 'monster-f', { defence: [1], item: [1, 1] }, { players: { 0: { wizard } } });
  t.picks(0, 'attack hell', 'use wand-of-fireballs');
  expect(told(t, 'struck')).toEqual([{ side: 'defender', n: 2 }]);
  expect(t.truth('battle.defenders')).toEqual(['balrog']);
});

rule('LW TABLE.MONSTERS/3', 'Dragons among them obey a scroll', () => {
  const lord = { at: NORTH, items: ['scroll-of-red-dragon-control'] };
  const t = against({ troll: 5 }, 'monster-b', { defence: [1] }, { players: { 0: { lord } } });
  t.picks(0, 'attack hell');
  expect(t.offers(0)).toContain('use scroll-of-red-dragon-control on red-dragon');
});

/** Trolls beside Hell, where Rex lies open among the defence, fight others to the north; then combat is over. */
function besideRex(trolls: number, options: object) {
  const hexes = { [NORTH]: { seat: 0, units: { troll: trolls } }, 1605: { seat: 1, units: { bowmen: 1 } } };
  const hell = { open: false, legend: 'monster-s', shown: true, defence: 5 };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({
    seats: 2,
    options,
    position: { turn: 3, hexes, sites: { hell } },
    begin,
    dice: { combat: [6, 3] },
  });
  t.picks(0, 'attack 1605', 'all');
  return t;
}

rule(
  ['LW B22/2', 'LW B10e/3', 'LW AMB-034'],
  'in the Advanced game a monster strikes at those who fought beside its city, if they are no stronger',
  () => {
    const struck = besideRex(3, { advanced: true });
    expect(told(struck, 'sortie')).toMatchObject([{ site: 'hell' }]);
    expect(told(struck, 'regular')[1]).toMatchObject({ differential: 15 + 5 - 3 * 6 });
    expect(told(besideRex(4, { advanced: true }), 'sortie')).toEqual([]);
    expect(told(besideRex(3, {}), 'sortie')).toEqual([]);
  },
);

rule('LW AMB-117', 'the Wraiths of Zene attack nobody', () => {
  const position = {
    hexes: { [NORTH]: { seat: 0, units: { bowmen: 1 } } },
    sites: { hell: { legend: 'monster-r', shown: true, defence: 20 } },
  };
  const t = world({ seats: 2, options: { advanced: true }, position, begin: { proc: 'sorties', vars: { seat: 0 } } });
  expect(told(t, 'sortie')).toEqual([]);
});

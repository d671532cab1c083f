import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Where a rule just holds, and where it just does not.
const { middle, north, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });

rule(['LW O2a', 'LW AMB-141'], 'battle fleets cost ten in upkeep, transports and Ents nothing', () => {
  const cost = (fleets: object[]) => {
    const position = { turn: 6, hexes: { [middle]: { seat: 0, units: { troll: 1 } } }, fleets };
    return begun('movement', { options: { upkeep: true }, position }).computed('upkeep', { seat: 0 });
  };
  expect(cost([])).toBe(5);
  expect(cost([{ seat: 0, place: '0101', kind: 'battle-fleet' }])).toBe(15);
  expect(cost([{ seat: 0, place: '0101', aboard: { ent: 1 } }])).toBe(5);
  expect(cost([{ seat: 1, place: '0101', kind: 'battle-fleet' }])).toBe(5);
});

rule(['LW B20a/1', 'LW AMB-057'], 'an item serves its own alignment, MAGIC every Wizard', () => {
  const usable = (alignment: string, item: string) => {
    const players = { 0: { alignment, wizard: { at: north, items: [item] } } };
    const hexes = { [north]: { seat: 0, units: { ent: 2 } }, [middle]: { seat: 1, units: { ent: 2 } } };
    const t = begun('combat', { position: { turn: 3, players, hexes } });
    attack(t, 0, middle);
    return t.at() === 'magic.choose';
  };
  const all = ['order', 'neutral', 'chaos'];
  expect(all.map((alignment) => usable(alignment, 'sword-of-ice'))).toEqual([true, false, false]);
  expect(all.map((alignment) => usable(alignment, 'horn-of-fear'))).toEqual([false, false, true]);
  expect(all.map((alignment) => usable(alignment, 'wand-of-fireballs'))).toEqual([true, true, true]);
});

rule(['LW B21/2', 'LW B21b.1'], 'what was found a moment ago is not found again', () => {
  const hexes = { 1514: { seat: 0, units: { bowmen: 1 } }, 1606: { seat: 0, units: { troll: 9 } } };
  const sites = { 'rosenberg-ruins': { legend: 'magic-1' }, hell: { legend: 'magic-2' } };
  const dice = { identify: [1, 1, 3], defence: [1], combat: [6] };
  const t = begun('investigation', { position: { turn: 3, hexes, sites }, dice });
  t.picks(0, 'attack rosenberg-ruins', 'attack hell');
  while (t.at() === 'combat.choose') t.picks(0, t.offers(0)[0] as string);
  const found = told(t, 'identified').map((one) => (one as { item: string }).item);
  expect(found).toEqual(['wand-of-fireballs', 'crystal-ball']);
});

rule('LW A6d/1', 'a ferry over a black line needs a GT for each, and no enemy beyond', () => {
  const ferries = (gold: number, more: object = {}) => {
    const hexes = { '0418': { seat: 0, units: { bowmen: 3 } }, ...more };
    const position = { turn: 3, players: { 0: { gold } }, hexes };
    const t = begun('movement', { options: { advanced: true }, position });
    t.picks(0, 'move 0418', 'all');
    return t.offers(0).includes('ferry 0518');
  };
  expect([ferries(3), ferries(2)]).toEqual([true, false]);
  expect(ferries(9, { '0518': { seat: 1, units: { bowmen: 1 } } })).toBe(false);
});

rule(['LW B5a.3/3', 'LW AMB-134'], 'with capture a player whose leader is due is not out', () => {
  const players = { 1: { lord: { at: middle }, wizard: null } };
  const hexes = { [north]: { seat: 0, units: { troll: 1 } }, [south]: { seat: 1, units: { bowmen: 1 } } };
  const fallen = (options: object) => {
    const t = begun('combat', { options, position: { turn: 3, players, hexes } });
    attack(t, 0, middle);
    if (t.at() === 'capture.choose') t.picks(0, 'kill');
    return [told(t, 'out').length, t.result?.winners ?? null, count(t, 1, south, 'bowmen')];
  };
  expect(fallen({})).toEqual([1, [0], 0]);
  expect(fallen({ capture: true })).toEqual([0, null, 1]);
});

rule(['LW B10/3', 'LW AMB-136'], 'combat does not end while a declared attack or a siege is to be fought', () => {
  const hexes = {
    1607: { seat: 0, units: { ent: 2 }, inside: { seat: 1, units: { bowmen: 1 } } },
    [north]: { seat: 0, units: { ent: 2 } },
    [middle]: { seat: 1, units: { ent: 2 } },
  };
  const players = { 0: { gold: 3 }, 1: { gold: 0 } };
  const base = { turn: 3, players, hexes, castles: ['1607'], sites: { hell: { control: 0 } } };
  const held = [{ besieger: 0, besieged: 1, hex: '1607', castle: true }];
  const options = { siege: true };
  expect(begun('combat', { options, position: { ...base, sieges: held } }).offers(0)).not.toContain('end combat');
  expect(begun('combat', { options, position: base }).offers(0)).toContain('end combat');
  const theirs = begun('combat', { options, position: { ...base, sieges: held } }, 1);
  expect(theirs.offers(1)).toContain('end combat');
});

rule('LW B13a.1/1', 'who must be found is not raised like others, who need not be is', () => {
  const t = begun('hiring', { position: { turn: 3, players: { 0: { alignment: 'order', gold: 99 } } } });
  t.picks(0, 'hire lavidian');
  const raised = new Set(t.offers(0).map((pick) => pick.split(' ')[2]));
  expect(raised.has('bowmen') && raised.has('elvish-infantry')).toBe(true);
  expect(['ent', 'roc', 'golden-dragon', 'silver-dragon'].filter((kind) => raised.has(kind))).toEqual([]);
  expect(t.refuses(0, 'raise 1 ent')).toMatchObject({ rule: 'LW B13a.1/1' });
});

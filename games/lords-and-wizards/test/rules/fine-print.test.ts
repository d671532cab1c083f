import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, march, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Where two rules meet: castles, swamps, villages, and who has what was found or left behind.
const { middle, north, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const HELL = '1607';
const [HELL_NORTH, HELL_SOUTH] = ['1606', '1608'];

rule(['LW B10f/2', 'LW AMB-131'], 'of two leaders who took a city its player says who has the item', () => {
  const players = { 0: { lord: { at: HELL_NORTH }, wizard: { at: HELL_NORTH } } };
  const hexes = { [HELL_NORTH]: { seat: 0, units: { 'heavy-horse': 9 } } };
  const sites = { hell: { legend: 'swords-of-order' } };
  const dice = { defence: [1], combat: [6], identify: [1] };
  const t = begun('investigation', { position: { players, hexes, sites }, dice });
  t.picks(0, 'attack hell', 'go on', 'no lord combat', 'no wizard combat');
  expect(t.offers(0)).toEqual([`to lord ${HELL_NORTH}`, `to wizard ${HELL_NORTH}`]);
  t.picks(0, `to wizard ${HELL_NORTH}`);
  expect(t.truth('players.0.wizard.items')).toEqual(['sword-of-ice']);
  expect(told(t, 'item-gained')).toEqual([{ seat: 0, item: 'sword-of-ice', by: 'wizard' }]);
});

rule(['LW AMB-029', 'LW AMB-131'], 'what lies in a ruin is his of several finders whom their player names', () => {
  const hexes = { 1514: { seat: 0, units: { bowmen: 1 } }, 1614: { seat: 0, units: { 'heavy-horse': 1 } } };
  const sites = { 'rosenberg-ruins': { legend: 'ring-of-power-of-order' } };
  const t = begun('investigation', { position: { hexes, sites } });
  t.picks(0, 'attack rosenberg-ruins', 'to heavy-horse 1614');
  expect(t.truth('hexes.1614.bearers')).toEqual({ 'heavy-horse': ['ring-of-power-of-order'] });
});

rule(['LW TABLE.TEC/2', 'LW AMB-104'], 'horse does not advance into a swamp that others left', () => {
  const hexes = {
    1718: { seat: 0, units: { 'heavy-horse': 3, 'heavy-infantry': 1 } },
    1818: { seat: 1, units: { 'heavy-infantry': 3 } },
  };
  const dice = { combat: [3], withdrawal: [1] };
  const t = begun('combat', { position: { hexes }, dice });
  attack(t, 0, '1818');
  while (t.at() === 'losses.choose') t.picks(0, 'lose heavy-horse');
  t.picks(0, 'fight on').picks(1, 'withdraw', 'to 1819', 'halt');
  expect(t.offers(0)).toEqual(['stay', 'advance 1 heavy-infantry']);
});

rule(['LW AMB-011', 'LW AMB-028'], 'a village is not won with its last defender, but by who stops in it', () => {
  const hexes = { 3323: { seat: 0, units: { 'heavy-horse': 4 } }, 3324: { seat: 1, units: { bowmen: 1 } } };
  const t = begun('combat', { position: { hexes }, dice: { combat: [6] } });
  attack(t, 0, '3324');
  expect(t.truth('hexes.3324')).toBeUndefined();
  expect(t.truth('sites.village-j.control')).toBe(1);
});

rule('LW B8a.2.2', 'those in a castle and those in its city are one stack, which attacks one target', () => {
  const hexes = {
    [HELL]: { seat: 0, units: { 'heavy-horse': 4 }, inside: { seat: 0, units: { 'heavy-horse': 4 } } },
    [HELL_NORTH]: { seat: 1, units: { bowmen: 1 } },
    [HELL_SOUTH]: { seat: 1, units: { bowmen: 1 } },
  };
  const t = begun('combat', { position: { hexes, sites: { hell: { control: 0 } } }, dice: { combat: [6] } });
  t.picks(0, `attack ${HELL_NORTH}`, `join 4 heavy-horse inside from ${HELL}`, 'fight');
  expect(told(t, 'battle')).toHaveLength(1);
  expect(t.at()).toBe('hiring.choose');
});

/** Seat 0 attacks city and castle of Hell together, with units of seat 1 in both. */
function stormed() {
  const hexes = {
    [HELL_NORTH]: { seat: 0, units: { 'heavy-horse': 6 } },
    [HELL]: { seat: 1, units: { 'heavy-infantry': 3 }, inside: { seat: 1, units: { 'heavy-infantry': 2 } } },
  };
  const sites = { hell: { control: 1 } };
  const t = begun('combat', { position: { hexes, sites }, dice: { combat: [3], withdrawal: [1] } });
  attack(t, 0, 'whole hell');
  while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
  t.picks(0, 'fight on').picks(1, 'withdraw');
  return t;
}

rule(
  ['LW B9h/3', 'LW AMB-166'],
  'under an attack on both, the city withdraws out of the hex and the castle stays',
  () => {
    const t = stormed();
    expect(t.at()).toBe('retreat.step');
    t.picks(1, `to ${HELL_SOUTH}`, 'halt').picks(0, 'advance all');
    expect(t.truth(`hexes.${HELL}.inside.seat`)).toBe(1);
    expect([t.truth(`hexes.${HELL}.seat`), t.truth('sites.hell.control')]).toEqual([0, 0]);
  },
);

/** City and castle of Hell fight, and a Horn of Panic sounds against the attackers. */
function panicked(attackers: 'city' | 'castle') {
  const [city, castle] = attackers === 'city' ? [0, 1] : [1, 0];
  const hexes = {
    [HELL]: { seat: city, units: { 'heavy-horse': 4 }, inside: { seat: castle, units: { 'heavy-horse': 4 } } },
  };
  const lord = { at: HELL, inside: attackers === 'city', items: ['horn-of-panic'] };
  const position = { hexes, players: { 1: { lord } }, sites: { hell: { control: city } } };
  const t = begun('combat', { position, dice: { item: [1], lords: [3], combat: [3] } });
  attack(t, 0, attackers === 'city' ? 'castle hell' : 'city hell');
  t.picks(1, 'use horn-of-panic');
  return t;
}

rule('LW AMB-167', 'a Horn of Panic drives those who attack a castle out of its city', () => {
  const t = panicked('city');
  expect(t.at()).toBe('retreat.step');
  t.picks(0, `to ${HELL_SOUTH}`, 'halt');
  expect(t.truth(`hexes.${HELL_SOUTH}.seat`)).toBe(0);
  expect(t.truth('sites.hell.control')).toBe(1);
});

rule('LW AMB-167', 'those who attack from a castle stand firm', () => {
  const t = panicked('castle');
  expect(told(t, 'panic')).toEqual([{ side: 'attacker', die: 1 }]);
  expect(told(t, 'battle-over')).toEqual([]);
});

rule('LW AMB-132', 'what a deserter carried stays with those who stand by him', () => {
  const hexes = {
    [north]: { seat: 0, units: { 'heavy-horse': 1 } },
    [middle]: { seat: 1, units: { troll: 1, bowmen: 2 }, bearers: { troll: ['katare'] } },
  };
  const dice = { desertion: [1], combat: [1] };
  const t = begun('combat', { options: { desertion: true }, position: { hexes }, dice });
  attack(t, 0, middle);
  expect(t.truth(`hexes.${middle}.bearers`)).toEqual({ bowmen: ['katare'] });
});

rule('LW AMB-132', 'so does what a unit carried for which no upkeep is paid', () => {
  const hexes = { [north]: { seat: 0, units: { bowmen: 1, 'light-infantry': 1 }, bearers: { bowmen: ['katare'] } } };
  const position = { turn: 6, players: { 0: { gold: 2 } }, hexes };
  const t = begun('attrition', { options: { upkeep: true }, position });
  t.picks(0, `dismiss bowmen ${north}`, 'pay');
  expect(t.truth(`hexes.${north}.bearers`)).toEqual({ 'light-infantry': ['katare'] });
});

rule(['LW AMB-035', 'LW O2a.1'], 'a transport whose last unit is not paid is gone', () => {
  const fleets = [{ seat: 0, place: '2203', aboard: { bowmen: 1 } }];
  const t = begun('attrition', { options: { upkeep: true }, position: { turn: 6, fleets } });
  t.picks(0, 'dismiss bowmen 2203');
  expect(t.truth('fleets')).toEqual([]);
});

rule(
  ['LW O6/2', 'LW O6/3', 'LW AMB-091'],
  'plague takes its half city by city, and of those only who were not counted yet',
  () => {
    const hexes = { 1606: { seat: 0, units: { bowmen: 1 } }, 1410: { seat: 0, units: { bowmen: 1 } } };
    const sites = { hell: { control: 0 }, gelken: { control: 0 } };
    const scene = (more: object) => ({
      options: { plague: true },
      position: { plague: ['hell', 'gelken'], sites, ...more },
    });
    const t = begun('movement', scene({ hexes }));
    march(t, 0, '1606', '1607');
    march(t, 0, '1410', '1311');
    t.picks(0, 'end movement');
    expect([count(t, 0, '1607', 'bowmen'), count(t, 0, '1311', 'bowmen')]).toEqual([0, 0]);
    const back = begun('movement', scene({ hexes: { 1607: { seat: 0, units: { 'light-horse': 2 } } } }));
    march(back, 0, '1607', '1606', '1607');
    back.picks(0, 'end movement');
    expect(count(back, 0, '1607', 'light-horse')).toBe(2);
  },
);

rule(['LW O6/2', 'LW AMB-091'], 'who goes ashore in a plague city has entered it', () => {
  const fleets = [{ seat: 0, place: '0611', kind: 'transport', aboard: { bowmen: 4 } }];
  const position = { plague: ['tenmor'], fleets, sites: { tenmor: { control: 0 } } };
  const t = begun('movement', { options: { plague: true }, position });
  t.picks(0, 'debark 0611', 'land 4 bowmen', 'end movement');
  expect(t.truth('hexes.0611.units')).toEqual({ bowmen: 2 });
});

rule(
  ['LW AMB-143', 'LW TABLE.CREATED'],
  'a castle scroll is read in the hiring phase too, a Space Door opens then',
  () => {
    const wizard = { at: south, items: ['scroll-of-castlebuilding', 'space-door'] };
    const t = begun('hiring', { options: { creation: true }, position: { players: { 0: { gold: 9, wizard } } } });
    t.unasked(0, 'build scroll-of-castlebuilding');
    expect(t.truth('castles')).toContain(south);
    t.unasked(0, 'door space-door').picks(0, 'column 31', `to ${north}`);
    expect(t.truth('players.0.wizard.at')).toBe(north);
  },
);

rule(['LW O4/1', 'LW AMB-133'], 'a captive is given back or executed at any time of his captor’s turn', () => {
  const players = {
    0: { gold: 9, lord: { at: north } },
    1: { lord: { captor: 'lord 0' }, wizard: { captor: 'lord 0' } },
  };
  const third = { 2: { lord: { at: middle } } };
  const t = begun('hiring', { seats: 3, options: { capture: true }, position: { players: { ...players, ...third } } });
  t.unasked(0, 'return lord 1').unasked(0, 'execute wizard 1');
  expect([t.truth('players.1.lord.fate'), t.truth('players.1.wizard.fate')]).toEqual(['free', 'due']);
});

rule('LW AMB-138', 'a Lord of level 3 rises though a Wizard with a Ring of Power counts for as much', () => {
  const players = {
    0: { lord: { at: north, level: 3 }, wizard: { at: north, items: ['ring-of-power-of-order'] } },
    1: { lord: { at: middle } },
  };
  const hexes = { [north]: { seat: 0, units: { ent: 3 } }, [middle]: { seat: 1, units: { troll: 3 } } };
  const t = begun('combat', { position: { players, hexes }, dice: { lords: [6] } });
  attack(t, 0, middle);
  t.picks(0, 'use ring-of-power-of-order as the other');
  expect(t.truth('players.0.lord.level')).toBe(4);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Hiring and seeking, pick by pick.
const { middle } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const mountain = aStep({ to: 'mountain' }).to;
const seeker = (gold: number, more: object = {}) => ({
  position: { turn: 3, players: { 0: { alignment: 'order', gold, lord: { at: mountain, ...more } } } },
});

rule(['LW B13a/1', 'LW B13a.1/1'], 'a Roc that was found is paid for, or let go, or cannot be paid', () => {
  const found = (gold: number) => {
    const t = begun('hiring', { ...seeker(gold), dice: { seek: [2] } });
    t.picks(0, 'seek roc lord');
    return t;
  };
  const paid = found(12);
  expect(paid.offers(0)).toEqual(['pay', 'let it go']);
  paid.picks(0, 'pay');
  expect([count(paid, 0, mountain, 'roc'), paid.truth('players.0.gold')]).toEqual([1, 2]);
  const free = found(12);
  free.picks(0, 'let it go');
  expect([count(free, 0, mountain, 'roc'), free.truth('players.0.gold')]).toEqual([0, 12]);
  const poor = found(9);
  expect([poor.at(), count(poor, 0, mountain, 'roc')]).not.toEqual(['seek.pay', 1]);
  expect(poor.truth('players.0.gold')).toBe(9);
});

rule(['LW B13a.2.1/1', 'LW AMB-047'], 'a Dragon takes an item, which is gone, and then costs no gold', () => {
  const t = begun('hiring', { ...seeker(50, { items: ['elf-bane'] }), dice: { seek: [1] } });
  t.picks(0, 'seek golden-dragon lord');
  expect(t.offers(0)).toEqual(['gold', 'give elf-bane']);
  t.picks(0, 'give elf-bane');
  expect([count(t, 0, mountain, 'golden-dragon'), t.truth('players.0.gold')]).toEqual([1, 50]);
  expect(t.truth('players.0.lord.items')).toEqual([]);
});

rule(['LW AMB-056', 'LW B5b.1/3'], 'looking for a Roc is no study, nor are men who come to his door', () => {
  const players = { 0: { alignment: 'order', gold: 20, wizard: { at: '1107', study: 2 } } };
  const t = begun('hiring', { position: { turn: 3, players } });
  t.picks(0, 'hire lavidian', 'raise 1 bowmen', 'done', 'end hiring');
  expect(t.truth('players.0.wizard.study')).toBe(0);
  const calm = begun('hiring', { position: { turn: 3, players } });
  calm.picks(0, 'end hiring');
  expect(calm.truth('players.0.wizard.study')).toBe(3);
});

rule(
  ['LW B13', 'LW B13a/1'],
  'every ware is what was asked for: units, a castle, a fleet, what the Wizard seeks',
  () => {
    const players = { 0: { alignment: 'order', gold: 200, lord: { at: '1107' }, wizard: { at: mountain } } };
    const hexes = { [middle]: { seat: 0, units: { bowmen: 1 } } };
    const options = { 'castle-building': true };
    const t = begun('hiring', { options, position: { turn: 3, players, hexes }, dice: { seek: [2] } });
    t.picks(0, 'launch 1106-1107', `build ${middle}`, 'seek roc wizard', 'pay');
    expect(t.truth('fleets')).toMatchObject([{ place: '1106-1107', kind: 'battle-fleet' }]);
    expect(t.truth('works')).toMatchObject([{ hex: middle, seat: 0, due: 9 }]);
    expect([count(t, 0, mountain, 'roc'), t.truth('players.0.gold')]).toEqual([1, 200 - 20 - 60 - 10]);
    t.picks(0, 'hire lavidian', 'raise 2 bowmen', 'done');
    expect(count(t, 0, '1107', 'bowmen')).toBe(2);
  },
);

rule(
  ['LW B13b/2', 'LW B13a/1'],
  'into the castle and out again; one that another holds is closed, a full one too',
  () => {
    const hire = (inside: object) => {
      const position = { turn: 3, players: { 0: { gold: 30 } }, hexes: { 1107: inside } };
      const t = begun('hiring', { position });
      t.picks(0, 'hire lavidian');
      return t;
    };
    const t = hire({});
    t.picks(0, 'place in castle', 'raise 1 bowmen', 'place in city', 'raise 2 bowmen', 'done');
    expect(t.truth('hexes.1107')).toMatchObject({ units: { bowmen: 2 }, inside: { units: { bowmen: 1 } } });
    expect(hire({ inside: { seat: 0, units: { bowmen: 4 } } }).offers(0)).toContain('place in castle');
    expect(hire({ inside: { seat: 0, units: { bowmen: 5 } } }).offers(0)).not.toContain('place in castle');
    const besieged = { seat: 0, units: { bowmen: 1 }, inside: { seat: 1, units: { bowmen: 1 } } };
    expect(hire(besieged).offers(0)).not.toContain('place in castle');
  },
);

rule(
  ['LW B20b', 'LW B13a.1.5', 'LW AMB-045'],
  'each leader is offered only what lives there and serves his alignment',
  () => {
    const sought = (alignment: string, at: string) => {
      const players = { 0: { alignment, gold: 90, lord: { at } } };
      const offers = begun('hiring', { position: { turn: 3, players } }).offers(0);
      return offers.filter((pick) => pick.startsWith('seek')).map((pick) => pick.split(' ')[1]);
    };
    expect(sought('order', mountain)).toEqual(['roc', 'golden-dragon']);
    expect(sought('neutral', mountain)).toEqual(['giant', 'narque']);
    expect(sought('chaos', mountain)).toEqual(['skorre', 'red-dragon']);
    expect(sought('order', middle)).toEqual([]);
  },
);

rule(['LW B8b/2', 'LW A6c/1'], 'combat goes on until he ends it, by land and by sea, against whom he names', () => {
  const fleets = [
    { seat: 0, place: '0101', kind: 'battle-fleet' },
    { seat: 1, place: '0101', kind: 'battle-fleet' },
    { seat: 2, place: '0101', kind: 'battle-fleet' },
  ];
  const scene = { seats: 3, options: { advanced: true }, position: { turn: 3, fleets }, dice: { sea: [1, 6] } };
  const t = begun('combat', scene);
  expect([...t.offers(0)].sort()).toEqual(['end combat', 'sea battle 0101 1', 'sea battle 0101 2']);
  t.picks(0, 'sea battle 0101 2');
  expect((t.truth('fleets') as { seat: number }[]).map(({ seat }) => seat)).toEqual([0, 1]);
  const idle = begun('combat', scene);
  idle.picks(0, 'end combat');
  expect([told(idle, 'sea-battle'), idle.at() === 'combat.choose']).toEqual([[], false]);
});

rule(['LW B8b/2', 'LW O5a/3'], 'a siege that goes on is one of the things to do in combat', () => {
  const hexes = {
    1107: { seat: 0, units: { bowmen: 1 }, inside: { seat: 1, units: { bowmen: 1 } } },
    [middle]: { seat: 0, units: { troll: 1 } },
    [FIELD.north]: { seat: 1, units: { bowmen: 1 } },
  };
  const sieges = [{ besieger: 0, besieged: 1, hex: '1107', castle: true }];
  const position = { turn: 3, players: { 0: { gold: 3 }, 1: { gold: 0 } }, hexes, sieges };
  const t = begun('combat', { options: { siege: true }, position, dice: { siege: [1] } });
  const pick = t.offers(0).find((one) => one.startsWith('siege')) as string;
  t.picks(0, pick);
  t.picks(0, 'spend 3');
  expect(told(t, 'siege-spending')).toEqual([{ hex: '1107', besieger: 3, besieged: 0 }]);
});

rule(
  ['LW A6b/4', 'LW B8d/3'],
  'in a port a battle fleet adds its four, without the city’s bonus; a transport has it',
  () => {
    const port = (kind: string, units: Record<string, number>) => {
      const aboard = kind === 'transport' ? { aboard: { bowmen: 1 } } : {};
      const hexes = { '0711': { seat: 0, units: { troll: 3 } }, '0611': { seat: 1, units } };
      const fleets = [{ seat: 1, place: '0611', kind, ...aboard }];
      const position = { turn: 3, hexes: Object.keys(units).length > 0 ? hexes : { '0711': hexes['0711'] }, fleets };
      const scene = { options: { advanced: true }, position: { ...position, sites: { tenmor: { control: 1 } } } };
      const t = begun('combat', { ...scene, dice: { combat: [1] } });
      attack(t, 0, Object.keys(units).length > 0 ? 'city tenmor' : 'fleets 0611 1');
      while (t.at() === 'designation.choose') t.picks(1, 'done');
      return (told(t, 'regular')[0] as { differential: number }).differential;
    };
    expect(port('battle-fleet', { ent: 1 })).toBe(24 - (8 + 1) - 4);
    expect(port('transport', { ent: 1 })).toBe(24 - (8 + 1) - (4 + 1));
    expect(port('battle-fleet', {})).toBe(24 - 4);
    expect(port('transport', {})).toBe(24 - 4);
  },
);

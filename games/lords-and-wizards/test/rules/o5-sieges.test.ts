import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, FIELD, strength, told } from '../stage.js';
import { world } from '../table.js';

type Dice = Record<string, number[]>;
const { middle, north, south } = FIELD;
const options = { siege: true };
const RING = Object.values(FIELD).filter((hex) => hex !== middle);

/** Seat 0 with a unit in each of these hexes, seat 1 with Bowmen in the middle. */
const ground = (ring: readonly string[] = RING, bowmen = 4, each = 1) =>
  Object.fromEntries([
    ...ring.map((hex) => [hex, { seat: 0, units: { 'light-infantry': each } }]),
    [middle, { seat: 1, units: { bowmen } }],
  ]);
const RICH = { 0: { gold: 60 }, 1: { gold: 60 } };

function camp(position: object, dice: Dice = {}, more: object = {}) {
  const begin = { proc: 'besiege', vars: { seat: 0 } };
  const all = { turn: 3, players: RICH, ...position };
  return world({ seats: 2, options: { ...options, ...more }, position: all, begin, dice, moreDice: 'seed' });
}
/** A siege of the middle with this spending. */
function press(mine: number, theirs: number, dice: Dice = {}, hexes = ground(), more: object = {}) {
  const t = camp({ hexes }, dice, more);
  t.picks(0, `besiege ${middle}`);
  if (t.at() === 'combat.choose') t.picks(0, `siege ${middle}`);
  t.picks(0, `spend ${mine}`).picks(1, `spend ${theirs}`);
  return t;
}
const results = (t: ReturnType<typeof camp>) => told(t, 'siege').map((one) => (one as { result: string }).result);

rule(['LW O5/1', 'LW O5/4'], 'all six hexes around must be the besieger’s; declared before combat', () => {
  const t = camp({ hexes: ground() });
  expect(t.at()).toBe('besiege.choose');
  expect(t.offers(0)).toContain(`besiege ${middle}`);
  t.picks(0, `besiege ${middle}`);
  expect(t.truth('sieges')).toMatchObject([{ besieger: 0, besieged: 1, hex: middle, castle: false }]);
  expect(told(camp({ hexes: ground(RING.slice(1)) }), 'besieged')).toEqual([]);
  expect(camp({ hexes: ground(RING.slice(1)) }).at()).not.toBe('besiege.choose');
});

const CASTLE = {
  players: { ...RICH, 1: { gold: 60, lord: { at: '1607', inside: true }, wizard: null } },
  castles: ['1607'],
  hexes: { 1607: { seat: 0, units: { troll: 3 }, inside: { seat: 1, units: { bowmen: 2 } } } },
  sites: { hell: { control: 0 } },
};

rule('LW O5/2', 'a castle is besieged from its city', () => {
  const t = camp(CASTLE);
  expect(t.offers(0)).toEqual(['no more sieges', 'besiege 1607 castle']);
});

rule('LW O5/3', 'the sea closes the ring, unless the besieged have a ship at hand', () => {
  const map = world({ seats: 2, position: {} });
  const around = map.computed('neighbours', { hex: '0611' }) as string[];
  const land = around.filter((hex) => !isSea(hex));
  expect(land.length).toBeLessThan(6);
  const hexes = {
    ...Object.fromEntries(land.map((hex) => [hex, { seat: 0, units: { troll: 1 } }])),
    '0611': { seat: 1, units: { bowmen: 1 } },
  };
  const sites = { tenmor: { control: 1 } };
  expect(camp({ hexes, sites }).offers(0)).toContain('besiege 0611');
  const fleets = [{ seat: 1, place: '0611', aboard: { bowmen: 1 } }];
  expect(camp({ hexes, sites, fleets }).at()).not.toBe('besiege.choose');
});

rule('LW O5c/1', 'a ship that comes later does not lift a siege; a gap in the ring does', () => {
  const around = world({ seats: 2 }).computed('neighbours', { hex: '0611' }) as string[];
  const ring = around.filter((hex) => !isSea(hex)).map((hex) => [hex, { seat: 0, units: { troll: 1 } }] as const);
  const lifted = (from: number) => {
    const hexes = { ...Object.fromEntries(ring.slice(from)), '0611': { seat: 1, units: { bowmen: 1 } } };
    const fleets = [{ seat: 1, place: '0612', aboard: { bowmen: 1 } }];
    const held = [{ besieger: 0, besieged: 1, hex: '0611', castle: false }];
    const position = { turn: 3, hexes, fleets, sieges: held, sites: { tenmor: { control: 1 } } };
    const t = world({ seats: 2, options, position, begin: { proc: 'combat', vars: { seat: 0 } }, moreDice: 'seed' });
    return told(t, 'siege-lifted').length;
  };
  expect([lifted(0), lifted(1)]).toEqual([0, 1]);
});

function isSea(hex: string): boolean {
  const position = { hexes: { [hex]: { seat: 0, units: { troll: 1 } } } };
  try {
    world({ seats: 2, position });
    return false;
  } catch {
    return true;
  }
}

rule('LW O5a/1', 'the besieger writes in secret, the besieged then speaks, and both pay', () => {
  const t = camp({ hexes: ground() }, { siege: [4] });
  t.picks(0, `besiege ${middle}`);
  if (t.at() === 'combat.choose') t.picks(0, `siege ${middle}`);
  t.picks(0, 'spend 9');
  expect(t.sees(0, 'sieges')).toMatchObject([{ bid: 9 }]);
  expect(t.sees(1, 'sieges')).toMatchObject([{ bid: -1 }]);
  t.picks(1, 'spend 4');
  expect(told(t, 'siege-spending')).toEqual([{ hex: middle, besieger: 9, besieged: 4 }]);
  expect([t.truth('players.0.gold'), t.truth('players.1.gold')]).toEqual([51, 56]);
});

rule('LW O5a/2', 'the difference gives the column: open country by the city row, a castle by the port row', () => {
  expect(results(press(9, 0, { siege: [5] }))).toEqual(['R']);
  const t = camp(CASTLE, { siege: [5] });
  t.picks(0, 'besiege 1607 castle');
  if (t.at() === 'combat.choose') t.picks(0, 'siege 1607 castle');
  t.picks(0, 'spend 9').picks(1, 'spend 0');
  expect(results(t)).toEqual(['U']);
});

rule('LW O5a/3', 'one roll a turn', () => {
  const { from, to } = aStep({ from: 'woods', to: 'clear' });
  const elsewhere = { [from]: { seat: 0, units: { troll: 1 } }, [to]: { seat: 1, units: { bowmen: 1 } } };
  const t = press(9, 0, { siege: [5] }, { ...ground(), ...elsewhere });
  expect(told(t, 'siege')).toHaveLength(1);
  expect(t.at()).toBe('combat.choose');
  expect(t.offers(0)).toEqual(['end combat', `attack ${to}`]);
  expect(t.truth('sieges')).toHaveLength(1);
});

rule('LW O5a.1/1', 'unsuccessful: the besiegers go one hex back, away from enemies', () => {
  const t = press(0, 0, { siege: [6] });
  expect(results(t)).toEqual(['U']);
  while (t.at() === 'lifting.step') t.picks(0, t.offers(0)[0] as string);
  expect(told(t, 'siege-lifted')).toHaveLength(1);
  expect(RING.map((hex) => strength(t, 0, hex))).not.toEqual([1, 1, 1, 1, 1, 1]);
  expect(t.truth('sieges')).toEqual([]);
});

rule('LW O5a.1/2', 'R goes on, Rn with so many columns to the right', () => {
  expect(press(9, 0, { siege: [5] }).truth('sieges')).toMatchObject([{ shift: 0 }]);
  expect(press(13, 0, { siege: [4], disease: [6, 6] }).truth('sieges')).toMatchObject([{ shift: 2 }]);
});

rule(['LW O5a.1/3', 'LW O5a.2/4'], 'successful: all besieged fall, and the besiegers may move in', () => {
  const t = press(23, 0, { siege: [1] });
  expect(results(t)).toEqual(['S']);
  expect(strength(t, 1, middle)).toBe(0);
  expect(t.at()).toBe('siege.enter');
  t.picks(0, `advance 1 light-infantry from ${north}`, 'stay');
  expect(strength(t, 0, middle)).toBe(1);
});

rule(['LW O5a.2/4', 'LW B9/1', 'LW B9a/1'], 'into a castle go any five of them, and leaders besides', () => {
  const t = camp(
    {
      ...CASTLE,
      players: { 0: { gold: 60, lord: { at: '1607' } }, 1: { gold: 0, lord: { at: middle }, wizard: null } },
      hexes: { 1607: { seat: 0, units: { troll: 4, ent: 4 }, inside: { seat: 1, units: { bowmen: 2 } } } },
    },
    { siege: [1] },
  );
  t.picks(0, 'besiege 1607 castle');
  if (t.at() === 'combat.choose') t.picks(0, 'siege 1607 castle');
  t.picks(0, 'spend 60');
  expect([results(t), t.at()]).toEqual([['S'], 'siege.enter']);
  const all = t.offers(0);
  expect(['advance 4 troll from 1607', 'advance 4 ent from 1607'].every((pick) => all.includes(pick))).toBe(true);
  t.picks(0, 'advance 4 ent from 1607', 'advance 1 troll from 1607');
  expect(t.offers(0)).toEqual(['stay', 'advance 1 lord from 1607']);
  t.picks(0, 'advance 1 lord from 1607');
  expect(t.truth('hexes.1607.inside.units')).toEqual({ ent: 4, troll: 1, lord: 1 });
});

rule(['LW B21a.1.1', 'LW AMB-131', 'LW O5a.1/3'], 'what the besieged held goes to the besiegers', () => {
  const hexes = { ...ground(), [middle]: { seat: 1, units: { bowmen: 2 }, bearers: { bowmen: ['katare'] } } };
  const t = press(23, 0, { siege: [1] }, hexes);
  expect([results(t), t.at()]).toEqual([['S'], 'bestow.to']);
  t.picks(0, `to light-infantry ${south}`);
  expect(t.at()).toBe('siege.enter');
  expect(t.truth(`hexes.${south}.bearers`)).toEqual({ 'light-infantry': ['katare'] });
});

rule(['LW O4/2', 'LW O5a.1/3'], 'whom the besieged held is the besiegers’', () => {
  const hexes = { ...ground(), [middle]: { seat: 1, units: { bowmen: 1 } } };
  const players = {
    0: { gold: 60, wizard: { captor: 'lord 1' } },
    1: { gold: 0, lord: { at: middle } },
  };
  const t = camp({ hexes, players }, { siege: [1] }, { capture: true });
  t.picks(0, `besiege ${middle}`);
  if (t.at() === 'combat.choose') t.picks(0, `siege ${middle}`);
  t.picks(0, 'spend 23').picks(0, `capture by light-infantry ${north}`);
  expect([t.truth('players.1.lord.fate'), t.truth('players.0.wizard')]).toMatchObject(['captive', { fate: 'free' }]);
});

rule('LW O5a.1/3', 'and a leader among them may be captured', () => {
  const hexes = { ...ground(), [middle]: { seat: 1, units: { bowmen: 1, lord: 1 } } };
  const t = press(23, 0, { siege: [1] }, hexes, { capture: true });
  expect(t.at()).toBe('capture.choose');
});

rule(['LW O5a.1/4', 'LW TABLE.DISEASE'], 'an asterisk brings disease to both sides', () => {
  const sick = (...dice: number[]) => {
    const t = press(9, 0, { siege: [4], disease: dice }, ground(RING, 8, 2));
    while (t.at() === 'cull.choose') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
    return told(t, 'disease');
  };
  expect(sick(1, 1)).toEqual([
    { seat: 1, die: 1, n: 4 },
    { seat: 0, die: 1, n: 6 },
  ]);
  expect(sick(2, 2)).toMatchObject([{ n: 2 }, { n: 0 }]);
  expect(sick(3, 6)).toMatchObject([{ n: 0 }, { n: 0 }]);
});

rule(['LW O5c/1', 'LW AMB-151'], 'a siege ends with the last of the besieged, and the ring stays', () => {
  const t = press(9, 0, { siege: [4], disease: [1, 3] }, ground(RING, 1, 1));
  expect([strength(t, 1, middle), t.truth('sieges'), told(t, 'siege-lifted')]).toEqual([0, [], []]);
  expect(RING.map((hex) => strength(t, 0, hex))).toEqual(RING.map(() => 1));
});

const HELD = { sieges: [{ besieger: 0, besieged: 1, hex: middle }] };

rule('LW O5a.2/1', 'a siege that goes on holds both sides in place, and they bid anew', () => {
  const moves = (seat: number) => {
    const position = { turn: 3, players: RICH, hexes: ground(), ...HELD };
    const t = world({ seats: 2, options, position, begin: { proc: 'movement', vars: { seat } } });
    return t.offers(seat).filter((o) => o.startsWith('move') && [middle, ...RING].some((hex) => o === `move ${hex}`));
  };
  expect([moves(0), moves(1)]).toEqual([[], []]);
  const position = { turn: 3, players: RICH, hexes: ground(), ...HELD };
  const t = world({ seats: 2, options, position, begin: { proc: 'combat', vars: { seat: 0 } } });
  expect(t.at()).toBe('siege.bid');
});

rule('LW O5a.2/2', 'nobody has to spend', () => {
  const t = press(0, 0, { siege: [1], disease: [6, 6] });
  expect(told(t, 'siege-spending')).toEqual([{ hex: middle, besieger: 0, besieged: 0 }]);
  expect(results(t)).toEqual(['U*']);
});

rule('LW O5a.2/3', 'who is outspent fails, without roll or disease', () => {
  const t = press(3, 4);
  expect(told(t, 'siege')).toEqual([{ hex: middle, die: 0, result: 'U' }]);
  expect(told(t, 'disease')).toEqual([]);
  expect([t.at(), strength(t, 1, middle)]).toEqual(['lifting.step', 4]);
});

rule('LW O5c/1', 'a ring that is broken lifts the siege', () => {
  const hexes = ground(RING.filter((hex) => hex !== south));
  const t = world({
    seats: 2,
    options,
    position: { turn: 3, players: RICH, hexes, ...HELD },
    begin: { proc: 'combat', vars: { seat: 1 } },
    moreDice: 'seed',
  });
  expect(told(t, 'siege-lifted')).toEqual([{ seat: 0, hex: middle }]);
  expect(t.truth('sieges')).toEqual([]);
});

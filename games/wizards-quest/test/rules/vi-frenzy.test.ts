import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { clockwiseFrenzy, frenzyOrder, SPACES, spaceNamed } from '../../src/map.js';
import { frenzyOdds } from '../../src/odds.js';
import { men } from '../../src/ranges.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

type Battle = { from: string; to: string; dice: number[]; ranges: number[]; costs: number[] };

/** The orc phase from the frenzy on; seat 0 also stands in Castle 1, out of the way. */
function frenzied(spaces: object, battle: number[], more: object = {}) {
  const { options = {}, ...position } = more as { options?: object };
  return marnon({
    seats: 2,
    options: { ...options },
    position: { spaces: { 'castle-1': { seat: 0 }, ...BAIT, ...spaces }, ...position },
    begin: { proc: 'orc-frenzy' },
    dice: { ...CALM, battle },
  });
}
const battles = (t: ReturnType<typeof marnon>) => told(t, 'battle') as unknown as Battle[];
const targets = (t: ReturnType<typeof marnon>) => battles(t).map(({ to }) => to);
const order = (id: string) =>
  frenzyOrder(spaceNamed(id))
    .map((space) => SPACES[space].id)
    .join(' ');

rule(['WQ VI.B.1.1', 'WQ SUMMARY.A.2'], 'four orcs attack the players beside them', () => {
  const t = frenzied({ dewbury: { orcs: 4 }, 'red-dune': { seat: 0 } }, [1, 6]);
  expect(told(t, 'frenzy')).toEqual([{ space: 'dewbury' }]);
  expect(battles(t)[0]).toMatchObject({ attacker: 6, from: 'dewbury', to: 'red-dune' });
  expect([t.truth('spaces.dewbury.orcs'), t.truth('spaces.red-dune.orcs')]).toEqual([3, 1]);
  expect(t.leftDice()).toEqual({});
});

rule('WQ VI.B.1.2', 'they go on until one orc is left, or nobody to attack', () => {
  const defended = { dewbury: { orcs: 4 }, 'hidden-hollow': { seat: 0, men: 4 }, 'red-dune': { seat: 0, men: 2 } };
  const stopped = frenzied(defended, [5, 2, 6, 1]);
  expect(targets(stopped)).toEqual(['hidden-hollow', 'hidden-hollow']);
  expect(stopped.truth('spaces.dewbury.orcs')).toBe(1);
  expect([stopped.truth('spaces.hidden-hollow.men'), stopped.truth('spaces.red-dune.men')]).toEqual([4, 2]);
  const empty = frenzied({ dewbury: { orcs: 4 }, 'hidden-hollow': { seat: 0, men: 4 } }, [5, 4]);
  expect(told(empty, 'orcs.placed')).toEqual([{ spaces: expect.arrayContaining(['dewbury']) }]);
  const all = frenzied(defended, [4, 5, 2, 6]);
  expect(['dewbury', 'hidden-hollow', 'red-dune'].map((id) => all.truth(`spaces.${id}.orcs`))).toEqual([2, 1, 1]);
  expect(told(all, 'orcs.placed')).toEqual([{ spaces: expect.not.arrayContaining(['hidden-hollow', 'red-dune']) }]);
  expect(all.leftDice()).toEqual({});
});

rule('WQ VI.B.1.2', 'the odds of a frenzy are those of its battles', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        dewbury: { orcs: 2 },
        'hidden-hollow': { seat: 0 },
        'red-dune': { orcs: 1 },
        'melting-sands': { seat: 1 },
        'castle-1': { seat: 1 },
      },
    },
  });
  const [hollow, sands] = t.computed('frenzy-odds', { space: 'dewbury' }) as unknown as Record<string, number>[];
  expect(hollow.attacked).toBe(1);
  expect(hollow.captured).toBeCloseTo(10 / 36);
  expect(hollow.emptied).toBeCloseTo(12 / 36);
  expect(sands).toMatchObject({ attacked: 0, captured: 0, emptied: 0 });
});

rule('WQ VI.B.2', 'three orcs or fewer do not frenzy', () => {
  const beside = { 'hidden-hollow': { seat: 0 }, britton: { orcs: 1 } };
  expect(told(frenzied({ dewbury: { orcs: 3 }, 'red-dune': { orcs: 2 }, ...beside }, []), 'frenzy')).toEqual([]);
  expect(told(frenzied({ dewbury: { orcs: 4 }, 'red-dune': { orcs: 2 }, ...beside }, [1, 6]), 'frenzy')).toHaveLength(
    1,
  );
});

rule(['WQ VI.B.3', 'WQ VI.B.3.a'], 'territories frenzy region by region, then castles', () => {
  const full = { orcs: 4 };
  const t = frenzied(
    {
      'castle-3': full,
      haven: full,
      'marls-gate': full,
      windfor: full,
      hazelmere: full,
      'dread-moor': full,
      'red-dune': full,
    },
    [],
  );
  expect(told(t, 'frenzy').map((args) => (args as { space: string }).space)).toEqual([
    'red-dune',
    'dread-moor',
    'hazelmere',
    'windfor',
    'marls-gate',
    'haven',
    'castle-3',
  ]);
});

rule('WQ VI.B.3.b', 'in a region the lower number frenzies first, and may so take what the other would attack', () => {
  const t = frenzied({ 'red-dune': { orcs: 4 }, dewbury: { orcs: 4 }, 'hidden-hollow': { seat: 0 } }, [1, 6]);
  expect(told(t, 'frenzy').map((args) => (args as { space: string }).space)).toEqual(['dewbury', 'red-dune']);
  expect(battles(t).map(({ from }) => from)).toEqual(['dewbury']);
});

rule('WQ VI.B.3.c', 'among castles the lower number frenzies first', () => {
  const t = frenzied({ 'castle-8': { orcs: 4 }, 'castle-5': { orcs: 4 }, 'castle-3': { orcs: 4 } }, []);
  expect(told(t, 'frenzy').map((args) => (args as { space: string }).space)).toEqual([
    'castle-3',
    'castle-5',
    'castle-8',
  ]);
});

rule('WQ VI.B.4', 'the neighbours are attacked in a fixed order, each once', () => {
  const t = frenzied(
    { cairnfield: { orcs: 4 }, heatherlawn: { seat: 0 }, 'castle-8': { seat: 0 }, tanglebriar: { seat: 0 } },
    [1, 6, 1, 6, 1, 6],
  );
  expect(targets(t)).toEqual(['castle-8', 'tanglebriar', 'heatherlawn']);
  expect(t.truth('spaces.cairnfield.orcs')).toBe(1);
  const round = frenzied({ cairnfield: { orcs: 4 }, 'castle-8': { seat: 0 } }, [1, 6]);
  expect([targets(round), round.truth('spaces.cairnfield.orcs')]).toEqual([['castle-8'], 3]);
  expect(t.computed('frenzy-order', { space: 'cairnfield' })).toEqual([
    'portston-moor',
    'castle-8',
    'fogarth-glade',
    'tanglebriar',
    'radner-fen',
    'heatherlawn',
  ]);
});

rule('WQ VI.B.4.a', 'the start is the lowest territory of the lowest region beside, the own region among them', () => {
  expect(order('cairnfield')).toMatch(/^portston-moor /);
  expect(order('portston-moor')).toMatch(/^hidden-hollow /);
  expect(order('castle-4')).toMatch(/^dread-moor /);
  expect(order('marls-gate')).toMatch(/^rootholm /);
  const without = (id: string, left: string) =>
    clockwiseFrenzy(spaceNamed(id), (other) => other !== spaceNamed(left)).map((space) => SPACES[space].id);
  expect(without('portston-moor', 'hidden-hollow')).toEqual(['melting-sands', 'castle-8', 'cairnfield', 'heatherlawn']);
  expect(without('cairnfield', 'portston-moor').slice(0, 3)).toEqual(['heatherlawn', 'castle-8', 'fogarth-glade']);
});

rule(['WQ VI.B.4.b', 'WQ R6'], 'then clockwise, castles included and waters passed over, attackable or not', () => {
  expect(order('heatherlawn')).toBe('portston-moor cairnfield radner-fen dread-moor sheep-meade haven');
  expect(order('haven')).toBe('lair-of-the-lizard hidden-hollow heatherlawn sheep-meade castle-6');
  expect(order('castle-7')).toBe('brecknock earthen-pass glasspeak windfor');
  const t = frenzied(
    { 'castle-7': { orcs: 4 }, brecknock: { orcs: 1 }, windfor: { seat: 0 }, glasspeak: { seat: 0 } },
    [1, 6, 1, 6],
  );
  expect(targets(t)).toEqual(['glasspeak', 'windfor']);
});

rule(['WQ VI.B.5.g.1', 'WQ R6'], 'the far end of the tunnel comes last, and is never the start', () => {
  expect(order('marls-gate')).toBe('rootholm castle-3 lantern-glade earthen-pass');
  expect(order('earthen-pass')).toBe('brecknock castle-1 glasspeak castle-7 marls-gate');
  const t = frenzied(
    { 'marls-gate': { orcs: 4 }, 'earthen-pass': { seat: 0 }, 'castle-3': { seat: 0 }, 'lantern-glade': { seat: 0 } },
    [1, 6, 1, 6, 1, 6],
  );
  expect(targets(t)).toEqual(['castle-3', 'lantern-glade', 'earthen-pass']);
  expect(battles(t)[2].ranges).toEqual([2, 3]);
});

rule('WQ VI.B.5.g.2', 'a space over a bridge is attacked like any neighbour, one over the bare river is not', () => {
  expect(order('hidden-hollow')).toBe('lair-of-the-lizard red-dune dewbury portston-moor haven');
  const t = frenzied(
    { 'hidden-hollow': { orcs: 4 }, 'portston-moor': { seat: 0 }, 'melting-sands': { seat: 0 } },
    [1, 6],
  );
  expect(targets(t)).toEqual(['portston-moor']);
  expect(t.truth('spaces.melting-sands.men')).toBe(1);
});

rule('WQ VI.B.5', 'of the neighbours only some are targets', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        heatherlawn: { orcs: 4 },
        'portston-moor': { orcs: 1 },
        cairnfield: { seat: 0, hero: true },
        'radner-fen': { seat: 0 },
        'dread-moor': { seat: 1, men: 2 },
        haven: { seat: 1 },
      },
      dragon: 'dread-moor',
      wizard: 'larkmead',
    },
  });
  expect(t.computed('frenzy-targets', { space: 'heatherlawn' })).toEqual(['radner-fen']);
});

rule('WQ VI.B.5.a', 'orcs pass orcs', () => {
  const t = frenzied({ dewbury: { orcs: 4 }, 'hidden-hollow': { orcs: 1 }, 'red-dune': { seat: 0 } }, [1, 6]);
  expect(targets(t)).toEqual(['red-dune']);
  expect(t.truth('spaces.hidden-hollow.orcs')).toBe(1);
});

rule('WQ VI.B.5.b', 'they pass a hero and the dragon, whoever else is there', () => {
  const spaces = {
    dewbury: { orcs: 4 },
    'hidden-hollow': { seat: 0, men: 2, hero: true },
    'red-dune': { seat: 1, men: 1 },
    'melting-sands': { seat: 1, sorcerer: true },
  };
  const t = frenzied(spaces, [1, 6], { dragon: 'red-dune' });
  expect(targets(t)).toEqual(['melting-sands']);
  expect(t.truth('spaces.hidden-hollow')).toMatchObject({ seat: 0, men: 2, hero: true });
  expect(targets(frenzied(spaces, [1, 6, 1, 6]))).toEqual(['red-dune', 'melting-sands']);
  expect(frenzyOdds(4, [{ defender: men(2, 'hero'), bonus: 0 }])[0]).toMatchObject({ attacked: 0, captured: 0 });
});

rule('WQ VI.B.5.c', 'they pass territories of the wizard’s region, not castles beside it', () => {
  const spaces = {
    haven: { orcs: 4 },
    'hidden-hollow': { seat: 0 },
    'castle-6': { seat: 0 },
    'sheep-meade': { seat: 0 },
  };
  const t = frenzied(spaces, [1, 6, 1, 6], { wizard: 'britton' });
  expect(targets(t)).toEqual(['sheep-meade', 'castle-6']);
  expect(t.truth('spaces.hidden-hollow')).toMatchObject({ seat: 0, men: 1 });
});

rule('WQ VI.B.5.d', 'they pass what is empty, and do not walk in', () => {
  const t = frenzied({ dewbury: { orcs: 4 }, 'red-dune': { seat: 0 } }, [1, 6]);
  expect(targets(t)).toEqual(['red-dune']);
  expect(told(t, 'frenzy.captured')).toEqual([{ from: 'dewbury', space: 'red-dune' }]);
  expect(frenzyOdds(4, [{ defender: men(0), bonus: 0 }])[0]).toMatchObject({ attacked: 0, captured: 0, emptied: 0 });
  expect(frenzyOdds(2, [{ defender: men(1), bonus: 0 }])[0].attacked).toBe(1);
});

import { sharedEdges } from '@questhall/boards';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import {
  castleAt,
  marnon as drawn,
  regions,
  SPACES,
  spaceNamed,
  spaces,
  territoryAt,
  tunnelMouths,
} from '../../src/map.js';
import { marnon } from '../table.js';

const names = (region: number) => [1, 2, 3, 4, 5, 6].map((number) => SPACES[territoryAt(region, number)].name);
const empty = () => marnon({ seats: 2, position: { spaces: { dewbury: { seat: 0 }, britton: { seat: 1 } } } });

rule('WQ III.C.1', 'six regions with names and colours of their own, three of them wooded, and eight castles', () => {
  const all = regions();
  expect(all.map(({ name }) => name)).toEqual([
    'Golden Dunes',
    'Field of Fallen',
    'Misty Forest',
    'Crystal Mountains',
    'Ancient Forest',
    'Whispery Meadow',
  ]);
  expect(new Set(all.map(({ colour }) => colour)).size).toBe(6);
  expect(all.map(({ isWooded }) => isWooded)).toEqual([false, false, true, true, true, false]);
  expect(SPACES.filter(({ kind }) => kind === 'castle')).toHaveLength(8);
});

rule('WQ III.C.2', 'each region has six territories of its own name, castles belong to none', () => {
  const territories = spaces().filter(({ kind }) => kind === 'territory');
  expect(territories).toHaveLength(36);
  expect(new Set(territories.map(({ name }) => name)).size).toBe(36);
  for (const region of [1, 2, 3, 4, 5, 6]) expect(territories.filter((one) => one.region === region)).toHaveLength(6);
  expect(new Set(spaces().flatMap(({ kind, region }) => (kind === 'castle' ? [region] : [])))).toEqual(new Set([0]));
});

rule('WQ E1', 'the Golden Dunes', () => {
  expect(spaces().flatMap(({ region, name }) => (region === 1 ? [name] : []))).toEqual(names(1));
  expect(names(1)).toEqual(['Lair of the Lizard', 'Dewbury', 'Hidden Hollow', 'Melting Sands', 'Britton', 'Red Dune']);
});

rule('WQ III.C.3.1', 'a die for the region and a die for the territory name every territory once', () => {
  const named = [1, 2, 3, 4, 5, 6].flatMap((region) => [1, 2, 3, 4, 5, 6].map((number) => territoryAt(region, number)));
  expect(named).toEqual(Array.from({ length: 36 }, (_, space) => space));
  for (const space of named) expect(territoryAt(SPACES[space].region, SPACES[space].number)).toBe(space);
});

rule('WQ E2', 'Pembroke is territory 4 of region 3, the Misty Forest', () => {
  expect(territoryAt(3, 4)).toBe(spaceNamed('pembroke'));
  expect(SPACES[spaceNamed('pembroke')]).toMatchObject({ region: 3, number: 4 });
  expect(regions()[2].name).toBe('Misty Forest');
});

rule('WQ III.C.3.2', 'castles are numbered 1 to 8', () => {
  const numbered = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => SPACES[castleAt(number)]);
  expect(numbered.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `castle-${number}`));
  expect(numbered.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(numbered.map(({ kind }) => kind))).toEqual(new Set(['castle']));
});

rule('WQ III.C.4', 'territories and castles are the 44 spaces', () => {
  expect(spaces()).toHaveLength(44);
  expect(spaces().map(({ kind }) => kind)).toEqual([
    ...new Array<string>(36).fill('territory'),
    ...new Array<string>(8).fill('castle'),
  ]);
});

rule('WQ III.C.5', 'counters stand in spaces only, and a held space has a counter', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 1 }, haven: { seat: 1, hero: true }, britton: { orcs: 2 } } },
  });
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const unheld = wizardsQuest.clone(t.board);
  unheld.holder[spaceNamed('britton')] = -1;
  expect(wizardsQuest.invariants(unheld)).toContain('Britton is held by -1 with 2 men');
  const bare = wizardsQuest.clone(t.board);
  bare.holder[spaceNamed('pembroke')] = 6;
  expect(wizardsQuest.invariants(bare)).toContain('Pembroke is held by 6 with 0 men');
  expect(() => marnon({ seats: 2, position: { spaces: { amnon: { seat: 0 } } } })).toThrow('expected a space');
});

rule('WQ III.C.5.f.2', 'spaces are adjacent where they have a stretch of border in common', () => {
  const t = empty();
  expect(t.computed('neighbours', { space: 'pembroke' })).toEqual([
    'mistledown',
    'fogarth-glade',
    'owlhanger',
    'hazelmere',
  ]);
  const graph = drawn();
  const of = (id: string) => graph.neighbours[spaceNamed(id)].map((space) => SPACES[space].id);
  expect(of('castle-6')).toEqual(['sheep-meade', 'quietbrook', 'lair-of-the-lizard', 'haven']);
  expect(of('pembroke')).not.toContain('tanglebriar');
  expect(sharedEdges(SPACES[spaceNamed('pembroke')].polygon, SPACES[spaceNamed('hazelmere')].polygon)).not.toEqual([]);
});

rule('WQ R56', 'spaces that meet in a point are not adjacent', () => {
  const graph = drawn();
  const corners = (space: number) => new Set(SPACES[space].polygon.map(String));
  const met = SPACES.flatMap((_, a) =>
    SPACES.flatMap((__, b) => {
      const common = [...corners(a)].filter((corner) => corners(b).has(corner)).length;
      return a < b && common === 1 ? [[a, b] as const] : [];
    }),
  );
  for (const [a, b] of met) expect(graph.neighbours[a]).not.toContain(b);
  const t = empty();
  expect(t.computed('neighbours', { space: 'dewbury' })).not.toContain('portston-moor');
});

rule('WQ III.C.5.g', 'the Amnon parts its banks, unless a bridge joins them', () => {
  const graph = drawn();
  const [hollow, sands, moor, haven, dewbury, lawn] = [
    'hidden-hollow',
    'melting-sands',
    'portston-moor',
    'haven',
    'dewbury',
    'heatherlawn',
  ].map(spaceNamed);
  expect([graph.via(hollow, sands), graph.via(haven, moor)]).toEqual([null, null]);
  expect([graph.via(dewbury, sands), graph.via(hollow, moor), graph.via(haven, lawn)]).toEqual([
    'bridge',
    'bridge',
    'bridge',
  ]);
  const t = marnon({
    seats: 2,
    position: { spaces: { 'hidden-hollow': { seat: 0, men: 3 }, britton: { seat: 1 } } },
    begin: { proc: 'attack', vars: { seat: 0 } },
  });
  expect(t.offers(0)).toContain('campaign hidden-hollow portston-moor');
  expect(t.refuses(0, 'campaign hidden-hollow melting-sands').rule).toBe('WQ X.C.2.1');
});

rule('WQ III.C.5.h', 'the Great Tunnel makes Earthen Pass and Marls Gate adjacent', () => {
  expect(tunnelMouths().map((space) => SPACES[space].id)).toEqual(['earthen-pass', 'marls-gate']);
  const t = marnon({
    seats: 2,
    position: { spaces: { 'earthen-pass': { seat: 0, men: 3 }, britton: { seat: 1 } } },
    begin: { proc: 'attack', vars: { seat: 0 } },
  });
  expect(t.offers(0)).toContain('campaign earthen-pass marls-gate');
  expect(t.computed('neighbours', { space: 'marls-gate' })).toContain('earthen-pass');
});

rule('WQ III.C.5.h', 'the blank card opens the tunnel elsewhere, but not in a castle nor where it has a mouth', () => {
  const t = marnon({
    seats: 2,
    options: { 'blank-card': true },
    position: { spaces: { dewbury: { seat: 0 }, britton: { seat: 1 } }, mouths: ['haven'] },
    begin: { proc: 'card', vars: { seat: 0, card: 'blank' } },
    dice: { event: [1, 1] },
  });
  expect(t.offers(0)).toHaveLength(33);
  for (const id of ['castle-1', 'haven', 'earthen-pass', 'marls-gate']) expect(t.offers(0)).not.toContain(`open ${id}`);
  t.picks(0, 'open dewbury');
  expect(t.truth('mouths')).toEqual(['haven', 'dewbury']);
  expect(t.computed('neighbours', { space: 'dewbury' })).toEqual([
    'melting-sands',
    'hidden-hollow',
    'red-dune',
    'earthen-pass',
    'marls-gate',
    'haven',
  ]);
});

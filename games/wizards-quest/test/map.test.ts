import { bearing, connected, contains, polygonsTouch, sharedEdges } from '@questhall/boards';
import { expect, test } from 'vitest';
import {
  BOAT_REACH,
  BRIDGED,
  CASTLE_REGIONS,
  castleAt,
  DEFENCE,
  FIRST_CASTLE,
  FRENZY_ORDER,
  IS_CASTLE,
  marnon,
  NEIGHBOURS,
  REGION_OF,
  REGIONS,
  SPACES,
  spaceNamed,
  TUNNEL,
  territoryAt,
  via,
  WATERS,
} from '../src/map.js';

const frenzyOrders: Readonly<Record<string, string>> = {
  'lair-of-the-lizard': 'hidden-hollow haven castle-6 red-dune',
  dewbury: 'hidden-hollow red-dune melting-sands',
  'hidden-hollow': 'lair-of-the-lizard red-dune dewbury portston-moor haven',
  'melting-sands': 'dewbury britton castle-8 portston-moor',
  britton: 'melting-sands owlhanger castle-8',
  'red-dune': 'lair-of-the-lizard dewbury hidden-hollow',
  'portston-moor': 'hidden-hollow melting-sands castle-8 cairnfield heatherlawn',
  heatherlawn: 'portston-moor cairnfield radner-fen dread-moor sheep-meade haven',
  cairnfield: 'portston-moor castle-8 fogarth-glade tanglebriar radner-fen heatherlawn',
  'radner-fen': 'heatherlawn cairnfield tanglebriar brecknock dread-moor',
  brecknock: 'radner-fen tanglebriar castle-1 earthen-pass castle-7',
  'dread-moor': 'heatherlawn radner-fen cattle-meade castle-4 sheep-meade',
  hazelmere: 'owlhanger pembroke',
  owlhanger: 'britton hazelmere pembroke fogarth-glade castle-8',
  'fogarth-glade': 'cairnfield castle-8 owlhanger pembroke mistledown tanglebriar',
  pembroke: 'hazelmere mistledown fogarth-glade owlhanger',
  mistledown: 'fogarth-glade pembroke castle-1 tanglebriar',
  tanglebriar: 'cairnfield fogarth-glade mistledown castle-1 brecknock radner-fen',
  'earthen-pass': 'brecknock castle-1 glasspeak castle-7 marls-gate',
  glasspeak: 'earthen-pass frostspire windfor castle-7',
  frostspire: 'glasspeak eaglestair windfor',
  windfor: 'glasspeak frostspire eaglestair saddybury castle-7',
  eaglestair: 'frostspire shardfell castle-2 saddybury windfor',
  shardfell: 'eaglestair castle-2',
  saddybury: 'windfor eaglestair castle-2 greywood castle-5',
  greywood: 'saddybury castle-2 elderoak rootholm lantern-glade castle-5',
  elderoak: 'greywood castle-2 rootholm',
  rootholm: 'greywood elderoak marls-gate lantern-glade',
  'lantern-glade': 'greywood rootholm marls-gate castle-3 larkmead castle-5',
  'marls-gate': 'rootholm castle-3 lantern-glade earthen-pass',
  'cattle-meade': 'dread-moor castle-5 larkmead castle-4',
  larkmead: 'lantern-glade castle-3 dovecote-green castle-4 cattle-meade castle-5',
  'dovecote-green': 'larkmead castle-3 quietbrook castle-4',
  quietbrook: 'dovecote-green castle-6 sheep-meade castle-4',
  'sheep-meade': 'heatherlawn dread-moor castle-4 quietbrook castle-6 haven',
  haven: 'lair-of-the-lizard hidden-hollow heatherlawn sheep-meade castle-6',
  'castle-1': 'brecknock tanglebriar mistledown earthen-pass',
  'castle-2': 'eaglestair shardfell elderoak greywood saddybury',
  'castle-3': 'lantern-glade marls-gate dovecote-green larkmead',
  'castle-4': 'dread-moor cattle-meade larkmead dovecote-green quietbrook sheep-meade',
  'castle-5': 'saddybury greywood lantern-glade larkmead cattle-meade',
  'castle-6': 'lair-of-the-lizard haven sheep-meade quietbrook',
  'castle-7': 'brecknock earthen-pass glasspeak windfor',
  'castle-8': 'melting-sands britton owlhanger fogarth-glade cairnfield portston-moor',
};

/** Across the unbridged Amnon outlines touch, but the spaces are no neighbours. */
const acrossTheAmnon = ['hidden-hollow melting-sands', 'haven portston-moor'];

const everySpace = SPACES.map((_, space) => space);
const slug = (space: number) => SPACES[space].id;
const pairs = everySpace.flatMap((a) => everySpace.filter((b) => a < b).map((b) => [a, b] as const));
const named = (a: number, b: number) => [slug(a), slug(b)].sort().join(' ');

test('Marnon has 36 territories and 8 castles', () => {
  expect(SPACES).toHaveLength(44);
  expect(SPACES.filter((space) => space.kind === 'castle')).toHaveLength(8);
});

test('a territory stands at the place its region and number say', () => {
  for (const [space, { kind, region, number }] of SPACES.entries()) {
    expect(kind === 'castle' ? castleAt(number) : territoryAt(region, number)).toBe(space);
  }
});

test('every slug finds its space and an unknown one finds none', () => {
  expect(everySpace.map(slug).map(spaceNamed)).toEqual(everySpace);
  expect(spaceNamed('dewburry')).toBe(-1);
});

test('a slug is the name in small letters', () => {
  for (const { id, name } of SPACES) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
  for (const { id, name } of REGIONS) expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
});

test('the book names the Golden Dunes and Pembroke', () => {
  const dunes = [1, 2, 3, 4, 5, 6].map((number) => SPACES[territoryAt(1, number)].name);
  expect(dunes).toEqual(['Lair of the Lizard', 'Dewbury', 'Hidden Hollow', 'Melting Sands', 'Britton', 'Red Dune']);
  expect(SPACES[territoryAt(3, 4)].name).toBe('Pembroke');
});

test('castles have no region and never touch one another', () => {
  for (let castle = FIRST_CASTLE; castle < 44; castle++) {
    expect(REGION_OF[castle]).toBe(0);
    expect(NEIGHBOURS[castle].some((space) => IS_CASTLE[space])).toBe(false);
  }
});

test('each castle touches these regions', () => {
  expect(CASTLE_REGIONS).toEqual([
    [2, 3, 4],
    [4, 5],
    [5, 6],
    [2, 6],
    [5, 6],
    [1, 6],
    [2, 4],
    [1, 2, 3],
  ]);
});

test('spaces are neighbours exactly where outlines share a border, but for the river and the tunnel', () => {
  for (const [a, b] of pairs) {
    const touch = polygonsTouch(SPACES[a].polygon, SPACES[b].polygon) && !acrossTheAmnon.includes(named(a, b));
    const dry = NEIGHBOURS[a].includes(b) && via(a, b) !== 'tunnel';
    expect([named(a, b), dry]).toEqual([named(a, b), touch]);
  }
});

test('every common border is long enough to be seen', () => {
  for (const [a, b] of pairs) {
    for (const [[ax, ay], [bx, by]] of sharedEdges(SPACES[a].polygon, SPACES[b].polygon)) {
      expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(30);
    }
  }
});

test('neighbours are listed clockwise as they are drawn', () => {
  for (const space of everySpace) {
    const drawn = NEIGHBOURS[space]
      .filter((other) => via(space, other) !== 'tunnel')
      .map((other) => towards(space, other));
    const turns = drawn.filter((angle, i) => angle > drawn[(i + 1) % drawn.length]);
    expect([slug(space), turns.length]).toEqual([slug(space), 1]);
  }
});

/** The bearing of the middle of a common border. */
function towards(space: number, other: number): number {
  const [[ax, ay], [bx, by]] = sharedEdges(SPACES[space].polygon, SPACES[other].polygon)[0];
  return bearing(SPACES[space].centre, [(ax + bx) / 2, (ay + by) / 2]);
}

test('every centre lies inside its space', () => {
  for (const { centre, polygon } of SPACES) expect(contains(polygon, centre)).toBe(true);
});

test('all of Marnon hangs together, each region too', () => {
  expect(connected(marnon(), () => true)).toHaveLength(1);
  for (const { number } of REGIONS) expect(connected(marnon(), (space) => REGION_OF[space] === number)).toHaveLength(1);
});

test('three bridges cross the Amnon', () => {
  expect(BRIDGED.map(([a, b]) => named(a, b))).toEqual([
    'dewbury melting-sands',
    'hidden-hollow portston-moor',
    'haven heatherlawn',
  ]);
});

test('the unbridged Amnon is a water in the list of borders', () => {
  expect(via(spaceNamed('hidden-hollow'), spaceNamed('melting-sands'))).toBeNull();
  expect(SPACES[spaceNamed('hidden-hollow')].borders.at(-1)).toEqual({ to: 'amnon', via: 'water' });
});

test('the tunnel joins Earthen Pass and Marls Gate, last in both lists', () => {
  const [pass, gate] = TUNNEL;
  expect([slug(pass), slug(gate)]).toEqual(['earthen-pass', 'marls-gate']);
  expect(via(gate, pass)).toBe('tunnel');
  expect([NEIGHBOURS[pass].at(-1), NEIGHBOURS[gate].at(-1)]).toEqual([gate, pass]);
});

test('orcs attack from each space in the order the map states', () => {
  const orders = SPACES.map(({ id }, space) => [id, FRENZY_ORDER[space].map(slug).join(' ')]);
  expect(Object.fromEntries(orders)).toEqual(frenzyOrders);
});

test('boats from Cattle Meade reach the rest of the sea, and nothing else', () => {
  expect(BOAT_REACH[spaceNamed('cattle-meade')].map(slug)).toEqual(
    expect.arrayContaining(['windfor', 'brecknock', 'castle-7', 'saddybury', 'radner-fen', 'dread-moor', 'castle-5']),
  );
  expect(BOAT_REACH[spaceNamed('cattle-meade')]).toHaveLength(7);
});

test('a space away from both waters has no boat', () => {
  expect(BOAT_REACH[spaceNamed('pembroke')]).toEqual([]);
  expect(BOAT_REACH[spaceNamed('red-dune')]).toEqual([]);
});

test('a space at the sea has it among its borders, and the other way round', () => {
  const sea = WATERS.find(({ id }) => id === 'sea-of-marnon');
  const drawn = everySpace.filter((space) => SPACES[space].borders.some(({ to }) => to === 'sea-of-marnon'));
  expect(sea?.spaces).toEqual(drawn);
});

test('forest and mountain add 1, castles 2, the rest nothing', () => {
  const of = (name: string) => DEFENCE[spaceNamed(name)];
  expect([of('pembroke'), of('earthen-pass'), of('marls-gate'), of('castle-3')]).toEqual([1, 1, 1, 2]);
  expect([of('dewbury'), of('dread-moor'), of('haven')]).toEqual([0, 0, 0]);
  expect(DEFENCE.filter((bonus) => bonus === 1)).toHaveLength(18);
});

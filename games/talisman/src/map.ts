import { type RegionId, SPACES } from './map.data.js';

export { type Encounter, type Host, type OddSpace, type RegionId, type Row, SPACES, type Space } from './map.data.js';

/** The index of a space in `SPACES`. */
export type SpaceId = number;

const BY_ID: ReadonlyMap<string, SpaceId> = new Map(SPACES.map((s, i) => [s.id, i]));

/** The space of that name, -1 if there is none. */
export function spaceNamed(id: string): SpaceId {
  return BY_ID.get(id) ?? -1;
}

export const CITY = spaceNamed('city');
export const TAVERN = spaceNamed('tavern');
export const FOREST = spaceNamed('forest');
export const VILLAGE = spaceNamed('village');
export const GRAVEYARD = spaceNamed('graveyard');
export const SENTINEL = spaceNamed('sentinel');
export const CHAPEL = spaceNamed('chapel');
export const CRAGS = spaceNamed('crags');
export const WARLOCKS_CAVE = spaceNamed('warlocks-cave');
export const OASIS = spaceNamed('oasis');
export const TEMPLE = spaceNamed('temple');
export const CASTLE = spaceNamed('castle');
export const PORTAL = spaceNamed('portal-of-power');
export const HILLS = spaceNamed('middle-hills');
export const GLADE = spaceNamed('cursed-glade');
export const CHASM = spaceNamed('chasm');
export const VALLEY = spaceNamed('valley-of-fire');
export const DEN = spaceNamed('werewolf-den');
export const DEATH = spaceNamed('dice-with-death');
export const CRYPT = spaceNamed('crypt');
export const PLAIN = spaceNamed('plain-of-peril');
export const MINES = spaceNamed('mines');
export const TOWER = spaceNamed('vampires-tower');
export const PITS = spaceNamed('pits');
export const CROWN = spaceNamed('crown-of-command');

export const REGION_OF: readonly RegionId[] = SPACES.map((s) => s.region);
/** The spaces of each region, clockwise. */
export const RING: Readonly<Record<RegionId, readonly SpaceId[]>> = {
  outer: ring('outer'),
  middle: ring('middle'),
  inner: ring('inner'),
  crown: ring('crown'),
};

function ring(region: RegionId): SpaceId[] {
  return SPACES.flatMap((s, i) => (s.region === region ? [i] : []));
}

/** How many cards are drawn in a space, 0 if none are. */
export const DRAWS: readonly number[] = SPACES.map((s) => (s.encounter.kind === 'draw' ? s.encounter.cards : 0));
/** What Enemies add to their die there. */
export const BONUS: readonly number[] = SPACES.map((s) => (s.encounter.kind === 'draw' ? (s.encounter.bonus ?? 0) : 0));
export const IS_WOODS: readonly boolean[] = SPACES.map((s) => s.name === 'Woods');
export const IS_HILLS: readonly boolean[] = SPACES.map((s) => s.name === 'Hills');

/** Clockwise is +1, anticlockwise -1. */
export type Direction = 1 | -1;

/** The space so many steps along the ring. */
export function along(from: SpaceId, direction: Direction, steps: number): SpaceId {
  // T EQUIP.1, T EQUIP.1.a, T EQUIP.1.b, T EQUIP.1.c Three Regions: the outer ring, the one between river and mountains,
  // and the centre, each of named spaces.
  const spaces = RING[REGION_OF[from]];
  const at = from - spaces[0];
  const n = spaces.length;
  return spaces[(((at + direction * steps) % n) + n) % n];
}

/** Straight across the Storm River: the corners of the Middle Region face two spaces, those of the Outer none. */
export const RAFT_PAIRS: readonly (readonly [SpaceId, SpaceId])[] = (
  [
    ['outer-fields-1', 'warlocks-cave'],
    ['outer-fields-6', 'warlocks-cave'],
    ['outer-hills-1', 'desert-1'],
    ['outer-plains-1', 'oasis'],
    ['outer-woods-1', 'desert-2'],
    ['outer-plains-2', 'temple'],
    ['outer-fields-2', 'temple'],
    ['ruins', 'middle-woods'],
    ['outer-plains-3', 'runes-1'],
    ['forest', 'castle'],
    ['outer-fields-4', 'portal-of-power'],
    ['outer-fields-3', 'portal-of-power'],
    ['graveyard', 'black-knight'],
    ['outer-woods-2', 'hidden-valley'],
    ['sentinel', 'middle-hills'],
    ['outer-hills-2', 'cursed-glade'],
    ['outer-fields-5', 'cursed-glade'],
    ['crags', 'runes-2'],
    ['outer-plains-4', 'chasm'],
    ['outer-woods-3', 'runes-3'],
  ] as const
).map(([a, b]) => [spaceNamed(a), spaceNamed(b)] as const);

/** What lies directly opposite each space. */
export const OPPOSITE: readonly (readonly SpaceId[])[] = SPACES.map((_, space) =>
  RAFT_PAIRS.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])),
);

/** T 11:5.1 The way back from each inner space towards the Plain of Peril; from the Valley down either branch. */
export const WAY_BACK: Readonly<Record<number, readonly SpaceId[]>> = {
  [CRYPT]: [PLAIN],
  [DEATH]: [CRYPT],
  [DEN]: [DEATH],
  [MINES]: [PLAIN],
  [TOWER]: [MINES],
  [PITS]: [TOWER],
  [VALLEY]: [DEN, PITS],
  // T 11:26 From the Plain the way back is the Portal.
  [PLAIN]: [PORTAL],
};

/** The way on from each inner space. */
export const WAY_ON: Readonly<Record<number, readonly SpaceId[]>> = {
  [PLAIN]: [CRYPT, MINES],
  [CRYPT]: [DEATH],
  [DEATH]: [DEN],
  [DEN]: [VALLEY],
  [MINES]: [TOWER],
  [TOWER]: [PITS],
  [PITS]: [VALLEY],
  // T 11:6.1 The Crown is reached from the Valley of Fire only.
  [VALLEY]: [CROWN],
};

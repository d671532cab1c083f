import {
  able,
  along,
  FOREST,
  HILLS,
  has,
  IS_WOODS,
  isToad,
  OPPOSITE,
  POLTERGEIST,
  PORTAL,
  REGION_OF,
  RING,
  SENTINEL,
  type SpaceId,
} from '@questhall/talisman';
import { noting } from '../../noting.js';
import { sentinelOdds } from './crossing.js';
import { GAME, isCommanded, lifeCost, type Mind } from './mind.js';
import { type Place, placeWorth } from './places.js';

/** What it is worth to end a move on each space of the two great Regions, the future counted in. */
export interface Roads {
  /** What ending a move there brings. */
  readonly place: (space: SpaceId) => Place;
  /** Arriving there: what it brings, and what comes after. */
  readonly arrive: (space: SpaceId) => number;
  /** Standing there at the end of a turn. */
  readonly stand: (space: SpaceId) => number;
  /** With so many steps from a space, the best there is. */
  readonly go: (from: SpaceId, steps: number) => number;
  /** Crossing the bridge with so many steps left on the other side. */
  readonly cross: (from: SpaceId, steps: number) => number;
  readonly portal: () => number;
  /** What crossing the river frees from. */
  readonly freed: number;
}

const SPACE_COUNT = RING.outer.length + RING.middle.length;
const NODES = Array.from({ length: SPACE_COUNT }, (_, i) => i);
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Steps left beyond a space, one counted for leaving it; below 0 if the way does not lead beyond. */
function beyond(from: SpaceId, over: SpaceId, steps: number): number {
  const n = RING[REGION_OF[from]].length;
  const far = (((over - from) % n) + n) % n;
  return steps - Math.min(far, n - far) - 1;
}
const gate = (from: SpaceId) => (REGION_OF[from] === 'outer' ? SENTINEL : HILLS);

const ROUTES = NODES.map((from) =>
  FACES.map((steps) => ({
    ends: [along(from, 1, steps), along(from, -1, steps)] as const,
    cross: beyond(from, gate(from), steps),
    portal: REGION_OF[from] === 'middle' && beyond(from, PORTAL, steps) >= 0,
  })),
);

const noted = noting<Mind, Roads>();

export function roadsOf(mind: Mind): Roads {
  return noted(mind, () => survey(mind));
}

/** Two passes: what a life on the road is worth, and then with the one thing most worth fetching. */
function survey(mind: Mind): Roads {
  const places = NODES.map((space) => placeWorth(mind, space));
  const steady = places.map((place) => place.steady);
  const once = places.map((place) => place.once);
  const lasting = mind.creed.pursues ? once : places.map((place) => place.once - place.meeting);
  const bare = sceneOf(mind);
  const worn = solve(
    bare,
    { steady, prize: NODES.map(() => Number.NEGATIVE_INFINITY) },
    NODES.map(() => 0),
  ).stand;
  const prized = lasting.map((prize, space) => prize + worn[space]);
  const { stand } = solve(bare, { steady, prize: prized }, worn.slice());
  const arrive = NODES.map((space) => steady[space] + Math.max(stand[space], once[space] + worn[space]));
  const scene: Scene = { ...bare, arrive, stand };
  return {
    place: (space) => places[space],
    arrive: (space) => arrive[space],
    stand: (space) => stand[space],
    go: (from, steps) => bestEnd(scene, from, steps),
    cross: (from, left) => crossing(scene, from, left),
    portal: () => portalWorth(scene),
    freed: scene.freed,
  };
}

interface Scene {
  readonly mind: Mind;
  readonly arrive: readonly number[];
  readonly stand: readonly number[];
  /** The chance to get past the Sentinel, and what trying costs. */
  readonly past: number;
  readonly toll: number;
  /** What it is worth to shake off the Poltergeist by crossing the river. */
  readonly freed: number;
  /** What it is worth to open the Portal, with its chance; and what failing costs. */
  readonly portal: { readonly chance: number; readonly inside: number; readonly cost: number };
}

function bridgeOf(mind: Mind): { past: number; toll: number; freed: number } {
  const freed = isHaunted(mind) ? RELIEF : 0;
  if (mind.view.invisible[mind.seat]) return { past: 1, toll: 0, freed };
  const { wins, loses } = sentinelOdds(mind);
  return { past: wins, toll: loses * (1 - mind.climber.save) * lifeCost(mind), freed };
}

/** T R90 Held to one space a turn for good. */
function isHaunted({ view, seat }: Mind): boolean {
  return view.followers[seat].includes(POLTERGEIST);
}
const RELIEF = 12;

function portalOf(mind: Mind) {
  const { view, seat, portal: chance, stages, lives, hasTalisman, worth, climber, creed } = mind;
  const more = isCommanded(view, seat) ? creed.commanded.climb : 1;
  const inside = hasTalisman ? more * GAME * stages[lives].plain : -GAME;
  const cost = Math.min(worth.strength, worth.craft, climber.strength > climber.craft ? worth.strength : worth.craft);
  return { chance, inside, cost };
}

function sceneOf(mind: Mind): Scene {
  return { mind, arrive: [], stand: [], ...bridgeOf(mind), portal: portalOf(mind) };
}

/** What a space brings each time, and what its one prize and all that follows is worth. */
interface Gains {
  readonly steady: readonly number[];
  readonly prize: readonly number[];
}

/** Values of arriving and of standing on each space, by going over them until they settle. */
function solve(bare: Scene, { steady, prize }: Gains, stand: number[]): Scene {
  const { mind } = bare;
  const { view, seat } = mind;
  const rafts = has(view, seat, 'build-rafts') && !isToad(view, seat);
  const walks = able(view, seat, 'woods-walk');
  const faces = isHaunted(mind) ? FACES.slice(0, 1) : FACES;
  const arrive = NODES.map((space) => steady[space] + Math.max(stand[space], prize[space]));
  const scene: Scene = { ...bare, arrive, stand };
  for (let round = 0; round < ROUNDS; round++) {
    for (const from of NODES) {
      let sum = 0;
      for (const steps of faces) sum += bestEnd(scene, from, steps);
      let most = sum / faces.length;
      if (rafts && (IS_WOODS[from] || from === FOREST))
        for (const to of OPPOSITE[from]) most = Math.max(most, arrive[to] + scene.freed);
      if (walks && IS_WOODS[from])
        for (const to of RING[REGION_OF[from]]) if (to !== from && IS_WOODS[to]) most = Math.max(most, arrive[to]);
      stand[from] = mind.pace * most;
      arrive[from] = steady[from] + Math.max(stand[from], prize[from]);
    }
  }
  return scene;
}
const ROUNDS = 14;

function bestEnd(scene: Scene, from: SpaceId, steps: number): number {
  const { ends, cross, portal } = ROUTES[from][steps - 1];
  let most = Math.max(scene.arrive[ends[0]], scene.arrive[ends[1]]);
  if (cross >= 0) most = Math.max(most, crossing(scene, from, cross));
  if (portal) most = Math.max(most, portalWorth(scene));
  return most;
}

function crossing(scene: Scene, from: SpaceId, left: number): number {
  const inward = REGION_OF[from] === 'outer';
  const to = inward ? HILLS : SENTINEL;
  let most = left === 0 ? scene.arrive[to] : Number.NEGATIVE_INFINITY;
  if (left > 0) {
    const { ends, portal } = ROUTES[to][left - 1];
    most = Math.max(scene.arrive[ends[0]], scene.arrive[ends[1]]);
    if (portal) most = Math.max(most, portalWorth(scene));
  }
  if (!inward) return most + scene.freed;
  return scene.past * (most + scene.freed) + (1 - scene.past) * scene.stand[SENTINEL] - scene.toll;
}

function portalWorth({ portal, stand }: Scene): number {
  return portal.chance * portal.inside + (1 - portal.chance) * (stand[PORTAL] - portal.cost);
}

/** Steps left on the other side of the bridge. */
export function crossLeft(from: SpaceId, steps: number): number {
  return Math.max(0, beyond(from, gate(from), steps));
}

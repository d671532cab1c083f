import type { Board } from './board.js';
import {
  BRIDGED,
  clockwiseFrenzy,
  DEFENCE,
  FRENZY_ORDER,
  NEIGHBOURS,
  REGION_OF,
  type SpaceId,
  TUNNEL,
  via,
} from './map.js';

/** How an attack comes. */
export type Route = 'land' | 'bridge' | 'tunnel' | 'boat';

/** What the blank card can change about the map. */
export type Ways = Pick<Board, 'fallen' | 'mouths'>;

function unchanged(b: Ways): boolean {
  return b.mouths.length === 0 && !b.fallen[0] && !b.fallen[1] && !b.fallen[2];
}

/** The spaces adjacent to one, as the map now is. */
export function neighbours(b: Ways, space: SpaceId): readonly SpaceId[] {
  return unchanged(b) ? NEIGHBOURS[space] : changed(b, space, NEIGHBOURS[space]);
}

/** In which order orcs attack from a space, as the map now is. */
export function frenzyOrderFrom(b: Ways, space: SpaceId): readonly SpaceId[] {
  return unchanged(b)
    ? FRENZY_ORDER[space]
    : changed(
        b,
        space,
        clockwiseFrenzy(space, (other) => standsBridge(b, space, other)),
      );
}

function changed(b: Ways, space: SpaceId, normal: readonly SpaceId[]): SpaceId[] {
  const mouths = [...TUNNEL, ...b.mouths];
  const near = normal.filter((other) => standsBridge(b, space, other));
  return mouths.includes(space) ? [...near, ...mouths.filter((m) => m !== space && !near.includes(m))] : near;
}

function standsBridge(b: Ways, a: SpaceId, c: SpaceId): boolean {
  const bridge = BRIDGED.findIndex(([x, y]) => (x === a && y === c) || (x === c && y === a));
  return bridge < 0 || !b.fallen[bridge];
}

export function areAdjacent(b: Ways, a: SpaceId, c: SpaceId): boolean {
  return neighbours(b, a).includes(c);
}

/** How an attack without a boat comes. */
export function routeBetween(b: Ways, from: SpaceId, to: SpaceId): Route {
  const passage = via(from, to);
  if (passage === null || (passage === 'bridge' && !standsBridge(b, from, to))) return 'tunnel';
  return passage;
}

/** What a defender adds to its die range in this space against an attack that comes this way. */
export function defenceBonus(b: Ways & Pick<Board, 'house'>, to: SpaceId, route: Route): number {
  const opened = b.mouths.includes(to);
  // WQ XI.B.1.g, WQ XI.B.1.h Forest and mountain add 1, a castle 2. WQ R31 For orcs too.
  // WQ XI.B.1.j.2 Against the tunnel forest and mountain add nothing, except at a mouth that the blank card opened.
  const terrain = route === 'tunnel' && !opened ? 0 : DEFENCE[to];
  // WQ XI.B.1.j.1 The tunnel adds 2, a mouth of the blank card 1.
  const tunnel = opened ? 1 : 2;
  // WQ XI.B.1.i A bridge adds 2. WQ X.A.6.c.5, WQ R30 Not against a boat; the terrain still counts.
  const bridge = route === 'bridge' ? 2 : 0;
  const way = route === 'tunnel' ? tunnel : bridge;
  // WQ R29 All that apply add up, unless the house counts only the highest.
  return b.house.highestBonusOnly ? Math.max(terrain, way) : terrain + way;
}

/** Whether no attack may be made on this territory. */
export function isProtected(b: Pick<Board, 'wizard'>, space: SpaceId): boolean {
  // WQ X.D.5.c Where he has left, he protects no more.
  // WQ VIII.C.1 The wizard protects every territory of the region he stands in. WQ R12 Castles are no territories.
  return b.wizard >= 0 && REGION_OF[space] !== 0 && REGION_OF[space] === REGION_OF[b.wizard];
}

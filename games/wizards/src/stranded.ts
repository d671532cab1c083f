import type { Seat } from '@questhall/kernel';
import { BOATS, type Board, cellOf, landAt, stands, tileAt } from './board.js';
import { permits, strideOf } from './events.js';
import { AROUND, atlasOf, CELLS, type Cell, distance } from './map.js';
import { HORSE, UNICORN, WINGED_HORSE } from './people.js';
import { bookOf } from './players.js';
import { SACRED_CIRCLE, SPOTS, spaceOf, TILES, type TileId } from './tiles.js';

// Water this far from the centre of a tile touches it.
const SHORE = 3;
// Tiles whose centres are so far apart have two water spaces between them.
const APART = 7;

/** W R17 The tiles of the island a tile belongs to: all that touch, walls or no walls. */
export function islandOf(b: Pick<Board, 'layout' | 'fallen'>, tile: TileId): TileId[] {
  const { touching } = atlasOf(b.layout);
  const island = [tile];
  for (const one of island)
    for (const other of touching[one]) if (!b.fallen[other] && !island.includes(other)) island.push(other);
  return island;
}

/** 7.3031 Whether a player cannot get away by himself. */
export function isStranded(b: Board, seat: Seat): boolean {
  const cell = b.at[seat];
  if (b.boat[seat] >= 0) return false;
  return (landAt(b, cell) < 0 ? isLostAtSea(b, seat) : isMarooned(b, seat)) && !canEscape(b, seat);
}

/** W 7.3031b In water with no Boat, and no land within reach. */
function isLostAtSea(b: Board, seat: Seat): boolean {
  const cell = b.at[seat];
  if (b.boatAt.some((at, boat) => at === cell && !b.boat.includes(boat))) return false;
  // W 8.451 A Horse may still swim one space.
  const reach = b.animal[seat] === HORSE && b.swum[seat] < 2 ? SHORE + 1 : SHORE;
  return !TILES.some((_, tile) => isLaid(b, tile) && distance(b.layout.at[tile], cell) <= reach);
}

const isLaid = (b: Board, tile: TileId): boolean => stands(b, tile) && b.layout.at[tile] >= 0;

/** W 7.3031a, W R17 On an island that no land, Boat or single water space leads from. */
function isMarooned(b: Board, seat: Seat): boolean {
  const home = tileAt(b, b.at[seat]);
  if (hasBoat(b, home)) return false;
  const island = islandOf(b, home);
  const { swimmable } = atlasOf(b.layout);
  for (const tile of island) {
    for (const other of swimmable[tile]) if (!b.fallen[other] && !island.includes(other)) return false;
    if (hasBoat(b, tile)) return false;
  }
  // W R27 A Druid of the island with the Circle goes by its stones.
  return !(bookOf(b, seat).carries !== undefined && island.includes(SACRED_CIRCLE));
}

/** W 6.BOARDd A Boat with somebody in it takes nobody off. */
function hasBoat(b: Board, tile: TileId): boolean {
  return b.boatAt.some(
    (cell, boat) => cell >= 0 && !b.boat.includes(boat) && distance(b.layout.at[tile], cell) <= SHORE,
  );
}

/** Animals, cards and spells that carry one off. */
function canEscape(b: Board, seat: Seat): boolean {
  if (b.animal[seat] === UNICORN || b.animal[seat] === WINGED_HORSE) return true;
  if (b.events[seat].some((card) => permits(card, 'from-anywhere') || strideOf(card)?.anywhere)) return true;
  const { boats, carries } = bookOf(b, seat);
  if (carries === 'random' || carries === 'territory' || carries === 'stone-territory-or-to-stone') return true;
  const home = tileAt(b, b.at[seat]);
  if (home < 0) return false;
  const island = islandOf(b, home);
  // W 8.451 A Horse that stays swims two spaces.
  if (b.animal[seat] === HORSE && b.animalTurns[seat] > 1 && isNear(b, island)) return true;
  // W 11.211a He can walk to a coast and call from there.
  return (
    boats > 0 &&
    boatsWithin(
      b,
      island.flatMap((tile) => spacesOf(b, tile)),
      boats,
      1,
    ).length > 0
  );
}

/** Whether another island lies two water spaces off, or nearer. */
function isNear(b: Board, island: readonly TileId[]): boolean {
  const { at } = b.layout;
  return TILES.some(
    (_, other) =>
      isLaid(b, other) && !island.includes(other) && island.some((tile) => distance(at[tile], at[other]) <= APART),
  );
}

function spacesOf(b: Board, tile: TileId): Cell[] {
  return SPOTS.map((_, spot) => cellOf(b, spaceOf(tile, spot)));
}

/** W 11.211b, W 11.2111 Empty Boats within so many water spaces of a player on a coast; the search ends when enough are found. */
export function callableBoats(b: Board, seat: Seat, range: number, enough = BOATS): number[] {
  return boatsWithin(b, [b.at[seat]], range, enough);
}

// Steps by water to each cell, and the cells in the order they are come to; written anew by every search.
const steps = new Int16Array(CELLS);
const coming = new Int16Array(CELLS);
const AWAITED = -1;

function boatsWithin(b: Board, from: readonly Cell[], range: number, enough: number): number[] {
  const { land } = atlasOf(b.layout);
  const empty = b.boatAt.flatMap((cell, boat) => (cell >= 0 && !b.boat.includes(boat) ? [boat] : []));
  steps.fill(0);
  for (const boat of empty) steps[b.boatAt[boat]] = AWAITED;
  let [found, left] = [0, Math.min(enough, new Set(empty.map((boat) => b.boatAt[boat])).size)];
  const reach = (cell: Cell, n: number) => {
    for (let side = cell * 6, end = side + 6; side < end; side++) {
      const to = AROUND[side];
      if (to < 0 || land[to] >= 0 || steps[to] > 0) continue;
      if (steps[to] === AWAITED) left -= 1;
      steps[to] = n;
      coming[found++] = to;
    }
  };
  for (const cell of from) reach(cell, 1);
  for (let i = 0; i < found && left > 0; i++) if (steps[coming[i]] < range) reach(coming[i], steps[coming[i]] + 1);
  return empty.filter((boat) => steps[b.boatAt[boat]] > 0);
}

import type { Seat } from '@questhall/kernel';
import { BOATS, type Board, partnerOf } from './board.js';
import { AROUND, atlasOf, CELLS, type Cell } from './map.js';
import { DEMON, DRAGON, isDueAgain, isSite, mayEnterCrest, player } from './places.js';
import { isAfflicted, isTrapped, strideNow } from './players.js';
import { HIGH_HOLLOW, MOUNTAIN, PLAINS, STAR_CREST, STONE, TERRAIN, WOODS } from './tiles.js';

/** A place on the way: a cell of land, or `CELLS` + a Boat. */
export type Node = number;
export const isBoatNode = (node: Node): boolean => node >= CELLS;
/** Points are counted in halves, since a Boat sails two spaces for one. */
const ONE = 2;
const TWO = 4;
const HALF = 1;

const NODES = CELLS + BOATS;
const cost = new Int16Array(NODES);
const came = new Int16Array(NODES);
const stops = new Uint8Array(CELLS);
const afloat = new Uint8Array(CELLS);
const prices = new Int16Array(7);
// Lists of what a search has written, by how many: lists that grow and shrink would be made anew each time.
const touched = new Int16Array(NODES);
const flagged = new Int16Array(NODES);
const used = { touched: 0, flagged: 0, waiting: 0 };
// Places waiting by what it costs to come there, first come first served: a list for each cost.
const COSTS = 96;
const first = new Int32Array(COSTS).fill(-1);
const last = new Int32Array(COSTS);
// No place is come to from more than its six sides and as many Boats.
const waiting = new Int16Array(NODES * 16);
const after = new Int32Array(NODES * 16);

/** Whose costs and ways stand in the tables, so that whoever then takes one of them need not search anew. */
const stored: { board?: Board; seat: Seat; halves: number; swift: number; arrivals: number } = {
  seat: -1,
  halves: 0,
  swift: 0,
  arrivals: 0,
};
const AT_SEA = -1;

function store(b: Board, seat: Seat, halves: number, swift: number): void {
  stored.board = b;
  stored.seat = seat;
  stored.halves = halves;
  stored.swift = swift;
  stored.arrivals = b.arrivals[seat];
}

function isStored(b: Board, seat: Seat, halves: number, swift: number): boolean {
  if (stored.board !== b || stored.seat !== seat || stored.halves !== halves) return false;
  return stored.swift === swift && stored.arrivals === b.arrivals[seat];
}

/** What each kind of ground costs this player, in half points, with spells and cards. */
function setPrices(b: Board, seat: Seat, swift: number): void {
  // W 6.PLAINS, W 6.TOWNSa, W 6.SPECIALa, W 6.STARCRESTa One point. W 6.WOODS, W 6.MOUNTAINS Two.
  prices.fill(ONE);
  prices[WOODS] = TWO;
  prices[MOUNTAIN] = TWO;
  prices[STONE] = 0;
  // W 7.3043e, W 7.3051f Everything is mountain to the afflicted.
  if (isAfflicted(b, seat)) {
    prices.fill(TWO);
    return;
  }
  const { asPlains, boatSpeed } = strideNow(b, seat);
  if (swift & 1 || asPlains?.includes('woods')) prices[WOODS] = ONE;
  if (swift & 2 || asPlains?.includes('mountain')) prices[MOUNTAIN] = ONE;
  // W R112 Half a point for any land, or for plains, woods and mountains only.
  if (boatSpeed === 'land') prices.fill(HALF);
  if (boatSpeed === 'open-land') for (const terrain of [PLAINS, WOODS, MOUNTAIN]) prices[terrain] = HALF;
}

/** What stepping on open ground of this kind costs, in half points. */
export function priceOf(b: Board, seat: Seat, swift: number, terrain: number): number {
  setPrices(b, seat, swift);
  return prices[terrain];
}

/** W 7.2 Flag every cell where something waits for this player and ends his movement. */
function flagStops(b: Board, seat: Seat): void {
  for (const cell of b.demons) if (isDueAgain(b, seat, cell, DEMON)) flag(cell);
  if (isDueAgain(b, seat, b.dragon, DRAGON)) flag(b.dragon);
  for (const cell of b.wizardAt) if (cell >= 0) flag(cell);
  for (const cell of b.secretAt) if (cell >= 0) flag(cell);
  for (let other = 0; other < b.seats; other++) if (isMeeting(b, seat, other)) flag(b.at[other]);
}

function flag(cell: Cell): void {
  if (stops[cell] === 1) return;
  stops[cell] = 1;
  flagged[used.flagged++] = cell;
}

/** Whether something waits in a cell that ends this player's movement. */
export function stopsAt(b: Board, seat: Seat, cell: Cell): boolean {
  if (b.demons.includes(cell) && isDueAgain(b, seat, cell, DEMON)) return true;
  if (b.dragon === cell && isDueAgain(b, seat, cell, DRAGON)) return true;
  if (b.wizardAt.includes(cell) || b.secretAt.includes(cell)) return true;
  return b.at.some((at, other) => at === cell && isMeeting(b, seat, other));
}

function unflag(): void {
  for (let i = 0; i < used.flagged; i++) stops[flagged[i]] = 0;
  used.flagged = 0;
}

/** Whether coming to where another player is means an encounter. */
export function isMeeting(b: Board, seat: Seat, other: Seat): boolean {
  if (other === seat) return false;
  // W 7.303 Somebody to be rescued.
  if (isTrapped(b, other) || b.help[other]) return true;
  // W 7i, W R84 Both of Rank 1 or higher, and not used up. W B.2, W R67 Partners only if one is Dragonbound.
  if (b.rank[seat] === 0 || b.rank[other] === 0 || !isDueAgain(b, seat, b.at[other], player(other))) return false;
  return partnerOf(b, seat) !== other || b.bound[seat] || b.bound[other];
}

function isClosed(b: Board, seat: Seat, space: number): boolean {
  // W 6.STARCRESTb, W 7.37. W 7.3051g
  return (space === STAR_CREST && !mayEnterCrest(b, seat)) || (space === HIGH_HOLLOW && b.bound[seat]);
}

/** Everywhere a player can walk with these half points; `wayTo` then gives the path, `costTo` the cost. */
export function walk(b: Board, seat: Seat, halves: number, swift: number): Node[] {
  const found: Node[] = [];
  stored.board = undefined;
  if (halves <= 0) return found;
  const start = open(b, seat, swift);
  for (let spent = 0; spent <= halves; spent++) {
    for (let i = first[spent]; i >= 0; i = after[i]) {
      const node = waiting[i];
      if (cost[node] !== spent + 1) continue;
      if (node !== start) {
        found.push(node);
        if (isStop(b, node)) continue;
      }
      onward(b, seat, node, spent, halves);
    }
    first[spent] = -1;
  }
  for (const cell of b.boatAt) if (cell >= 0) afloat[cell] = 0;
  unflag();
  store(b, seat, halves, swift);
  return found;
}

/** Make the costs and ways of this walk stand in the tables. */
export function walkAgain(b: Board, seat: Seat, halves: number, swift: number): void {
  if (!isStored(b, seat, halves, swift)) walk(b, seat, halves, swift);
}

/** Clear the tables and put a player where he stands. */
function open(b: Board, seat: Seat, swift: number): Node {
  forget();
  used.waiting = 0;
  setPrices(b, seat, swift);
  flagStops(b, seat);
  for (const cell of b.boatAt) if (cell >= 0) afloat[cell] = 1;
  const start = b.boat[seat] >= 0 ? CELLS + b.boat[seat] : b.at[seat];
  relax(start, -1, 0, 0);
  return start;
}

function forget(): void {
  for (let i = 0; i < used.touched; i++) cost[touched[i]] = 0;
  used.touched = 0;
}

function isStop(b: Board, node: Node): boolean {
  if (node >= CELLS) return b.boatDemon[node - CELLS] || stops[b.boatAt[node - CELLS]] === 1;
  // W 6.TOWNSb, W 6.SPECIALb Structures and special spaces always end the movement.
  return stops[node] === 1 || isSite(atlasOf(b.layout).land[node]);
}

/** Every step on from a place: to land, into a Boat, from Boat to Boat. */
function onward(b: Board, seat: Seat, node: Node, spent: number, halves: number): void {
  const { land, roads, tile } = atlasOf(b.layout);
  const cell = node >= CELLS ? b.boatAt[node - CELLS] : node;
  // W R20 Boarding, too, is as mountain to the afflicted.
  const boarding = spent + (isAfflicted(b, seat) ? TWO : ONE);
  // W R82 A swimmer or somebody in a Boat boards one in the same water.
  if (land[cell] < 0 && afloat[cell] === 1) board(b, cell, node, boarding, halves);
  for (let side = cell * 6, end = side + 6; side < end; side++) {
    // W 6.WALLS, W 6.STONEa, W 6.CENTERa Walls are no way, and the Circle is entered otherwise.
    const to = roads[side];
    if (to < 0) continue;
    const space = land[to];
    if (space < 0) {
      // W 6.BOARDa, W 6.BOARDb, W R82 From land, or from Boat to Boat.
      if (afloat[to] === 1 && (node >= CELLS || land[cell] >= 0)) board(b, to, node, boarding, halves);
      continue;
    }
    // W 12.41b Fallen tiles.
    if (b.fallen[tile[to]] || isClosed(b, seat, space)) continue;
    // W 6.SWIMb, W 6.LEAVEa From water and from a Boat, too, land costs what it costs.
    relax(to, node, spent + prices[TERRAIN[space]], halves);
  }
}

function board(b: Board, cell: Cell, from: Node, spent: number, halves: number): void {
  for (let boat = 0; boat < BOATS; boat++) {
    // W 6.BOARDd One player a Boat.
    if (b.boatAt[boat] === cell && !b.boat.includes(boat)) relax(CELLS + boat, from, spent, halves);
  }
}

function relax(node: Node, from: Node, spent: number, halves: number): void {
  if (spent > halves || (cost[node] !== 0 && cost[node] <= spent + 1)) return;
  if (cost[node] === 0) touched[used.touched++] = node;
  cost[node] = spent + 1;
  came[node] = from;
  const entry = used.waiting++;
  waiting[entry] = node;
  after[entry] = -1;
  if (first[spent] < 0) first[spent] = entry;
  else after[last[spent]] = entry;
  last[spent] = entry;
}

/** Half points to a place that the last `walk` has found. */
export function costTo(node: Node): number {
  return cost[node] - 1;
}

/** The places on the way, the last one included, after a `walk`. */
export function wayTo(node: Node): Node[] {
  const way: Node[] = [];
  for (let at = node; came[at] !== -1; at = came[at]) way.push(at);
  return way.reverse();
}

/** W 6.SAILa Everywhere a Boat can sail with these half points, with what each water space costs. */
export function sail(b: Board, seat: Seat, halves: number): Cell[] {
  const { land } = atlasOf(b.layout);
  const price = isAfflicted(b, seat) ? TWO : HALF;
  const found: Cell[] = [];
  if (halves < price) return found;
  stored.board = undefined;
  forget();
  flagStops(b, seat);
  const start = b.at[seat];
  const queue = [start];
  cost[start] = 1;
  came[start] = -1;
  touched[used.touched++] = start;
  for (const cell of queue) {
    const spent = cost[cell] - 1 + price;
    if (spent > halves || (cell !== start && stops[cell] === 1)) continue;
    for (let side = 0; side < 6; side++) {
      const to = AROUND[cell * 6 + side];
      // W 6.SAILc Outside the board lies a ring of water.
      if (to < 0 || land[to] >= 0 || cost[to] !== 0) continue;
      cost[to] = spent + 1;
      came[to] = cell;
      touched[used.touched++] = to;
      queue.push(to);
      found.push(to);
    }
  }
  unflag();
  store(b, seat, halves, AT_SEA);
  return found;
}

/** Make the costs and ways of this voyage stand in the tables. */
export function sailAgain(b: Board, seat: Seat, halves: number): void {
  if (!isStored(b, seat, halves, AT_SEA)) sail(b, seat, halves);
}

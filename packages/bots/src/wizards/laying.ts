import {
  AROUND,
  atlasOf,
  type Cell,
  COLUMNS,
  COTTAGE,
  cellsUnder,
  distance,
  LAIR,
  type Layout,
  laid,
  landAt,
  ROWS,
  SACRED_CIRCLE,
  TERRAIN,
  TILES,
  type TileId,
  TOWERS,
  type View,
  WOODS,
} from '@questhall/wizards';
import { always, cheapest, type Decide } from './decision.js';

const MIDDLE: Cell = Math.floor(ROWS / 2) * COLUMNS + COLUMNS / 2;

/** Tiles go close together, so that one can walk from each to the next. */
export const laysClose: Decide = ({ view, options }) => ({
  pick: cheapest<Cell>(options, (cell) => {
    let touching = 0;
    for (const at of view.layout.at) if (at >= 0 && distance(at, cell) === 5) touching += 1;
    return distance(cell, MIDDLE) - 20 * touching;
  }),
  why: 'it joins what lies there already',
});

/** Where everybody must go lies in the middle, and the Lair at the edge. */
const laysFirst: Decide = ({ options }) => ({
  pick: cheapest<TileId>(options, (tile) => {
    if (tile === LAIR) return 9;
    if (tile === COTTAGE || tile === SACRED_CIRCLE) return 0;
    return TOWERS.includes(tile) ? 1 : 5 - Math.floor(tile / 6);
  }),
  why: 'it belongs in the middle',
});

/** Turned so that one comes easily from its centre to its neighbours. */
const turnsOpen: Decide = ({ view, options, shows }) => {
  const { tile, at } = shows.laying as { tile: string; at: string };
  const [column, row] = at.split('-').map(Number);
  const id = TILES.findIndex((one) => one.id === tile);
  return {
    pick: cheapest<number>(options, (turn) => closeness(view.layout, id, row * COLUMNS + column, turn)),
    why: 'its ways lead to its neighbours',
  };
};

/** Half points from the centre to all the land beyond the edge of the tile. */
function closeness(layout: Layout, tile: TileId, centre: Cell, turn: number): number {
  const { land, roads } = atlasOf(laid(layout, tile, centre, turn));
  const inside = new Set(cellsUnder(centre, turn));
  const cost = new Map<Cell, number>([[centre, 0]]);
  const queue = [centre];
  let sum = 0;
  for (const cell of queue) {
    for (let side = 0; side < 6; side++) {
      const to = roads[cell * 6 + side];
      if (to < 0 || land[to] < 0) continue;
      const spent = (cost.get(cell) as number) + (TERRAIN[land[to]] === 0 || TERRAIN[land[to]] > WOODS + 1 ? 2 : 4);
      if (!inside.has(to)) sum += spent - 30;
      else if (spent < (cost.get(to) ?? 99)) {
        cost.set(to, spent);
        queue.push(to);
      }
    }
  }
  return sum;
}

/** A Boat lies best where most water is. */
function mostWater(view: View, cell: Cell): number {
  let n = 0;
  for (let side = 0; side < 6; side++) if (landAt(view, AROUND[cell * 6 + side]) < 0) n += 1;
  return n;
}

const moors: Decide = ({ view, options }) => ({
  pick: cheapest<Cell>(options, (cell) => -mostWater(view, cell)),
  why: 'open water',
});

/** Setting up, without much thought. */
export const PLAIN_SETUP: Readonly<Record<string, Decide>> = {
  'laying.tile': ({ options, random }) => ({ pick: random(options.length), why: 'one of mine' }),
  'laying.where': laysClose,
  'laying.turned': ({ options, random }) => ({ pick: random(options.length), why: 'as it came' }),
  'laying-blind.tower': always(0, 'Megmoran is known to me'),
  'laying-blind.where': laysClose,
  'laying-blind.turned': always(0, 'who knows what it is'),
  'boats.stretch': moors,
  'setup.piece': ({ seat, options }) => ({ pick: seat % options.length, why: 'my colour' }),
};

/** Setting up with an eye to the ways. */
export const CAREFUL_SETUP: Readonly<Record<string, Decide>> = {
  ...PLAIN_SETUP,
  'laying.tile': laysFirst,
  'laying.turned': turnsOpen,
};

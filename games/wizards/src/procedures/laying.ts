import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, NOBODY } from '../board.js';
import { chapter } from '../calls.js';
import { BARE, type Cell, GRID, isOpenCentre, laid, openCentres, seaId } from '../map.js';
import { CHART } from '../tiles.data.js';
import { TILES, type TileId } from '../tiles.js';

interface Laying {
  dealt: boolean;
  turn: number;
  tile: TileId;
  cell: Cell;
}
const tiles = chapter('laying', (): Laying => ({ dealt: false, turn: 0, tile: -1, cell: -1 }));

/** 3.2 The tiles are dealt and laid. */
export const laying = tiles.procedure({
  steps: {
    // W 3.2b Shuffled and dealt clockwise, as evenly as possible. W R49 Hands are open.
    deal: (t) => {
      const { board } = t;
      if (board.house.charted) {
        chart(
          t,
          shuffledTiles(
            t,
            TILES.map((_, tile) => tile),
          ),
        );
        return tiles.done();
      }
      shuffledTiles(
        t,
        TILES.map((_, tile) => tile),
      ).forEach((tile, i) => {
        board.hand[tile] = (board.dealer + 1 + i) % board.seats;
      });
      t.tell('tiles.dealt', { hands: TILES.map(({ id }, tile) => `${id} ${board.hand[tile]}`) });
    },
    // W 3.21 One tile a turn, from the Dealer's left.
    tile: tiles.ask({
      rule: 'W 3.21',
      who: (b, v) => (b.hand.some((seat) => seat >= 0) ? layer(b, v.turn) : null),
      says: () => ({ key: 'ask.tile' }),
      options: (b, v) => TILES.flatMap((_, tile) => (b.hand[tile] === layer(b, v.turn) ? [tile] : [])),
      name: (tile: TileId) => `lay ${TILES[tile].id}`,
      at: (tile) => [TILES[tile].id],
      bars: () => ({ rule: 'W 3.21', why: 'not a tile of yours that is still to be laid' }),
      then: (_, v, tile) => {
        v.tile = tile;
        return goto('where');
      },
    }),
    laid: () => tiles.done(),
    where: tiles.ask({
      rule: 'W 3.23',
      who: (b, v) => layer(b, v.turn),
      says: (_, v) => ({ key: 'ask.where', args: { tile: TILES[v.tile].id } }),
      options: (b) => openCentres(b.layout),
      name: (cell: Cell) => `at ${hexId(cell)}`,
      at: (cell) => [seaId(cell)],
      bars: (pick, b) => whereBar(pick, b),
      then: (_, v, cell) => {
        v.cell = cell;
      },
    }),
    turned: tiles.ask({
      rule: 'W 3.23',
      who: (b, v) => layer(b, v.turn),
      says: (_, v) => ({ key: 'ask.turned', args: { tile: TILES[v.tile].id } }),
      options: () => [0, 1, 2, 3, 4, 5],
      name: (turn: number) => `turn ${turn}`,
      then: (t, v, turn, seat) => {
        const { board } = t;
        board.layout = laid(board.layout, v.tile, v.cell, turn);
        board.hand[v.tile] = NOBODY;
        t.tell('tile.laid', { seat, tile: TILES[v.tile].id, at: hexId(v.cell), turn });
        v.turn += 1;
        return goto('tile');
      },
    }),
  },
  shows: (_, v) => ({ tile: v.tile < 0 ? null : TILES[v.tile].id, at: v.cell < 0 ? null : hexId(v.cell) }),
});

function layer(b: Board, turn: number): Seat {
  return (b.dealer + 1 + turn) % b.seats;
}

/** A hex of the board, by column and row. */
export function hexId(cell: Cell): string {
  return `${cell % GRID.columns}-${Math.floor(cell / GRID.columns)}`;
}

export function whereBar(pick: string, b: Board) {
  const found = /^at (\d+)-(\d+)$/.exec(pick);
  if (!found) return undefined;
  const cell = Number(found[2]) * GRID.columns + Number(found[1]);
  return isOpenCentre(BARE, cell) && !isOpenCentre(b.layout, cell)
    ? { rule: 'W 3.22b', why: 'it would overlap another tile' }
    : { rule: 'W 3.22a', why: 'every hex of the tile must cover a hex of the board' };
}

export function shuffledTiles(t: Table<Board>, from: readonly TileId[]): TileId[] {
  const weights = TILES.map((_, tile) => (from.includes(tile) ? 1 : 0));
  return from.map(() => {
    const tile = t.draw('tiles', weights);
    weights[tile] = 0;
    return tile;
  });
}

/** The ready chart: these tiles on its places, each turned by chance. */
export function chart(t: Table<Board>, order: readonly TileId[]): void {
  const { board } = t;
  order.forEach((tile, i) => {
    const [column, row] = CHART[i];
    const cell = (row + 1) * GRID.columns + column + 1;
    board.layout = laid(board.layout, tile, cell, t.d6('tiles') - 1);
  });
  t.tell('tiles.charted', {});
}

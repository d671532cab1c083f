import { goto, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { type Cell, frozen, type Layout, laid, openCentres, seaId } from '../map.js';
import { PEOPLE, SORCERERS } from '../people.js';
import { COTTAGE, LAIR, SACRED_CIRCLE, TILES, type TileId, TOWERS } from '../tiles.js';

import { chart, hexId, shuffledTiles, whereBar } from './laying.js';

interface Blind {
  tower: TileId;
  left: number;
  cell: Cell;
}
const alone = chapter('laying-blind', (): Blind => ({ tower: -1, left: 0, cell: -1 }));

/** Appendix A. The solitaire tiles, some missing, laid unseen. */
export const layingBlind = alone.procedure({
  steps: {
    // W A.1 Lair, Circle, Cottage and one Tower are sure to be there.
    tower: alone.ask({
      rule: 'W A.1',
      who: () => 0,
      says: () => ({ key: 'ask.tower' }),
      options: () => [0, 1, 2],
      name: (i: number) => PEOPLE[SORCERERS[i]],
      at: (i) => [TILES[TOWERS[i]].id],
      then: (_, v, i) => {
        v.tower = TOWERS[i];
      },
    }),
    // W A.2, W A.3 Of the others as many as a die says, or the difficulty, will be missing; nobody sees which.
    remove: (t, v) => {
      const { board } = t;
      const n = board.house.missing < 0 ? t.d6('missing') : board.house.missing;
      v.left = TILES.length - n;
      board.phase = 'blind';
      t.tell('tiles.missing', { n });
      if (board.house.charted) return goto('shuffle');
    },
    // W A.5 They are arranged unseen: until the end nobody knows which lies where.
    where: alone.ask({
      rule: 'W A.5',
      who: (_, v) => (v.left > 0 ? 0 : null),
      says: (_, v) => ({ key: 'ask.where-blind', args: { left: v.left } }),
      options: (b) => openCentres(b.layout),
      name: (cell: Cell) => `at ${hexId(cell)}`,
      at: (cell) => [seaId(cell)],
      bars: (pick, b) => whereBar(pick, b),
      then: (_, v, cell) => {
        v.cell = cell;
        return goto('turned');
      },
    }),
    shuffle: (t, v) => {
      const { board } = t;
      const kept = keptTiles(t, v.tower, board.house.charted ? v.left : layersOf(board));
      if (board.house.charted) chart(t, kept);
      else board.layout = faceUp(board.layout, kept);
      return goto('turn-up');
    },
    turned: alone.ask({
      rule: 'W A.5',
      who: () => 0,
      says: () => ({ key: 'ask.turned-blind' }),
      options: () => [0, 1, 2, 3, 4, 5],
      name: (turn: number) => `turn ${turn}`,
      then: (t, v, turn) => {
        const { board } = t;
        v.left -= 1;
        board.layout = laid(board.layout, v.left, v.cell, turn);
        t.tell('tile.laid-blind', { at: hexId(v.cell), turn });
        return goto('where');
      },
    }),
    'turn-up': (t) => {
      t.board.phase = 'setup';
      t.reveal('tiles.turned-up', { missing: TILES.flatMap(({ id }, tile) => (t.board.fallen[tile] ? [id] : [])) });
    },
  },
});

function layersOf(b: Board): number {
  return b.layout.at.filter((cell) => cell >= 0).length;
}

/** W A.4 The four sure tiles mixed with what is left of the others. W R107 Missing ones count as fallen. */
function keptTiles(t: Table<Board>, tower: TileId, n: number): TileId[] {
  const sure = [LAIR, SACRED_CIRCLE, COTTAGE, tower];
  const others = shuffledTiles(
    t,
    TILES.flatMap((_, tile) => (sure.includes(tile) ? [] : [tile])),
  );
  const kept = [...others.slice(0, n - sure.length), ...sure];
  for (const tile of others.slice(n - sure.length)) t.board.fallen[tile] = true;
  return shuffledTiles(t, kept);
}

/** Put faces on places that were laid blind. */
function faceUp(layout: Layout, order: readonly TileId[]): Layout {
  const at = TILES.map(() => -1);
  const turn = TILES.map(() => 0);
  order.forEach((tile, i) => {
    at[tile] = layout.at[i];
    turn[tile] = layout.turn[i];
  });
  return frozen({ at, turn });
}

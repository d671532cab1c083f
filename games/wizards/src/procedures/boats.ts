import { type Flow, goto, type Table } from '@questhall/kernel';
import { BOATS, type Board, cellOf, landAt } from '../board.js';
import { chapter } from '../calls.js';
import { AROUND, type Cell, cellId } from '../map.js';
import { ABBEY, isDwelling, isTown, SPACES_ON_TILES } from '../tiles.js';

const harbour = chapter('boats', () => ({ space: -1, used: 0, choosing: false }));

/** 3.3 Boats beside coastal structures. */
export const boats = harbour.procedure({
  steps: {
    // W R48 Common I to VI, then Elven, until ten are used. W 3.32 The rest stay out.
    next: (t, v): Flow<'next' | 'stretch'> => {
      const { board } = t;
      if (v.used === BOATS) return harbour.done();
      do v.space += 1;
      while (v.space < SPACES_ON_TILES && !(isHarbour(v.space) && cellOf(board, v.space) >= 0));
      if (v.space >= SPACES_ON_TILES) return harbour.done();
      const runs = stretches(board, cellOf(board, v.space));
      if (runs.length === 0) return goto('next');
      if (runs.length > 1) return goto('stretch');
      moor(t, v.used, v.space, runs[0]);
      v.used += 1;
      return goto('next');
    },
    // W R47 Of several stretches of water the Dealer chooses one.
    stretch: harbour.ask({
      rule: 'W R47',
      who: (b) => b.dealer,
      says: (b, v) => ({ key: 'ask.stretch', args: { at: cellId(b.layout, cellOf(b, v.space)) } }),
      options: (b, v) => stretches(b, cellOf(b, v.space)),
      name: (cell: Cell, b) => `boat ${cellId(b.layout, cell)}`,
      at: (cell, b) => [cellId(b.layout, cell)],
      then: (t, v, cell) => {
        moor(t, v.used, v.space, cell);
        v.used += 1;
        return goto('next');
      },
    }),
  },
});

/** W 3.3 Common Towns, Elven Dwellings and the Abbey. */
function isHarbour(space: number): boolean {
  return isTown(space) || isDwelling(space) || space === ABBEY;
}

/** W 3.31 Of each stretch of water round a cell the last space, going clockwise. */
function stretches(b: Board, cell: Cell): Cell[] {
  const around = [0, 1, 2, 3, 4, 5].map((side) => AROUND[cell * 6 + side]);
  return around.filter((to, side) => landAt(b, to) < 0 && landAt(b, around[(side + 1) % 6]) >= 0);
}

function moor(t: Table<Board>, boat: number, space: number, cell: Cell): void {
  t.board.boatAt[boat] = cell;
  t.tell('boat.moored', {
    boat: boat + 1,
    by: cellId(t.board.layout, cellOf(t.board, space)),
    at: cellId(t.board.layout, cell),
  });
}

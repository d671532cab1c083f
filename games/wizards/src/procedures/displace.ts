import type { Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { AROUND, atlasOf, type Cell, cellId } from '../map.js';
import { enter, isSite } from '../places.js';
import { stopsAt } from '../reach.js';
import { HIGH_HOLLOW, isInCircle, STAR_CREST, tileOf } from '../tiles.js';

const shove = chapter('displace');

/** A neighbour moves the player over land, walls and terrain as they are. */
export const displace = shove.procedure({
  steps: {
    choose: shove.ask({
      rule: 'W R43',
      who: (_, v) => v.by,
      says: (_, v) => ({ key: 'ask.displace', args: { seat: v.seat, spaces: v.spaces } }),
      options: (b, v) => [b.at[v.seat], ...displacements(b, v.seat, v.spaces)],
      name: (cell: Cell, b, v) => (cell === b.at[v.seat] ? 'leave him' : `move ${cellId(b.layout, cell)}`),
      at: (cell, b) => [cellId(b.layout, cell)],
      bars: () => ({ rule: 'W R43', why: 'not within these spaces, or by a way that is not allowed' }),
      then: (t, v, cell) => {
        if (cell === t.board.at[v.seat]) return shove.done();
        enter(t.board, v.seat, cell, -1);
        t.tell('displaced', { seat: v.seat, by: v.by, to: cellId(t.board.layout, cell) });
        return shove.call('encounter', { seat: v.seat });
      },
    }),
  },
});

/** Every cell within so many steps, with one water space at most. */
function displacements(b: Board, seat: Seat, spaces: number): Cell[] {
  const { land, walls } = atlasOf(b.layout);
  const start = b.at[seat];
  const dry = new Map<Cell, number>([[start, 0]]);
  const wet = new Map<Cell, number>();
  const queue: { cell: Cell; swam: boolean; steps: number }[] = [{ cell: start, swam: land[start] < 0, steps: 0 }];
  for (const { cell, swam, steps } of queue) {
    if (steps === spaces || (steps > 0 && (isSite(land[cell]) || stopsAt(b, seat, cell)))) continue;
    for (let side = 0; side < 6; side++) {
      const to = AROUND[cell * 6 + side];
      if (to < 0 || (walls[cell] >> side) & 1) continue;
      const water = land[to] < 0;
      if (water ? swam : isBarred(b, seat, land[to])) continue;
      const seen = swam || water ? wet : dry;
      if (seen.has(to)) continue;
      seen.set(to, steps + 1);
      queue.push({ cell: to, swam: swam || water, steps: steps + 1 });
    }
  }
  const found = new Set([...dry.keys(), ...wet.keys()]);
  found.delete(start);
  return [...found].sort((a, c) => a - c);
}

function isBarred(b: Board, seat: Seat, space: number): boolean {
  if (b.fallen[tileOf(space)] || space === STAR_CREST || isInCircle(space)) return true;
  return space === HIGH_HOLLOW && b.bound[seat];
}

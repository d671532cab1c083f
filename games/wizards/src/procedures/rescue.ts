import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, FREE, landAt, partnerOf, tileAt } from '../board.js';
import { chapter } from '../calls.js';
import { isShutTo, rollSpace } from '../dice.js';
import type { Cell } from '../map.js';
import { DEMON, hasDemon, timesMet } from '../places.js';
import { canGain, isTrapped } from '../players.js';
import { islandOf } from '../stranded.js';
import { COTTAGE, LAIR, TILES } from '../tiles.js';

const help = chapter('rescue');

/** 7.303 A Rescue. */
export const rescue = help.procedure({
  steps: {
    free: (t, v) => {
      const { board } = t;
      if (!isTrapped(board, v.other)) return goto('fetch');
      // W 7.3032, W 7.30321 Ten points, and the other is free.
      board.trap[v.other] = FREE;
      board.trapTurns[v.other] = 0;
      t.tell('rescued', { seat: v.seat, other: v.other });
      return reward(board, v.seat, v.other, 10, 'demon');
    },
    // W R32 A Demon that waited attacks him now.
    demon: (t, v) => {
      const { board } = t;
      const cell = board.at[v.other];
      const waits = landAt(board, cell) >= 0 && hasDemon(board, cell) && timesMet(board, v.other, cell, DEMON) === 0;
      if (!waits) return help.done();
      return help.call('demons', { seat: v.other, fiend: 'marker' }, { then: 'end' });
    },
    end: () => help.done(),
    fetch: (t, v) => {
      const { board } = t;
      const tile = tileAt(board, board.at[v.other]);
      // W 7.3031d By the place.
      const n = tile === LAIR ? 25 : tile < 0 || tile === COTTAGE ? 20 : 15;
      board.help[v.other] = false;
      t.tell('rescued', { seat: v.seat, other: v.other });
      return reward(board, v.seat, v.other, n, 'carry');
    },
    // W 7.30311b To a RANDOM space of another island.
    carry: (t, v) => help.call('transport', { seat: v.other, to: elsewhere(t, v.other), own: true }),
  },
});

/** W 7.30311a, W 7.3033 The rescuer's points. W B.2 None for a partner. W R68 None for who cannot gain. */
function reward<L extends string>(b: Board, seat: Seat, other: Seat, n: number, then: L) {
  if (!canGain(b, seat) || partnerOf(b, seat) === other) return goto(then);
  return help.call('divide', { seat, n }, { then });
}

function elsewhere(t: Table<Board>, seat: Seat): Cell {
  const { board } = t;
  const tile = tileAt(board, board.at[seat]);
  const island = tile < 0 ? [] : islandOf(board, tile);
  const other = TILES.some((_, one) => !board.fallen[one] && board.layout.at[one] >= 0 && !island.includes(one));
  for (;;) {
    const cell = rollSpace(t, 'random');
    if (isShutTo(board, seat, cell)) continue;
    if (!other || !island.includes(tileAt(board, cell))) return cell;
  }
}

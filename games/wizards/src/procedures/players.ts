import type { Flow, Seat } from '@questhall/kernel';
import { type Board, clockwise, NOBODY, partnerOf } from '../board.js';
import { chapter } from '../calls.js';
import type { Cell } from '../map.js';
import { isDueAgain, noteMet, player } from '../places.js';
import { isTrapped } from '../players.js';

interface Course {
  cell: Cell;
  stamp: number;
  next: number;
  /** Those he has dealt with in another way: rescued, or as good as Demons. */
  apartFrom: number;
}
const { call, done, procedure } = chapter('players', (): Course => ({ cell: -1, stamp: 0, next: 0, apartFrom: 0 }));
type Vars = Course & { seat: Seat; apart: number };

/** 7.302, 7.303 The other players in a space. */
export const players = procedure({
  steps: {
    begin: (t, v) => {
      v.cell = t.board.at[v.seat];
      v.stamp = t.board.arrivals[v.seat];
      v.apartFrom = v.apart;
    },
    // W 7.302a, W 7.303, W R117 Rescues come first, and are no Player Encounter.
    rescues: (t, v): Flow<'rescues'> => {
      const other = othersHere(t.board, v).find((seat) => needsRescue(t.board, seat));
      if (other === undefined || !isHere(t.board, v)) return;
      v.apartFrom |= 1 << other;
      return call('rescue', { seat: v.seat, other }, { then: 'rescues' });
    },
    // W 7.302b, W 7.3051i, W R94 A Dragonbound player is as bad as Demons.
    fiends: (t, v): Flow<'fiends'> => {
      const { board } = t;
      if (!isHere(board, v)) return done();
      const other = othersHere(board, v).find((seat) => isFiendish(board, v.seat, seat));
      if (other === undefined) return;
      v.apartFrom |= 1 << other;
      noteBoth(board, v.seat, other, v.cell);
      // W R21 Both bound: the one who entered first, then the other.
      const [victim, bound] = board.bound[other] ? [v.seat, other] : [other, v.seat];
      if (board.bound[v.seat] && board.bound[other]) v.next = other + 1;
      return call('demons', { seat: victim, fiend: 'bound', other: bound }, { then: 'fiends' });
    },
    second: (t, v) => {
      const other = v.next - 1;
      if (v.next === 0 || t.board.at[other] !== v.cell || !isHere(t.board, v)) return;
      return call('demons', { seat: other, fiend: 'bound', other: v.seat });
    },
    // W B.2 Partners have no Player Encounter. W B.3 They exchange Tasks and Gems.
    partner: (t, v) => {
      const { board } = t;
      if (!isHere(board, v)) return done();
      const partner = partnerOf(board, v.seat);
      if (partner === NOBODY || !othersHere(board, v).includes(partner)) return;
      return call('partners', { seat: v.seat, other: partner });
    },
    // W 7.302d All in the space take part in one encounter.
    normal: (t, v) => {
      const { board } = t;
      if (!isHere(board, v) || board.bound[v.seat]) return done();
      const others = othersHere(board, v).filter(
        (seat) => board.rank[seat] > 0 && !isTrapped(board, seat) && !board.bound[seat],
      );
      const due = others.filter(
        (seat) => seat !== partnerOf(board, v.seat) && isDueAgain(board, v.seat, v.cell, player(seat)),
      );
      if (due.length === 0 || board.rank[v.seat] === 0) return done();
      for (const other of others) noteBoth(board, v.seat, other, v.cell);
      return call('player-table', { seat: v.seat, seats: [v.seat, ...others] });
    },
  },
});

function isHere(b: Board, v: Vars): boolean {
  return b.at[v.seat] === v.cell && b.arrivals[v.seat] === v.stamp && !isTrapped(b, v.seat);
}

/** W 6.BOARDe Other players in the space, swimming or in Boats, clockwise, but for those set apart. */
function othersHere(b: Board, v: Vars): Seat[] {
  return clockwise(b, v.seat).filter(
    (seat) => seat !== v.seat && b.at[seat] === v.cell && ((v.apartFrom >> seat) & 1) === 0,
  );
}

/** W 7.3032 In a Trap; W 7.3031c or stranded, and has asked: the Boat in which help comes does not make it needless. */
function needsRescue(b: Board, seat: Seat): boolean {
  return isTrapped(b, seat) || b.help[seat];
}

/** W R21 One is Dragonbound, and both are of Rank 1 or higher. */
function isFiendish(b: Board, seat: Seat, other: Seat): boolean {
  if (!b.bound[seat] && !b.bound[other]) return false;
  return b.rank[seat] > 0 && b.rank[other] > 0 && isDueAgain(b, seat, b.at[seat], player(other));
}

function noteBoth(b: Board, seat: Seat, other: Seat, cell: Cell): void {
  noteMet(b, seat, cell, player(other));
  noteMet(b, other, cell, player(seat));
}

import type { Phrase, Seat, Touch } from '@questhall/kernel';
import type { Board } from './board.js';

/** What an event means to a player who has left orders: his turn begins, or something falls upon him. */
export function touches({ key, args = {} }: Phrase, seat: Seat, _board: Board): Touch | undefined {
  if (args.seat !== seat && !(Array.isArray(args.seats) && args.seats.includes(seat))) return undefined;
  switch (key) {
    case 'turn':
      return 'turn';
    case 'demons':
    case 'dragon':
    case 'displaced':
    case 'transported':
    case 'players':
    case 'met':
      return 'attacked';
    default:
      return undefined;
  }
}

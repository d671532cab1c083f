import type { Phrase, Seat, Touch } from '@questhall/kernel';
import type { Board } from './board.js';

/** What an event means to a player who has left orders: his turn begins, or somebody falls upon what is his. */
export function touches({ key, args = {} }: Phrase, seat: Seat, b: Board): Touch | undefined {
  const isHis = (side: unknown) => b.seatOf[Number(side)] === seat;
  switch (key) {
    case 'turn':
      return isHis(args.side) ? 'turn' : undefined;
    case 'battle':
      return isHis(args.defender) ? 'attacked' : undefined;
    case 'scroll.struck':
      return isHis(args.side) ? 'attacked' : undefined;
    case 'burned':
      return isHis(args.foe) ? 'attacked' : undefined;
    default:
      return undefined;
  }
}

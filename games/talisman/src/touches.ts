import type { Phrase, Seat, Touch } from '@questhall/kernel';
import type { Board } from './board.js';

/** What an event means to a player who has left orders: his turn begins, or somebody acts against him. */
export function touches({ key, args = {} }: Phrase, seat: Seat, _: Board): Touch | undefined {
  switch (key) {
    case 'turn':
      return args.seat === seat ? 'turn' : undefined;
    case 'met':
      return args.other === seat ? 'attacked' : undefined;
    case 'spell.aimed':
      return args.at === `at seat-${seat}` && args.seat !== seat ? 'attacked' : undefined;
    case 'command.rolled':
      return args.seat !== seat ? 'attacked' : undefined;
    default:
      return undefined;
  }
}

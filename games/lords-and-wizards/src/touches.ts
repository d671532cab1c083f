import type { Phrase, Seat, Touch } from '@questhall/kernel';

/** What an event means to a player who has left orders: his turn begins, or somebody falls upon what is his. */
export function touches({ key, args = {} }: Phrase, seat: Seat): Touch | undefined {
  switch (key) {
    case 'player-turn':
      return args.seat === seat ? 'turn' : undefined;
    case 'battle':
      return args.defender === seat ? 'attacked' : undefined;
    case 'besieged':
    case 'sea-battle':
      return args.foe === seat ? 'attacked' : undefined;
    default:
      return undefined;
  }
}

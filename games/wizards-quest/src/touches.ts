import type { Json, Phrase, Seat, Touch } from '@questhall/kernel';
import type { Board } from './board.js';
import { spaceNamed } from './map.js';

/** What an event means to a player who has left orders: his turn begins, or somebody falls upon what is his. */
export function touches({ key, args = {} }: Phrase, seat: Seat, b: Board): Touch | undefined {
  const isHis = (space: Json | undefined) => b.holder[spaceNamed(String(space))] === seat;
  switch (key) {
    case 'player-turn':
      return args.seat === seat ? 'turn' : undefined;
    // A campaign from its declaration on; orcs give battle without declaring one.
    case 'campaign':
    case 'battle':
      return args.against === 'space' && isHis(args.to) ? 'attacked' : undefined;
    case 'dragon.gobbles':
      return isHis(args.space) ? 'attacked' : undefined;
    default:
      return undefined;
  }
}

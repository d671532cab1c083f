import type { Seat } from '@questhall/kernel';
import { craftOf, strengthOf, type View } from '@questhall/talisman';
import type { IconName } from '../../kit/icon-names.js';
import { asBoard } from './prospects.js';

/** One of a character's four numbers. */
export interface Stat {
  readonly name: string;
  readonly icon: IconName;
  /** As it counts now. */
  readonly total: number;
  /** What of it is the character's own, where cards add to it. */
  readonly own: number;
}

export function statsOf(view: View, seat: Seat): readonly Stat[] {
  const board = asBoard(view);
  const isToad = view.toad[seat] > 0;
  return [
    { name: 'Lives', icon: 'hearts', total: view.lives[seat], own: view.lives[seat] },
    {
      name: 'Strength',
      icon: 'talisman/broadsword',
      total: strengthOf(board, seat),
      own: isToad ? view.toadStrength[seat] : view.strength[seat],
    },
    {
      name: 'Craft',
      icon: 'talisman/crystal-ball',
      total: craftOf(board, seat),
      own: isToad ? view.toadCraft[seat] : view.craft[seat],
    },
    { name: 'Gold', icon: 'two-coins', total: view.gold[seat], own: view.gold[seat] },
  ];
}

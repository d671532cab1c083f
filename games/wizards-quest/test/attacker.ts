import type { Json } from '@questhall/kernel';
import type { Opening } from '@questhall/testkit';
import { marnon } from './table.js';

type Position = Readonly<Record<string, Json>>;

/** A battle as it was told. Dice and ranges are the attacker's first; costs are what the defender loses, then the attacker. */
export interface Battle {
  readonly attacker: number;
  readonly from: string;
  readonly to: string;
  readonly against: string;
  readonly dice: readonly number[];
  readonly ranges: readonly number[];
  readonly costs: readonly number[];
}

/** Seat 0 in its attack step, with these dice to come in its battles, its own before the defender's. */
export function attacker(position: Position, battle: readonly number[] = [], more: Partial<Opening> = {}) {
  const { dice, ...others } = more;
  return marnon({
    seats: 2,
    position,
    begin: { proc: 'attack', vars: { seat: 0 } },
    dice: { battle, ...dice },
    ...others,
  });
}

/** All battles up to now. */
export function battles(t: ReturnType<typeof marnon>): Battle[] {
  return t.events().flatMap(({ key, args }) => (key === 'battle' ? [args as unknown as Battle] : []));
}

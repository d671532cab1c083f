import type { Json } from '@questhall/kernel';
import type { Opening } from '@questhall/testkit';
import { marnon } from './table.js';

type Position = Readonly<Record<string, Json>>;

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

/** What a battle was told to be: dice, ranges and costs, the attacker's first but for costs, which are what each side loses. */
export function battles(t: ReturnType<typeof marnon>): readonly Json[] {
  return t.events().flatMap(({ key, args }) => (key === 'battle' ? [args as Json] : []));
}

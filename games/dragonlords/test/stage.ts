import type { Json, Phrase } from '@questhall/kernel';
import type { Opening, Scenario } from '@questhall/testkit';
import type { Board } from '../src/board.js';
import { realm } from './table.js';

type Obj = Readonly<Record<string, Json>>;
export type Story = Scenario<Board>;

/** A phase of a side (0 unless said otherwise) at a table of four: Barbarians, Orcs, Elves, Dwarves. */
export function phase(
  proc: string,
  position: Obj,
  dice: Opening['dice'] = {},
  more: Partial<Opening> & { side?: number } = {},
): Story {
  const { side = 0, ...opening } = more;
  return realm({ seats: 4, position, dice, begin: { proc, vars: { side } }, ...opening });
}

/** The combat phase. */
export function war(
  position: Obj,
  battle: readonly number[] = [],
  more: Partial<Opening> & { side?: number } = {},
): Story {
  return phase('combat', position, { battle }, more);
}

/** A battle about to begin: invaders of side 0 in a land of side 1. */
export function battle(
  land: string,
  invaders: Obj,
  defenders: Obj,
  more: Partial<Opening> & { rest?: Obj; sneak?: boolean } = {},
): Story {
  const { rest = {}, sneak = false, ...opening } = more;
  const lands = { ...(rest.lands as Obj), [land]: { side: 1, ...defenders, invaders: { side: 0, ...invaders } } };
  return realm({
    seats: 4,
    position: { ...rest, lands },
    begin: { proc: 'battle', vars: { side: 0, where: land, sneak } },
    ...opening,
  });
}

/** What the events of one key said, in their order. */
export function told(t: Story, key: string): Json[] {
  return t
    .events()
    .filter((event: Phrase) => event.key === key)
    .map(({ args = {} }) => args as Json);
}

/** The units of a place, bearers too. */
export function unitsIn(t: Story, path: string): number {
  const stack = t.truth(path) as { units: number; bearers: string[] } | null;
  return stack ? stack.units + stack.bearers.length : 0;
}

/** Whoever is asked has nothing more to do, while that is what is asked. */
export function ready(t: Story): Story {
  while (t.at() === 'prepare.choose') t.picks(t.asked()[0], 'ready');
  return t;
}

/** Units of a land attack a neighbour, bearers named first. */
export function attack(t: Story, seat: number, from: string, to: string, n: number, ...bearers: string[]): Story {
  t.picks(seat, `attack ${to}`);
  if (t.at() === 'attack.gather') t.picks(seat, `from ${from}`);
  t.picks(seat, ...bearers.map((name) => `with ${name}`), `take ${n}`);
  if (t.at() === 'attack.gather') t.picks(seat, 'begin');
  return t;
}

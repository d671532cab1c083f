import type { Json, Phrase } from '@questhall/kernel';
import type { Scenario } from '@questhall/testkit';
import type { Board } from '../src/board.js';
import { kindNamed, placeNamed } from '../src/index.js';

/** Clear country without road, river or city: a hex and the six around it, by where they lie. */
export const FIELD = {
  middle: '3125',
  north: '3124',
  northEast: '3224',
  southEast: '3225',
  south: '3126',
  southWest: '3025',
  northWest: '3024',
} as const;

/** What the events of one key said, in their order. */
export function told(t: Scenario<Board>, key: string): Json[] {
  return t
    .events()
    .filter((event: Phrase) => event.key === key)
    .map(({ args = {} }) => args as Json);
}

/** The keys of all events, each run of the same key once. */
export function course(t: Scenario<Board>): string[] {
  const keys = t.events().map(({ key }) => key);
  return keys.filter((key, i) => key !== keys[i - 1]);
}

/** How many units of a kind a seat has in a hex, in and out of a castle. */
export function count(t: Scenario<Board>, seat: number, hex: string, kind: string): number {
  const { board } = t.state;
  const [at, what] = [placeNamed(hex), kindNamed(kind)];
  return board.kind.filter((k, unit) => k === what && board.owner[unit] === seat && board.at[unit] === at).length;
}

/** All units that a seat has in a hex. */
export function strength(t: Scenario<Board>, seat: number, hex: string): number {
  const { board } = t.state;
  const at = placeNamed(hex);
  return board.kind.filter((k, unit) => k >= 0 && board.owner[unit] === seat && board.at[unit] === at).length;
}

/** Move a whole stack along a path and halt. */
export function march(t: Scenario<Board>, seat: number, from: string, ...path: string[]): void {
  t.picks(seat, `move ${from}`, 'all', ...path.map((hex) => `to ${hex}`));
  if (t.at() === 'march.step') t.picks(seat, 'halt');
}

/** Attack a hex with everything that can reach it. */
export function attack(t: Scenario<Board>, seat: number, what: string): void {
  t.picks(seat, `attack ${what}`);
  if (t.at() === 'assault.join') t.picks(seat, 'all');
}

/** Pick the first of the options until the table stands at another question. */
export function playOut(t: Scenario<Board>, ask: string): void {
  while (t.at() === ask) {
    const [seat] = t.asked();
    t.picks(seat as number, t.offers(seat as number)[0] as string);
  }
}

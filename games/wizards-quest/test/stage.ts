import type { Json, Phrase } from '@questhall/kernel';
import type { Scenario } from '@questhall/testkit';
import type { Board } from '../src/board.js';

/** A force of seat 1 that the dragon can be sent to, far from everything else. */
export const BAIT = { elderoak: { seat: 1, men: 9 } };

/** Dice that let the rest of a turn pass without a question, for two players: the dragon at the bait, the wizard beside it, seat 0 first, no battle. */
export const CALM = { dragon: [5, 3], gobble: [1], wizard: [5, 4], first: [6, 6, 1, 1], battle: [] };

/** The same for three players. */
export const CALM_FOR_THREE = { ...CALM, first: [6, 6, 1, 1, 1, 1] };

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

/** Pick the first of the options until the table stands at another question. */
export function playOut(t: Scenario<Board>, ask: string): void {
  while (t.at() === ask) {
    const [seat] = t.asked();
    t.picks(seat, t.offers(seat)[0]);
  }
}

/** Let a player pass his turn: no card, all men in one space, no attack. */
export function passTurn(t: Scenario<Board>, seat: number, space: string, men = 4): void {
  t.picks(seat, 'go on', `place ${men} ${space}`, 'end turn');
}

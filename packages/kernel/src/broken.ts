import type { Frame, Refusal } from './types.js';

/** An impossible state: a fault of the program, never of a player. */
export class Broken extends Error {
  override name = 'Broken';
}

/** The stack as a sentence: `game.turn › battle.roll`. */
export function stackInWords(stack: readonly Frame[]): string {
  return stack.map((f) => `${f.proc}.${f.at || 'end'}`).join(' › ');
}

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === 'object' && x !== null && 'refused' in x;
}

import { duel, duelWords } from '@questhall/testkit';
import { fresh, type Json, type State, seedFrom, wake } from '../src/index.js';
import { accepted, copied } from './tiny.js';

type Wizards = readonly { readonly [word: string]: Json }[];
export type Board = ReturnType<typeof duel.setup>;

/** A duel in the middle: the wizards in seat order, what is just beginning, and the dice that will fall. */
export function duelling(
  wizards: Wizards,
  begins: [string, Record<string, Json>],
  dice: Record<string, number[]> = {},
): State<Board> {
  const seats = wizards.length;
  const state: State<Board> = accepted(fresh(duel, { seats }, seedFrom('duelling')));
  const position = { wizards: Object.fromEntries(wizards.map((words, seat) => [`${seat}`, words])) };
  state.board = accepted(duelWords.read(position, { seats, options: state.options }));
  const [proc, args] = begins;
  state.stack = accepted(duelWords.beginnings[proc]?.stack(state.board, args) ?? []);
  state.rng.forced = copied(dice);
  return wake(duel, state).state;
}

export const fight = (attacker: number, defender: number): [string, Record<string, Json>] => [
  'fight',
  { attacker, defender },
];

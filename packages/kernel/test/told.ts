import { duel } from '@questhall/testkit';
import {
  apply,
  askedIn,
  begin,
  commitment,
  type GameRecord,
  interject,
  type Line,
  lineOf,
  mixSeed,
  prompts,
  random,
  rewindLine,
  rewound,
  type State,
  seedFrom,
  standing,
} from '../src/index.js';
import type { Board } from './duelling.js';
import { accepted } from './tiny.js';

/** A duel as it was played, and the state behind each line of its record. */
export interface Told {
  readonly record: GameRecord;
  readonly states: readonly State<Board>[];
}

/** A duel played at random by three wizards, with trades and drops; before these lines somebody takes back to an earlier one. */
export function told(words: string, rewinds: Readonly<Record<number, number>> = {}): Told {
  const [secret, salt, nonces] = [seedFrom(words), 'a pinch', ['rock', 'scissors', 'paper']];
  const chance = random(words);
  const { state, draws } = accepted(begin(duel, { seats: 3, options: { lives: 2 } }, mixSeed(secret, nonces)));
  const states = [state];
  const lines: Line[] = [];
  while (states.at(-1)?.result === null) {
    const now = states.at(-1) as State<Board>;
    const back = rewinds[lines.length + 1];
    const [line, next] = back === undefined ? moved(now, chance) : tookBack(states, lines, back);
    lines.push(line);
    states.push(next);
  }
  const result = states.at(-1)?.result ?? null;
  const record = {
    game: 'duel',
    version: 2,
    seats: 3,
    players: ['Ann', 'Bob "the Ox"', 'Çelik\n🐉'],
    options: state.options,
    commitment: commitment(secret, salt),
    nonces,
    secret,
    salt,
    result,
    opening: draws,
    lines,
  };
  return { record, states };
}

type Played = [Line, State<Board>];

function moved(state: State<Board>, chance: (n: number) => number): Played {
  const seat = chance(3);
  const unasked = standing(duel, state, seat);
  if (unasked.length > 0 && chance(3) === 0) {
    const move = { seat, picks: [unasked[chance(unasked.length)] as string] };
    const outcome = accepted(interject(duel, state, move));
    return [lineOf(move, outcome, true), outcome.state];
  }
  const waiting = prompts(duel, state).filter((p) => !p.answered);
  const { seat: asked, choices } = waiting[chance(waiting.length)] as (typeof waiting)[number];
  const move = { seat: asked, picks: [choices[chance(choices.length)]?.pick as string] };
  const outcome = accepted(apply(duel, state, move));
  return [lineOf(move, outcome), outcome.state];
}

function tookBack(states: readonly State<Board>[], lines: readonly Line[], to: number): Played {
  const epoch = 1 + lines.filter((l) => l.rewind !== null).length;
  const state = rewound(duel, states[to] as State<Board>, epoch);
  askedIn(duel, state);
  return [rewindLine(to), state];
}

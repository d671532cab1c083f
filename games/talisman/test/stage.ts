import type { Json, Phrase } from '@questhall/kernel';
import type { Scenario } from '@questhall/testkit';
import type { Board } from '../src/index.js';
import { land } from './table.js';

type Words = Readonly<Record<string, Json | undefined>>;
export interface Stage {
  /** Which procedure it begins at; left out, a whole turn of seat 0. */
  readonly begin?: string;
  readonly vars?: Words;
  readonly dice?: Readonly<Record<string, readonly (number | string)[]>>;
  readonly options?: Words;
  /** More of the position. */
  readonly more?: Words;
  /** After seat 0, whom the story follows. */
  readonly others?: readonly Words[];
}

/** A story of seat 0, whose turn it is: what he is and has, and what stands around. The others stand far off, in the Village. */
export function hero(words: Words, stage: Stage = {}): Scenario<Board> {
  const others = stage.others ?? [{ character: 'monk' }];
  const players = Object.fromEntries([words, ...others].map((player, seat) => [String(seat), player]));
  return land({
    seats: others.length + 1,
    position: { players, ...stage.more },
    begin: { proc: stage.begin ?? 'turn', vars: { seat: 0, ...stage.vars } },
    ...(stage.options && { options: stage.options }),
    ...(stage.dice && { dice: stage.dice as Record<string, (number | string)[]> }),
  } as Parameters<typeof land>[0]);
}

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

/** Everybody passes until no moment for Spells is open. */
export function allPass(t: Scenario<Board>): Scenario<Board> {
  while (t.result === null && t.at() === 'window.offer') t.picks(t.asked()[0] as number, 'pass');
  return t;
}

import type { Json, Live, Phrase, Random, Seat } from '@questhall/kernel';
import type { Budget } from './archmage/meter.js';

export const LEVELS = ['random', 'squire', 'knight', 'archmage'] as const;
/** From the plainest to the strongest. */
export type Level = (typeof LEVELS)[number];

/** What a bot is given: its seat's sight and prompt, never the state. It holds until the pick is made. */
export interface Chance<V = unknown> {
  readonly seat: Seat;
  /** The board as this seat may know it. */
  readonly view: V;
  /** What running procedures show this seat, by procedure. */
  readonly shows: Readonly<Record<string, Json>>;
  /** `procedure.label` */
  readonly ask: string;
  /** The prompt's sentence, by key, with what it speaks of. */
  readonly says: Phrase;
  readonly options: readonly unknown[];
  /** The pick in words. */
  name(i: number): string;
  readonly random: Random;
  /** Worlds this seat thinks possible, running, with dice of their own: for search. */
  sample?(n: number): Live[];
}

// biome-ignore lint/suspicious/noExplicitAny: a table seats bots of every game
export interface Bot<V = any> {
  readonly id: Level;
  /** An index into the options. */
  choose(chance: Chance<V>): number;
  /** The same choice, thought through bit by bit, so that others can think in between. */
  think?(chance: Chance<V>): Generator<void, number>;
  /** Why it chose what it chose last, in words. */
  why?(): string;
}

/** What a bot may be told before it plays. */
export interface Settings {
  /** How much thought a decision may take, for a bot that searches. */
  readonly budget?: Budget;
  /** The clock it thinks by, in milliseconds; else time as it passes. */
  readonly now?: () => number;
}

/** A bot for one seat of one game; it may remember what it saw there. */
export type MakeBot = (seat: Seat, settings?: Settings) => Bot;

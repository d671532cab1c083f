import type { BoardId, Choice, Json, Viewer } from '@questhall/kernel';
import type { Paint } from '../play/paint.js';
import type { People } from '../play/people.js';

/** What a terminal board is drawn from: one viewer's sight, nothing more. */
export interface Drawing<V = unknown> {
  readonly view: V;
  /** What the same viewer saw when the board was last drawn: what differs is marked. */
  readonly before: V | null;
  readonly viewer: Viewer;
  /** What the options point at. */
  readonly lit: ReadonlySet<BoardId>;
  readonly paint: Paint;
  readonly people: People;
  readonly width: number;
}
export type DrawBoard<V = unknown> = (drawing: Drawing<V>) => string[];

/** What a seat has before it when it asks for odds. */
export interface Question<V = unknown> {
  readonly view: V;
  readonly shows: Readonly<Record<string, Json>>;
  readonly seat: number;
  /** `procedure.label` */
  readonly ask: string;
  readonly choices: readonly Choice[];
}
export type TellOdds<V = unknown> = (question: Question<V>) => string[];

/** What a view says of something named in words: where it lies, what it does. */
export type Look<V = unknown> = (view: V, words: string) => string[];

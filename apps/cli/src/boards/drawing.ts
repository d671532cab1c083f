import type { BoardId, Choice, Json, Viewer } from '@questhall/kernel';
import type { Paint } from '../play/paint.js';
import type { People } from '../play/people.js';

/** What a terminal tells things from: one viewer's sight, nothing more. */
export interface Glance<V = unknown> {
  readonly view: V;
  readonly paint: Paint;
  readonly people: People;
}

/** What a terminal board is drawn from. */
export interface Drawing<V = unknown> extends Glance<V> {
  /** What the same viewer saw when the board was last drawn: what differs is marked. */
  readonly before: V | null;
  readonly viewer: Viewer;
  /** What the options point at. */
  readonly lit: ReadonlySet<BoardId>;
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

/** Something that can be pointed at. */
export interface Thing {
  readonly name: string;
  /** What else it is called: in picks, on the map. */
  readonly also?: readonly string[];
  /** A line that names it, then what there is to know of it, a line each. */
  readonly tells: () => readonly string[];
}

/** Things of one sort: "spaces". */
export interface Sort {
  readonly sort: string;
  readonly things: readonly Thing[];
}
export type Look<V = unknown> = (glance: Glance<V>) => readonly Sort[];

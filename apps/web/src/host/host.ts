import type { Review } from '@questhall/bots';
import type { Refusal, Seat } from '@questhall/kernel';
import type { ClientMessage, HallRefusal, Hint, NewTable, Presence, Said } from '@questhall/protocol';
import type { End, News, Scene } from '@questhall/table';

export type Status = 'connecting' | 'live' | 'away';

// Each kind of message by itself, without what the connection adds.
type Bare<M> = M extends ClientMessage ? Omit<M, 'id' | 'table'> : never;
export type Wish = Bare<Exclude<ClientMessage, { t: 'join' | 'leave' | 'ping' | 'past' }>>;

/** A refusal of the rules, or of the house. */
export interface No {
  readonly ok?: undefined;
  readonly refused: Refusal['refused'] | HallRefusal;
  readonly rule?: string;
  readonly why: string;
}
export type Answer = { readonly ok: true; readonly seq?: number; readonly hint?: Hint } | No;

/** Everything that happened, as one viewer may know it. */
export interface Story {
  readonly from: Scene;
  readonly news: readonly News[];
}

/** A table being followed as one viewer. */
export interface Following {
  readonly table: string;
  readonly as: Seat | null;
  scene(): Scene | null;
  /** The latest news. */
  news(): News | null;
  /** The news known so far, oldest first; `recall` has them all. */
  past(): readonly News[];
  chat(): readonly Said[];
  presence(): Presence | null;
  status(): Status;
  /** The hall's clock less ours, in milliseconds. */
  lead(): number;
  /** Where the players of this table went on. */
  rematch(): { readonly table: string; readonly invite: string | undefined } | null;
  /** Why the table cannot be followed, if it cannot. */
  refused(): No | null;
  send(wish: Wish): Promise<Answer>;
  /** The whole story from its beginning: the first scene, and all news after it. */
  recall(): Promise<Story>;
  close(): void;
}

export interface Host {
  readonly kind: 'remote' | 'local';
  follow(table: string, as: Seat | null, invite?: string): Following;
}

/** A local table in a list. */
export interface LocalSummary {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly players: readonly { readonly name: string; readonly kind: string; readonly level: string | null }[];
  readonly waitingFor: readonly number[];
  readonly movedAt: number;
  readonly end: End | null;
}

/** Tables of this browser alone: hot-seat and bots. */
export interface LocalHost extends Host {
  readonly kind: 'local';
  /** `humans` are names by seat; where there is none, a bot sits. */
  open(table: NewTable, humans: readonly (string | null)[]): Promise<string>;
  /** From the text of a record. */
  load(text: string): Promise<string | Refusal>;
  record(table: string): Promise<string>;
  /** A finished game looked at again, from the text of its record. */
  review(text: string): Promise<Review | Refusal>;
  drop(table: string): Promise<void>;
  /** How long bots take for a pick, in milliseconds. */
  pace(ms: number): void;
}

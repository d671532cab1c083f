import type { Refusal, Seat } from '@questhall/kernel';
import type { ClientMessage, NewTable, Presence, Said } from '@questhall/protocol';
import type { End, News, Scene } from '@questhall/table';

export type Status = 'connecting' | 'live' | 'away';

// Each kind of message by itself, without what the connection adds.
type Bare<M> = M extends ClientMessage ? Omit<M, 'id' | 'table'> : never;
export type Wish = Bare<Exclude<ClientMessage, { t: 'join' | 'leave' | 'ping' | 'past' }>>;
export type Answer = { readonly ok: true; readonly seq?: number } | (Refusal & { readonly ok?: undefined });

/** A table being followed as one viewer. */
export interface Following {
  readonly table: string;
  readonly as: Seat | null;
  scene(): Scene | null;
  /** The latest news. */
  news(): News | null;
  /** Every news heard since following began, and those asked for with `recall`. */
  past(): readonly News[];
  chat(): readonly Said[];
  presence(): Presence | null;
  status(): Status;
  /** Why the table cannot be followed, if it cannot. */
  refused(): Refusal | null;
  send(wish: Wish): Promise<Answer>;
  /** The whole story from its beginning: the first scene, and all news after it. */
  recall(): Promise<{ readonly from: Scene; readonly news: readonly News[] }>;
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
  open(table: NewTable, humans: readonly (string | null)[]): Promise<string>;
  /** From the text of a record. */
  load(text: string): Promise<string | Refusal>;
  list(): Promise<readonly LocalSummary[]>;
  record(table: string): Promise<string>;
  drop(table: string): Promise<void>;
}

import type { Refusal } from '@questhall/kernel';
import type { News, Scene } from '@questhall/table';

/** A line of chat. Players and spectators talk apart. */
export interface Said {
  /** Later lines have higher numbers; that some are left out tells nothing. */
  readonly n: number;
  readonly at: number;
  readonly from: string;
  readonly seat: number | null;
  readonly text: string;
  /** Said in private to these seats, and heard by nobody else. */
  readonly to?: readonly number[];
}

/** Who is here: seats with an open connection, and how many watch. */
export interface Presence {
  readonly seats: readonly boolean[];
  readonly spectators: number;
}

/** What a machine would do, and why. */
export interface Hint {
  readonly pick: string;
  readonly why: string;
}

/** What the hall sends over the socket. */
export type ServerMessage =
  /** First of all: which hall this is, so that a client knows when it must reload. */
  | { readonly t: 'welcome'; readonly hall: string; readonly version: string; readonly now: number }
  /**
   * The whole scene of a table, in answer to `join` where the news since are not enough. `past` is the latest of what
   * this viewer heard, up to the scene; `past` asks for all of it.
   */
  | {
      readonly t: 'scene';
      readonly table: string;
      readonly as: number | null;
      readonly scene: Scene;
      readonly past: readonly News[];
      readonly chat: readonly Said[];
      readonly now: number;
    }
  /**
   * In answer to `past`, to who follows as that viewer: the scene after entry `from`, without choices, and the news of
   * every entry after it up to `to`, at most 400.
   */
  | {
      readonly t: 'past';
      readonly id: string;
      readonly table: string;
      readonly from: Scene;
      readonly news: readonly News[];
    }
  | { readonly t: 'news'; readonly table: string; readonly news: News }
  | { readonly t: 'chat'; readonly table: string; readonly said: Said }
  | { readonly t: 'presence'; readonly table: string; readonly presence: Presence }
  /** The players of this table go on at another; the invite is only for those who sat here. */
  | { readonly t: 'rematch'; readonly table: string; readonly next: string; readonly invite?: string }
  /** Done, and stored: what was asked is entry `seq` of the table. */
  | { readonly t: 'ok'; readonly id: string; readonly seq?: number; readonly hint?: Hint }
  | ({ readonly t: 'no'; readonly id: string | null } & (
      | Refusal
      | { readonly refused: HallRefusal; readonly why: string; readonly rule?: undefined }
    ))
  /** Something changed in the lobby or among one's tables; ask again over HTTP. */
  | { readonly t: 'lobby' }
  | { readonly t: 'pong'; readonly id: string; readonly now: number };

export type HallRefusal =
  | 'bad-message'
  | 'no-table'
  | 'no-seat'
  | 'not-invited'
  | 'not-host'
  | 'kicked'
  | 'not-stored'
  | 'too-fast'
  | 'too-many'
  | 'muted'
  | 'no-whispers'
  | 'closing'
  | 'who-are-you';

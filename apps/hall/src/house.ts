import type { Queue } from './bots/queue.js';
import type { Fanout } from './fanout.js';
import type { Games } from './games.js';
import type { Log } from './log.js';
import type { Options } from './options.js';
import type { Store } from './store/store.js';
import type { Running } from './tables/running.js';

/** What every part of the hall works with. */
export interface House {
  readonly options: Options;
  readonly log: Log;
  readonly store: Store;
  readonly fanout: Fanout;
  readonly games: Games;
  readonly thinkers: Thinkers;
  /** Bots that have chosen. */
  readonly queue: Queue;
  readonly historian: Historian;
  readonly herald: Herald;
  /** Tables in memory. */
  readonly running: Map<string, Running>;
  /** Tables on their way into memory. */
  readonly loading: Map<string, Promise<Running | null>>;
  /** When the hall was away, oldest first. */
  readonly absences: readonly Absence[];
  closing: boolean;
  /** An address in a form that can be counted but not read. */
  veil(address: string): string;
  /** See to what machines must do at a table. */
  drive(table: Running): void;
}

export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** Bots, in threads of their own. */
export interface Thinkers {
  /** The pick of a bot that sees what its seat may know. */
  think(thought: Thought): Promise<Chosen>;
  close(): Promise<void>;
}
/** What a bot chose, and why. */
export interface Chosen {
  readonly pick: string;
  readonly why: string;
}
export interface Thought {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly level: string;
  /** How long it may think, in milliseconds. */
  readonly budget: number;
  /** A world this seat thinks possible: never the true one. */
  readonly state: string;
  readonly seed: string;
}

/** Looks into the past, in a thread of its own. */
export interface Historian {
  past(wish: PastWish): Promise<Recalled>;
  close(): Promise<void>;
}
export interface PastWish {
  readonly home: number;
  readonly game: string;
  readonly viewer: number | null;
  readonly from: number;
  readonly to: number;
  /** Whether the scene at `to` lists the viewer's choices. */
  readonly choices: 'own' | 'none';
  /** Whether the game is over, and machines tell their reasons. */
  readonly isOver: boolean;
}
/** The scene after entry `from` and the news since, each as JSON. */
export interface Recalled {
  readonly scene: string;
  readonly news: readonly string[];
}

/** Brings word to people, wherever they are. */
export interface Herald {
  /** The lobby has changed. */
  lobby(): void;
  /** Something changed among this person's tables. */
  nudge(player: number): void;
  /** It is their turn, and they are not here. */
  yourTurn(word: { readonly player: string; readonly table: string; readonly name: string }): void;
  /** Close what this person follows of a table. */
  sendAway(player: number, table: string): void;
  /** Who may no longer look at a table with the eyes they chose does so no more. */
  lookAgain(table: Running): void;
  close(): void;
}

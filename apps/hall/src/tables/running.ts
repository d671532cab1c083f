import type { Game, Line, Seat, Viewer } from '@questhall/kernel';
import type { Scene, Tableau } from '@questhall/table';
import type { Ban, Room } from '../store/store.js';

/** A table in memory. Its tableau is what is stored: it moves on only when an entry is on the disk. */
export interface Running {
  readonly no: number;
  readonly id: string;
  readonly invite: string;
  /** The player who made it. */
  host: number;
  readonly game: Game;
  tableau: Tableau;
  /** When something last happened here. */
  moved: number;
  /** Numbers of the players in the chairs. */
  readonly members: Map<Seat, number>;
  readonly bans: Ban[];
  rematch: string | null;
  /** What each viewer that somebody follows is shown now. */
  readonly scenes: Map<Eyes, Scene>;
  /** Open connections at each seat, and of spectators. */
  readonly present: number[];
  spectators: number;
  /** Word of who is here goes out after a moment, so that a crowd is told at once. */
  announcing: NodeJS.Timeout | null;
  /** The last snapshot: its number, and the lines of the record up to it. */
  snapshot: { readonly seq: number; readonly lines: readonly Line[] };
  snapshotting: boolean;
  /** The entry that the stored summary tells of. */
  told: number;
  /** What machines are about to do here, and how to call it off. */
  readonly pending: Map<string, () => void>;
  /** Deeds that failed in a row though the table thought them due. */
  stumbles: number;
  /** Since when nobody has looked. */
  idleSince: number;
  closed: boolean;
  /** One thing after the other. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
}

/** Whose eyes, and whether they want choices: `0`, `spectator`, `1 lean`. */
export type Eyes = string;

export function eyesOf(as: Viewer, lean: 'lean' | 'full'): Eyes {
  const who = as === null ? 'spectator' : String(as);
  return lean === 'lean' ? `${who} lean` : who;
}

export function viewerOf(eyes: Eyes): Viewer {
  return eyes.startsWith('spectator') ? null : Number.parseInt(eyes, 10);
}

export function isLean(eyes: Eyes): boolean {
  return eyes.endsWith(' lean');
}

/** What is told to all who look with the same eyes. */
export function topicOf(table: string, eyes: Eyes): string {
  return `table/${table}/${eyes}`;
}

/** What is told to everybody at a table, and to those who talk in one of its rooms. */
export function allTopic(table: string): string {
  return `table/${table}`;
}
export function roomTopic(table: string, room: Room): string {
  return `table/${table}/chat ${room}`;
}

/** A queue of one's own. */
export function turns(): Running['inTurn'] {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next.catch(() => {});
    return next;
  };
}

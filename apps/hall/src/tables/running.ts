import type { Game, Line, Seat, Viewer } from '@questhall/kernel';
import { type Choices, type Scene, sceneOf, type Tableau } from '@questhall/table';
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
  /** The latest messages that became entries, and which: one that is sent again is answered again. */
  readonly messages: Map<string, number>;
  /** What each viewer that somebody follows is shown now. */
  readonly shown: Map<Eyes, Shown>;
  /** People whose answer is waited for. */
  awaited: readonly Seat[];
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
  /** Deeds of machines that failed in a row: each is tried again, after a longer and longer wait. */
  stumbles: number;
  /** Seats whose bot came to nothing with its last thought. */
  readonly faltered: Set<Seat>;
  /** Seats that a machine is thinking for, because they asked for a hint. */
  readonly advised: Set<Seat>;
  /** Since when nobody has looked. */
  idleSince: number;
  closed: boolean;
  /** One thing after the other. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  /** Whether the next thing goes at once. */
  isFree(): boolean;
}

/** What all who look with the same eyes see. */
export interface Shown {
  readonly viewer: Viewer;
  readonly choices: Choices;
  readonly topic: string;
  scene: Scene;
}

/** Whose eyes, and whether they want choices: `0`, `spectator`, `1 lean`. */
export type Eyes = string;

export function eyesOf(as: Viewer, lean: 'lean' | 'full'): Eyes {
  const who = as === null ? 'spectator' : String(as);
  return lean === 'lean' ? `${who} lean` : who;
}

/** What a table shows to such eyes; drawn up once, then kept up to date as long as somebody follows. */
export function shownTo(table: Running, as: Viewer, lean: 'lean' | 'full'): Shown {
  const eyes = eyesOf(as, lean);
  let shown = table.shown.get(eyes);
  if (!shown) {
    const choices = lean === 'lean' ? 'none' : 'own';
    const scene = sceneOf(table.game, table.tableau, as, choices);
    shown = { viewer: as, choices, topic: topicOf(table.id, eyes), scene };
    table.shown.set(eyes, shown);
  }
  return shown;
}

/** What is told to all who look with the same eyes. */
export function topicOf(table: string, eyes: Eyes): string {
  return `table/${table}/${eyes}`;
}

/** What is told to all who look as a viewer, however much they want to know. */
export function topicsOf(table: string, as: Viewer): readonly string[] {
  return [topicOf(table, eyesOf(as, 'full')), topicOf(table, eyesOf(as, 'lean'))];
}

/** What is told to everybody at a table, and to those who talk in one of its rooms. */
export function allTopic(table: string): string {
  return `table/${table}`;
}
export function roomTopic(table: string, room: Room): string {
  return `table/${table}/chat ${room}`;
}

/** A queue of one's own: who finds nobody before it goes at once. */
export function turns(): Pick<Running, 'inTurn' | 'isFree'> {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else isTaken = false;
  };
  const gone = <T>(task: () => Promise<T>) => {
    const done = attempted(task);
    done.then(next, next);
    return done;
  };
  return {
    isFree: () => !isTaken,
    inTurn: (task) => {
      if (isTaken) return new Promise((resolve) => waiting.push(() => resolve(gone(task))));
      isTaken = true;
      return gone(task);
    },
  };
}

/** Whatever goes wrong, the next one has its turn. */
function attempted<T>(task: () => Promise<T>): Promise<T> {
  try {
    return task();
  } catch (error) {
    return Promise.reject(error);
  }
}

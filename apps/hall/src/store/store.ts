/** Everything the hall asks of its storage. One narrow port, so that another database can take its place. */
export interface Store {
  /**
   * The next entry of a table. Durable when it returns; what arrives together is committed together. Whether its message
   * was an entry before is for who keeps the table to know: to look for each in the file would cost as much as the rest.
   */
  append(entry: NewEntry): Promise<Appended>;
  addSnapshot(snapshot: NewSnapshot): Promise<void>;
  setSummary(summary: Summary): Promise<void>;
  addTable(table: NewTableRow): Promise<number>;
  setRematch(link: { home: number; next: string }): Promise<void>;
  dropTable(home: number): Promise<void>;
  setBan(ban: Ban & { home: number; on: boolean }): Promise<void>;
  addSaid(said: NewSaid): Promise<number>;

  addPlayer(player: { id: string; name: string; at: number; hash: string }): Promise<number>;
  renamePlayer(player: { player: number; name: string }): Promise<void>;
  addSession(session: { player: number; hash: string; at: number }): Promise<void>;
  seen(session: { hash: string; at: number }): Promise<void>;
  dropSession(hash: string): Promise<void>;
  /** False if the name is taken. */
  addAccount(account: { player: number; name: string; key: string; hash: string; at: number }): Promise<boolean>;
  /** Also ends every session of that account. False if there is none. */
  setPassword(account: { key: string; hash: string }): Promise<boolean>;
  /** A guest turns out to be somebody else as well: its seats go along. */
  absorb(players: { guest: number; into: number }): Promise<void>;
  /** All traces of a person but the moves; gives the tables where that person sits. */
  forget(player: number): Promise<string[]>;
  addCode(code: { hash: string; player: number; until: number }): Promise<void>;
  /** The player the code stood for; it works once. */
  useCode(code: { hash: string; now: number }): Promise<number | null>;
  addPush(push: PushRow & { player: number; at: number }): Promise<void>;
  dropPush(push: { endpoint: string; player: number | null }): Promise<void>;
  setMeta(meta: { key: string; value: string }): Promise<void>;
  /** Remove what is past its time; gives the ids of tables that went. */
  sweep(ages: Ages): Promise<string[]>;

  openTable(id: string): Promise<StoredTable | null>;
  tableRow(id: string): Promise<TableRow | null>;
  listedTables(limit: number): Promise<TableRow[]>;
  tablesOf(player: number): Promise<TableRow[]>;
  /** The unfinished tables of one address, with how many bots sit there. */
  madeFrom(origin: string): Promise<{ id: string; bots: number }[]>;
  countFrom(origin: string): Promise<number>;
  /** Tables where a clock may run out before then, or a bot or order is due. */
  dueTables(until: number): Promise<string[]>;
  /** Tables whose summaries are older than their entries: the hall was killed. */
  unsettledTables(): Promise<string[]>;
  /** The number of the entry that a message became. */
  answered(message: { home: number; message: string }): Promise<number | null>;
  /** A stretch of a table's story: the snapshot at or before `from`, and the entries after it up to `to`. */
  stretch(range: { home: number; from: number; to: number }): Promise<Stretch>;
  /** Who said a line, if one with these ids may read it. */
  sayer(said: { home: number; room: Room; n: number; ids: readonly string[] }): Promise<number | null>;
  /** The latest lines that one with these ids may read. */
  saids(range: { home: number; room: Room; after: number; limit: number; ids: readonly string[] }): Promise<SaidRow[]>;
  session(hash: string): Promise<Identity | null>;
  identity(player: number): Promise<Identity | null>;
  account(key: string): Promise<{ player: number; name: string; hash: string } | null>;
  pushesOf(player: string): Promise<PushRow[]>;
  /** Everything kept about a person, to be taken away. */
  tale(player: number): Promise<object>;
  meta(key: string): Promise<string | null>;
  /** The last moment at which the hall is known to have been awake. */
  lastAlive(): Promise<number | null>;

  close(): Promise<void>;
}

export interface NewEntry {
  readonly home: number;
  readonly seq: number;
  readonly at: number;
  /** Who sent it and the sender's own id for it; null for what the hall does itself. */
  readonly message: string | null;
  readonly body: string;
  /** Who sits in a chair from now on; null for nobody with a name. */
  readonly member?: { readonly seat: number; readonly player: number | null };
}
/** So many messages of a table are known again when they are sent again. */
export const MOST_MESSAGES = 200;
/** `was`: this very message is entry `was` already, and nothing was added. */
export type Appended = { readonly was: number } | null;

export interface NewSnapshot {
  readonly home: number;
  readonly seq: number;
  readonly body: string;
  /** How many lines of the record earlier snapshots hold; `lines` are those after them. */
  readonly from: number;
  readonly lines: string;
}

export type Stage = 'gathering' | 'playing' | 'over';
/** What lists of tables show, and what a hall that wakes up must know. */
export interface Summary {
  readonly home: number;
  readonly stage: Stage;
  readonly seq: number;
  readonly chairs: string;
  readonly waiting: string;
  readonly moved: number;
  readonly finish: string | null;
  readonly flag: number | null;
  readonly busy: boolean;
  readonly bots: number;
}

export interface NewTableRow extends Omit<Summary, 'home'> {
  readonly id: string;
  readonly invite: string;
  readonly host: number;
  readonly origin: string;
  readonly made: number;
  readonly game: string;
  readonly config: string;
  readonly listed: boolean;
  /** The tableau at its first snapshot. */
  readonly body: string;
}

export interface TableRow {
  readonly no: number;
  readonly id: string;
  readonly invite: string;
  readonly host: number;
  readonly game: string;
  readonly config: string;
  readonly stage: Stage;
  readonly seq: number;
  readonly chairs: string;
  readonly waiting: string;
  readonly moved: number;
  readonly finish: string | null;
  readonly rematch: string | null;
  readonly members: readonly Member[];
}
export interface Member {
  readonly seat: number;
  readonly player: number;
}

export interface Stretch {
  readonly body: string;
  /** The record's lines up to the snapshot, as lists to be joined, each from where it begins. */
  readonly lines: readonly { readonly from: number; readonly lines: string }[];
  readonly entries: readonly string[];
}
export interface StoredTable extends Stretch {
  readonly row: TableRow;
  readonly bans: readonly Ban[];
  /** The latest messages that became entries, oldest first, and which. */
  readonly messages: readonly (readonly [message: string, seq: number])[];
  /** The number of the latest snapshot. */
  readonly at: number;
}

export interface Ban {
  readonly player: number;
  readonly what: 'kick' | 'mute';
}

export type Room = 'players' | 'spectators';
/** Somebody in a chair: who sits there later has heard nothing of what was said before. */
export interface Hearer {
  readonly seat: number;
  readonly player: string;
}
/** The seats besides the sayer's, of a line in private. */
export function spokenTo(seat: number | null, hearers: readonly Hearer[] | null): { readonly to?: readonly number[] } {
  return hearers ? { to: hearers.map((one) => one.seat).filter((one) => one !== seat) } : {};
}
export interface NewSaid {
  readonly home: number;
  readonly room: Room;
  readonly at: number;
  readonly player: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly message: string;
  /** Who may read it, the sayer among them; null for all who talk in that room. */
  readonly hearers: readonly Hearer[] | null;
}
export interface SaidRow {
  readonly n: number;
  readonly at: number;
  readonly player: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly hearers: readonly Hearer[] | null;
}

export interface Identity {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  /** All ids this person sits under: guests that were taken along, too. */
  readonly ids: readonly string[];
}

export interface PushRow {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Moments before which things are let go. */
export interface Ages {
  readonly now: number;
  readonly gathering: number;
  readonly over: number;
  readonly guests: number;
  readonly sessions: number;
}

/** What stands where the name of somebody stood who is gone. */
export const DEPARTED = 'departed';

import type { Generated } from 'kysely';
import type { Stage } from './store.js';

/** The tables of the database. Times are milliseconds since 1970; people and tables go by small numbers. */
export interface Schema {
  players: {
    no: Generated<number>;
    id: string;
    name: string;
    made: number;
    seen: number;
    /** The player this guest turned out to be. */
    became: number | null;
  };
  accounts: { player: number; name: string; key: string; hash: string; made: number };
  sessions: { hash: string; player: number; made: number; seen: number };
  codes: { hash: string; player: number; until: number };
  pushes: { endpoint: string; player: number; p256dh: string; auth: string; made: number };
  tables: {
    no: Generated<number>;
    id: string;
    invite: string;
    host: number;
    origin: string;
    made: number;
    game: string;
    config: string;
    listed: number;
    stage: Stage;
    seq: number;
    chairs: string;
    waiting: string;
    moved: number;
    finish: string | null;
    flag: number | null;
    busy: number;
    bots: number;
    rematch: string | null;
  };
  members: { home: number; seat: number; player: number };
  bans: { home: number; player: number; what: 'kick' | 'mute' };
  entries: { no: Generated<number>; home: number; seq: number; at: number; message: string | null; body: string };
  snapshots: { home: number; seq: number; body: string; since: number; lines: string };
  chat: {
    home: number;
    room: number;
    n: number;
    at: number;
    player: number;
    name: string;
    seat: number | null;
    text: string;
    message: string;
    /** JSON of who may read it (`Hearer[]`), or null for all who talk in that room. */
    hearers: string | null;
  };
  meta: { key: string; value: string };
}

import { fileURLToPath } from 'node:url';
import type { Log } from './log.js';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

/** How much one address, connection or person may ask for. */
export interface Limits {
  /** Messages a second over one socket, and how many at once. */
  readonly messages: { readonly rate: number; readonly burst: number };
  /** The same for all sockets of one address. */
  readonly addressMessages: { readonly rate: number; readonly burst: number };
  /** Requests a second from one address, and how many at once. */
  readonly requests: { readonly rate: number; readonly burst: number };
  /** As many of them for files of the screen: a page is dozens, and a whole party may live behind one address. */
  readonly files: { readonly rate: number; readonly burst: number };
  readonly messageBytes: number;
  readonly bodyBytes: number;
  readonly socketsPerAddress: number;
  readonly tablesFollowed: number;
  /** Unfinished tables, and bots at them. */
  readonly tablesPerAddress: number;
  readonly botsPerAddress: number;
  readonly spectatorsPerTable: number;
  readonly spectatorsPerAddress: number;
  /** New guests and accounts an hour. */
  readonly guestsPerAddress: number;
  /** Wrong passwords or codes in a quarter of an hour. */
  readonly failuresPerName: number;
  readonly failuresPerAddress: number;
}

export const LIMITS: Limits = {
  messages: { rate: 30, burst: 120 },
  addressMessages: { rate: 300, burst: 1200 },
  requests: { rate: 20, burst: 120 },
  files: { rate: 200, burst: 2000 },
  messageBytes: 32 * 1024,
  bodyBytes: 16 * 1024,
  socketsPerAddress: 60,
  tablesFollowed: 20,
  tablesPerAddress: 40,
  botsPerAddress: 120,
  spectatorsPerTable: 100,
  spectatorsPerAddress: 20,
  guestsPerAddress: 60,
  failuresPerName: 8,
  failuresPerAddress: 40,
};

/** The short waits that let a person see what a machine does. */
export interface Beats {
  /** Before a bot's first pick, and between its picks. */
  readonly bot: number;
  readonly next: number;
  /** Before an order or a lone pass, whatever the seat holds. */
  readonly order: number;
}

/** How long things are kept, in days. */
export interface Keeping {
  readonly gathering: number;
  readonly over: number;
  readonly guests: number;
  readonly sessions: number;
}

export interface HallOptions {
  readonly port?: number;
  readonly host?: string;
  /** The folder where everything is kept. */
  readonly data?: string;
  /** The address people type, if it is not the one the hall listens at: `https://play.example.org`. */
  readonly publicUrl?: string;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed; `true` for this machine's own. */
  readonly trustProxy?: boolean | readonly string[];
  readonly log?: Log;
  /** The folder of the built screen. */
  readonly web?: string;
  readonly limits?: Partial<Limits>;
  readonly beats?: Partial<Beats>;
  readonly keep?: Partial<Keeping>;
  /** Modules with further games, for tests and measures; each exports games by any names. */
  readonly games?: readonly string[];
  readonly snapshotEvery?: number;
  /** How long a table that nobody looks at stays in memory. */
  readonly idle?: number;
  readonly botThreads?: number;
  /** False only to measure what it costs: entries may then be lost with the machine. */
  readonly durable?: boolean;
  /** Push services on this machine, for tests. */
  readonly localPush?: boolean;
}

export interface Options extends Required<Omit<HallOptions, 'publicUrl' | 'botThreads' | 'limits' | 'beats' | 'keep'>> {
  readonly publicUrl: string | null;
  readonly botThreads: number | null;
  readonly limits: Limits;
  readonly beats: Beats;
  readonly keep: Keeping;
}

export function readHallOptions(given: HallOptions): Options {
  return {
    port: given.port ?? 3000,
    host: given.host ?? '127.0.0.1',
    data: given.data ?? './data',
    publicUrl: given.publicUrl ? new URL(given.publicUrl).origin : null,
    trustProxy: given.trustProxy ?? false,
    log: given.log ?? (() => {}),
    web: given.web ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    limits: { ...LIMITS, ...given.limits },
    beats: { bot: 700, next: 250, order: 900, ...given.beats },
    keep: { gathering: 30, over: 365, guests: 180, sessions: 180, ...given.keep },
    games: given.games ?? [],
    snapshotEvery: given.snapshotEvery ?? 200,
    idle: given.idle ?? 2 * MINUTE,
    botThreads: given.botThreads ?? null,
    durable: given.durable ?? true,
    localPush: given.localPush ?? false,
  };
}

export { DAY, MINUTE, SECOND };

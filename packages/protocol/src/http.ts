import type { ClockSpec, End, TableConfig } from '@questhall/table';
import * as v from 'valibot';
import { Clock, duration, Id, Level, Name, Options } from './words.js';

/** POST /api/tables */
export const NewTable = v.strictObject({
  game: Id,
  name: v.optional(Name),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** Levels of the bots that sit from the start, by seat; null for a chair left open. */
  bots: v.optional(v.pipe(v.array(v.nullable(Level)), v.maxLength(12))),
  options: v.optional(Options),
  clock: v.optional(Clock),
  /** How long a window stays open for those who do not answer, in milliseconds; as long as it takes, if it is left out. */
  window: v.optional(duration(1, 3_600_000)),
  /** How long archmages may think about a pick, in milliseconds. */
  thinking: v.optional(duration(50, 10_000)),
  /** Whether players may ask a machine what it would do. */
  hints: v.optional(v.boolean()),
  /** Whether players may talk in private; they may, if it is left out. */
  whispers: v.optional(v.boolean()),
  atZero: v.optional(v.picklist(['knight', 'resign'])),
  listed: v.optional(v.boolean()),
  spectators: v.optional(v.boolean()),
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** POST /api/me: a name is all a guest needs; who has one already changes it. */
export const NewName = v.strictObject({ name: Name });
const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
/** POST /api/account, POST /api/login */
export const Credentials = v.strictObject({ name: Name, password: Password });
/** POST /api/account/password */
export const NewPassword = v.strictObject({ password: Password, next: Password });
/** DELETE /api/account; guests have no password to give. */
export const Farewell = v.strictObject({ password: v.optional(Password) });
/** POST /api/device-code/use */
export const DeviceCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}-?[A-Z0-9]{4}$/)) });
/** POST /api/push */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});

/** DELETE /api/push */
export const PushEnd = v.strictObject({ endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)) });

/** GET /api/me */
export interface Me {
  readonly player: string;
  readonly name: string;
  readonly account: boolean;
}

/** GET /api/games */
export interface GameSummary {
  readonly game: string;
  readonly title: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly {
    readonly id: string;
    readonly says: string;
    readonly rules: readonly string[];
    readonly choices: readonly (string | number | boolean)[];
    readonly default: string | number | boolean;
  }[];
  readonly bots: readonly string[];
}

/** A row of GET /api/lobby and GET /api/tables */
export interface TableSummary {
  readonly table: string;
  readonly config: TableConfig;
  readonly clock: ClockSpec;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly chairs: readonly { readonly kind: string; readonly name: string; readonly level: string | null }[];
  /** One's own seat, if any. */
  readonly seat: number | null;
  /** Somebody waits for you. */
  readonly yourTurn: boolean;
  readonly waitingFor: readonly number[];
  readonly movedAt: number;
  readonly end: End | null;
  /** Whether one made this table, and may seat bots, kick and mute. */
  readonly host: boolean;
  /** The table where its players went on. */
  readonly rematch: string | null;
  /** Only for those who sit there. */
  readonly invite?: string;
}

/** POST /api/device-code: to be typed once on another device, until then. */
export interface DeviceCodeMade {
  readonly code: string;
  readonly until: number;
}

/** GET /api/push */
export interface PushKey {
  readonly key: string;
}

/** GET /api/health */
export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly uptime: number;
  readonly tables: number;
  readonly sockets: number;
}

/** POST /api/tables, POST /api/tables/:table/rematch */
export interface TableMade {
  readonly table: string;
  readonly invite: string;
}

/** Any refusal over HTTP. */
export interface HttpRefusal {
  readonly refused: string;
  readonly why: string;
}

import { chat } from './chat.js';
import { entries } from './entries.js';
import { farewell } from './farewell.js';
import type { Ops } from './ops.js';
import { people } from './people.js';
import { tables } from './tables.js';
import { upkeep } from './upkeep.js';

export type { Ops } from './ops.js';

export const OPS: Ops = { ...entries, ...tables, ...people, ...farewell, ...chat, ...upkeep };

/** What only looks; it is asked of a thread of its own and never waits for the disk. */
export const READS = [
  'openTable',
  'tableRow',
  'listedTables',
  'tablesOf',
  'madeFrom',
  'countFrom',
  'dueTables',
  'unsettledTables',
  'answered',
  'stretch',
  'sayer',
  'saids',
  'session',
  'identity',
  'account',
  'pushesOf',
  'tale',
  'meta',
  'lastAlive',
] as const satisfies readonly (keyof Ops)[];

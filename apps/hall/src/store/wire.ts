import type { Ops } from './ops/index.js';

/** What the hall's thread and a storage thread tell each other. */
export type Job = readonly [name: keyof Ops, given: unknown];
export type Done = readonly [ok: true, value: unknown] | readonly [ok: false, why: string];

/** Entries, which are most of what is written, five values each: home, seq, at, message, body. */
export type Rows = readonly (number | string | null)[];
export const ROW = 5;

/** All of a batch is one transaction. */
export interface Batch {
  readonly rows: Rows;
  readonly jobs: readonly Job[];
}
/** Of the rows only those are told that are not new entries: by their place. */
export interface Results {
  readonly odd: readonly (readonly [place: number, done: Done])[];
  readonly done: readonly Done[];
}

export type ToStore = { readonly batch: Batch } | { readonly close: true };
export type FromStore =
  | { readonly migrating: readonly string[] }
  | { readonly ready: true }
  | { readonly results: Results }
  | { readonly closed: true }
  | { readonly failed: string };

export interface StoreThread {
  readonly file: string;
  /** The writer migrates, and commits; readers only look. */
  readonly role: 'writer' | 'reader';
  readonly synchronous: 'full' | 'off';
}

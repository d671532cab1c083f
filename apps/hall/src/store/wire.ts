import type { Ops } from './ops/index.js';

/** What the hall's thread and a storage thread tell each other. */
export type Job = readonly [name: keyof Ops, given: unknown];
export type Done = readonly [ok: true, value: unknown] | readonly [ok: false, why: string];

export type ToStore =
  /** All jobs of a batch are one transaction. */
  { readonly batch: readonly Job[] } | { readonly close: true };
export type FromStore =
  | { readonly ready: readonly string[] }
  | { readonly results: readonly Done[] }
  | { readonly closed: true }
  | { readonly failed: string };

export interface StoreThread {
  readonly file: string;
  /** The writer migrates, and commits; readers only look. */
  readonly role: 'writer' | 'reader';
}

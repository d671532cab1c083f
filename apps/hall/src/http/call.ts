import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { House } from '../house.js';
import type { Person, Sessions } from '../people/sessions.js';
import type { Identity } from '../store/store.js';
import type { No } from '../tables/act.js';

/** What routes share. */
export interface Desk {
  readonly house: House;
  readonly sessions: Sessions;
  readonly secure: boolean;
  readonly version: string;
  /** Sockets of a session, or of a person, come back with another identity. */
  recall(whose: { readonly session?: string; readonly player?: number }): void;
  readonly counts: { sockets(): number };
  /** The public key of push messages. */
  readonly pushKey: string;
}

/** One request, read. */
export interface Call {
  readonly request: IncomingMessage;
  readonly person: Person;
  readonly token: string | null;
  readonly address: string;
  readonly body: unknown;
  param(name: string): string;
  query(name: string): string | undefined;
}

/** What it is answered: JSON, a text of its own type, or a refusal. */
export type Reply =
  | No
  | { readonly json: object; readonly cookie?: string }
  | { readonly text: string; readonly type: string; readonly name?: string };

export type Route = (call: Call) => Promise<Reply>;
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, Route>>;

/** The body in its form, or what is wrong with it. */
export function read<S extends v.GenericSchema>(schema: S, body: unknown): { value: v.InferOutput<S> } | No {
  const found = v.safeParse(schema, body);
  if (found.success) return { value: found.output };
  const [issue] = found.issues;
  const path = v.getDotPath(issue);
  return { refused: 'bad-message', why: `${path ? `${path}: ` : ''}${issue.message}`.slice(0, 200) };
}

export const NOBODY: No = { refused: 'who-are-you', why: 'say your name first' };

export function isKnown(person: Person): person is Identity {
  return person !== null;
}

const STATUS: Readonly<Record<string, number>> = {
  'who-are-you': 401,
  'not-invited': 403,
  'not-host': 403,
  'no-seat': 403,
  kicked: 403,
  'no-table': 404,
  'too-fast': 429,
  'too-many': 429,
  closing: 503,
  'not-stored': 500,
};
export function statusOf({ refused }: No): number {
  return STATUS[refused] ?? 400;
}

import type { Hint } from '@questhall/protocol';
import type { Person } from '../people/sessions.js';
import type { No } from '../tables/act.js';
import type { Following } from '../tables/follow.js';
import type { Frame } from './frame.js';

/** Who is at the other end of a socket, and what they follow. */
export interface Connection {
  readonly person: Person;
  /** The household, for counting. */
  readonly address: string;
  /** The hash of the session's token; null for somebody without a name. */
  readonly session: string | null;
  readonly following: Map<string, Following>;
  /** Tables that are being joined just now; what was sent after a `join` waits for it. */
  readonly joining: Map<string, Promise<unknown>>;
  isOpen(): boolean;
  send(message: Frame): void;
  /** End it; the client knows by the code whether to come back. */
  dismiss(code: number, why: string): void;
}

export type Guest = Pick<Connection, 'person' | 'address' | 'session'>;

/** How a message is answered: a refusal, done (as which entry), or the time. */
export type Answer = No | { readonly seq?: number } | { readonly now: number } | { readonly hint: Hint };

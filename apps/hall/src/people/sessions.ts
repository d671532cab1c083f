import type { IncomingMessage } from 'node:http';
import type { House } from '../house.js';
import { hashed, newId, newToken } from '../ids.js';
import type { Identity } from '../store/store.js';

const HOUR = 3_600_000;

export type Person = Identity | null;

/** With TLS the browser keeps the cookie to this very host, and never sends it in the clear. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-questhall' : 'questhall';
}

export function tokenIn(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return null;
}

export function cookie(token: string | null, secure: boolean, days: number): string {
  const age = token === null ? 0 : Math.round(days * 86_400);
  const parts = [`${cookieName(secure)}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${age}`];
  return (secure ? [...parts, 'Secure'] : parts).join('; ');
}

export interface Sessions {
  /** Whose token this is. */
  identify(token: string | null): Promise<Person>;
  /** A guest with a name, and the token that proves it. */
  welcome(name: string): Promise<{ token: string; person: Identity }>;
  /** A further session of somebody known. */
  admit(player: number): Promise<{ token: string; person: Identity }>;
  end(token: string): Promise<void>;
}

export function sessions({ store }: Pick<House, 'store'>): Sessions {
  /** When a session was last noted as seen, so that it is noted once in a while only. */
  const noted = new Map<string, number>();

  const note = (hash: string) => {
    const now = Date.now();
    if (now - (noted.get(hash) ?? 0) < HOUR) return;
    if (noted.size > 10_000) noted.clear();
    noted.set(hash, now);
    store.seen({ hash, at: now }).catch(() => noted.delete(hash));
  };
  const known = async (player: number): Promise<Identity> => {
    const person = await store.identity(player);
    if (!person) throw new Error('a player has vanished');
    return person;
  };

  return {
    identify: async (token) => {
      if (token === null) return null;
      const hash = hashed(token);
      const person = await store.session(hash);
      if (person) note(hash);
      return person;
    },
    welcome: async (name) => {
      const token = newToken();
      const id = newId();
      const no = await store.addPlayer({ id, name, at: Date.now(), hash: hashed(token) });
      return { token, person: { no, id, name, account: false, ids: [id] } };
    },
    admit: async (player) => {
      const token = newToken();
      await store.addSession({ player, hash: hashed(token), at: Date.now() });
      return { token, person: await known(player) };
    },
    end: (token) => store.dropSession(hashed(token)),
  };
}

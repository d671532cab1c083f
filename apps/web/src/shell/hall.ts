import type { DeviceCodeMade, Me, NewTable, PushKey, TableMade, TableSummary } from '@questhall/protocol';
import { createSignal } from 'solid-js';
import type { No } from '../host/host.js';

/** Whether a hall answers: a page opened from a file server or offline has none, and plays on with local tables. */
export type Reach = 'unknown' | 'there' | 'away';
const [reach, setReach] = createSignal<Reach>('unknown');
const [me, setMe] = createSignal<Me | null>(null);

export { me, reach };

/** What the hall answers, or why not. */
export type Reply<T> = T | No;

export function isNo(reply: unknown): reply is No {
  return typeof reply === 'object' && reply !== null && 'refused' in reply;
}

export const hall = {
  /** Who the hall takes us for. Who never said a name here is nobody, and need not ask. */
  async whoAmI(): Promise<void> {
    if (!wasKnown()) return;
    const reply = await call<Me>('GET', '/api/me');
    if (!isNo(reply)) setMe(reply);
    else if (reply.refused === 'who-are-you') forget();
  },
  name: (name: string) => known(call<Me>('POST', '/api/me', { name })),
  join: (name: string, password: string) => known(call<Me>('POST', '/api/account', { name, password })),
  login: (name: string, password: string) => known(call<Me>('POST', '/api/login', { name, password })),
  async logout(): Promise<Reply<unknown>> {
    const reply = await call<unknown>('POST', '/api/logout', {});
    if (!isNo(reply)) forget();
    return reply;
  },
  password: (password: string, next: string) => call<unknown>('POST', '/api/account/password', { password, next }),
  async farewell(password?: string): Promise<Reply<unknown>> {
    const reply = await call<unknown>('DELETE', '/api/account', password ? { password } : {});
    if (!isNo(reply)) forget();
    return reply;
  },
  deviceCode: () => call<DeviceCodeMade>('POST', '/api/device-code', {}),
  useDeviceCode: (code: string) => known(call<Me>('POST', '/api/device-code/use', { code })),
  lobby: () => call<readonly TableSummary[]>('GET', '/api/lobby'),
  tables: () => call<readonly TableSummary[]>('GET', '/api/tables'),
  table: (table: string, invite?: string) => call<TableSummary>('GET', `/api/tables/${table}${asked({ invite })}`),
  create: (table: NewTable) => call<TableMade>('POST', '/api/tables', table),
  rematch: (table: string) => call<TableMade>('POST', `/api/tables/${table}/rematch`, {}),
  record: (table: string, invite?: string) => callText(`/api/tables/${table}/record${asked({ invite })}`),
  pushKey: () => call<PushKey>('GET', '/api/push'),
  pushTo: (subscription: PushSubscriptionJSON) => call<unknown>('POST', '/api/push', subscription),
  pushNoMore: (endpoint: string) => call<unknown>('DELETE', '/api/push', { endpoint }),
};

export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
}

async function known(reply: Promise<Reply<Me>>): Promise<Reply<Me>> {
  const found = await reply;
  if (!isNo(found)) {
    setMe(found);
    localStorage.setItem(KNOWN, 'yes');
  }
  return found;
}

const KNOWN = 'questhall.known';

function wasKnown(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

function forget(): void {
  localStorage.removeItem(KNOWN);
  setMe(null);
}

function asked(words: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(words).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const NO_HALL: No = { refused: 'closing', why: 'The hall cannot be reached just now.' };

async function call<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  const reply = await send(method, path, body);
  if (!reply) return NO_HALL;
  const json: unknown = await reply.json().catch(() => null);
  if (reply.ok) return json as T;
  return isNo(json) ? json : NO_HALL;
}

async function callText(path: string): Promise<Reply<string>> {
  const reply = await send('GET', path);
  if (!reply) return NO_HALL;
  if (reply.ok) return reply.text();
  const json: unknown = await reply.json().catch(() => null);
  return isNo(json) ? json : NO_HALL;
}

async function send(method: string, path: string, body?: unknown): Promise<Response | null> {
  try {
    const reply = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    // A server of plain files answers with a page, not with JSON: that is no hall.
    const isHall = /json|text\/plain/.test(reply.headers.get('content-type') ?? '') || reply.status === 204;
    setReach(isHall ? 'there' : 'away');
    return isHall ? reply : null;
  } catch {
    setReach('away');
    return null;
  }
}

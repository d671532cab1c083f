import { randomBytes } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@questhall/protocol';
import { WebSocket } from 'ws';

/** A program that visits a hall as a browser would: for measures and tests. */
export interface Visitor {
  readonly url: string;
  cookie: string | null;
  call(method: string, path: string, body?: unknown): Promise<Called>;
  connect(headers?: Readonly<Record<string, string>>): Promise<Wire>;
}
export interface Called {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each path has a body of its own
  readonly body: any;
  readonly headers: Headers;
}

type Answer = Extract<ServerMessage, { id: string | null }>;
type Bare<M> = M extends ClientMessage ? Omit<M, 'id'> & { readonly id?: string } : never;
export type Outgoing = Bare<ClientMessage>;

/** An open socket. */
export interface Wire {
  /** Send, and wait for the answer to it. */
  ask(message: Outgoing): Promise<Answer>;
  /** Send as it is. */
  send(text: string | Buffer): void;
  hear(listener: (message: ServerMessage) => void): () => void;
  /** The next message that fits. */
  next<T extends ServerMessage['t']>(
    t: T,
    fits?: (message: Extract<ServerMessage, { t: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { t: T }>>;
  /** Everything heard so far, as it came. */
  readonly heard: string[];
  /** Resolves with the code when the socket closes. */
  readonly closed: Promise<number>;
  close(): void;
  kill(): void;
}

export function visitor(url: string, cookie: string | null = null): Visitor {
  const self: Visitor = {
    url,
    cookie,
    call: async (method, path, body) => {
      const headers = {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(self.cookie && { Cookie: self.cookie }),
      };
      const answer = await fetch(url + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
      });
      const given = answer.headers.get('set-cookie')?.split(';')[0];
      if (given) self.cookie = given;
      const text = await answer.text();
      return { status: answer.status, body: readJson(text), headers: answer.headers };
    },
    connect: (headers = {}) =>
      wire(`${url.replace(/^http/, 'ws')}/socket`, { ...(self.cookie && { Cookie: self.cookie }), ...headers }),
  };
  return self;
}

/** A visitor with a name. */
export async function guest(url: string, name: string): Promise<Visitor> {
  const visiting = visitor(url);
  const { status, body } = await visiting.call('POST', '/api/me', { name });
  if (status !== 200) throw new Error(body.why);
  return visiting;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function wire(url: string, headers: Readonly<Record<string, string>>): Promise<Wire> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const waiting = new Map<string, (answer: Answer) => void>();
  const listeners = new Set<(message: ServerMessage) => void>();
  const heard: string[] = [];
  socket.on('message', (data) => {
    const text = String(data);
    heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if ('id' in message && message.id !== null) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
    for (const listener of listeners) listener(message);
  });
  const hear = (listener: (message: ServerMessage) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const closed = new Promise<number>((done) => socket.on('close', done));
  const opened: Wire = {
    heard,
    closed,
    hear,
    send: (text) => socket.send(text),
    ask: (message) =>
      new Promise((answer) => {
        const id = message.id ?? freshId();
        waiting.set(id, answer);
        socket.send(JSON.stringify({ ...message, id }));
      }),
    next: (t, fits = () => true) =>
      new Promise((found) => {
        const stop = hear((message) => {
          if (message.t !== t || !fits(message as never)) return;
          stop();
          found(message as never);
        });
      }),
    close: () => socket.close(),
    kill: () => socket.terminate(),
  };
  return new Promise((done, failed) => {
    socket.on('open', () => done(opened));
    socket.on('error', failed);
  });
}

export function freshId(): string {
  return randomBytes(9).toString('base64url');
}

export function freshNonce(): string {
  return randomBytes(16).toString('hex');
}

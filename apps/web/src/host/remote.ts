import type { Seat } from '@questhall/kernel';
import type { ClientMessage, ServerMessage } from '@questhall/protocol';
import type { News, Scene } from '@questhall/table';
import { createSignal } from 'solid-js';
import { type Carrier, createFollowing, type Followed } from './follow.js';
import type { Answer, Host, Status } from './host.js';

interface Waiting {
  readonly message: ClientMessage;
  answer(message: ServerMessage): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** The hall over one WebSocket: it comes back by itself, resumes every table by number, and sends again what was not answered. */
export function createRemoteHost(
  url: string,
  onLobby: () => void = () => {},
): Host & { status(): Status; close(): void } {
  const [status, setStatus] = createSignal<Status>('connecting');
  const followed = new Set<Followed>();
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      setStatus('live');
      for (const following of followed) join(following);
      for (const { message } of waiting.values()) socket?.send(JSON.stringify(message));
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => {
      if (closed) return;
      setStatus('away');
      // A little chance, so that not everybody comes back at the same moment.
      retry = setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };

  const hear = (message: ServerMessage) => {
    if (message.t === 'lobby') return onLobby();
    if ('id' in message && message.id !== null) {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      asked?.answer(message);
    }
    if ('table' in message) for (const following of followed) if (isFor(message, following)) following.hear(message);
  };

  const ask = (message: ClientMessage): Promise<ServerMessage> =>
    new Promise((answer) => {
      waiting.set(message.id, { message, answer });
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    });

  const join = async (following: Followed) => {
    const { table, as, invite } = following;
    const since = following.scene()?.seq;
    const id = freshId();
    const message: ClientMessage = {
      t: 'join',
      id,
      table,
      as,
      ...(since !== undefined && { since }),
      ...(invite && { invite }),
    };
    const answered = new Promise<ServerMessage>((answer) => waiting.set(id, { message, answer }));
    socket?.send(JSON.stringify(message));
    const answer = await answered;
    if (answer.t === 'no') following.refuse(answer as never);
  };

  const carrier: Carrier = {
    status,
    send: async (wish) => {
      const answer = await ask({ ...wish, id: freshId() } as ClientMessage);
      if (answer.t === 'ok') return { ok: true, ...(answer.seq !== undefined && { seq: answer.seq }) };
      return answer as unknown as Answer;
    },
    recall: async (table, as, to) => {
      const answer = await ask({ t: 'past', id: freshId(), table, as, from: 0, to });
      if (answer.t !== 'past') throw new Error('the hall did not tell what happened before');
      return { from: answer.from as Scene, news: answer.news as readonly News[] };
    },
    forget: (following) => {
      followed.delete(following);
      if (socket?.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ t: 'leave', id: freshId(), table: following.table }));
    },
  };

  connect();
  return {
    kind: 'remote',
    status,
    follow: (table: string, as: Seat | null, invite?: string) => {
      const following = createFollowing(carrier, table, as, invite);
      followed.add(following);
      if (socket?.readyState === WebSocket.OPEN) void join(following);
      return following;
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      socket?.close();
    },
  };
}

function isFor(message: ServerMessage & { table: string }, { table, as }: Followed): boolean {
  return message.table === table && (message.t !== 'scene' || message.as === as);
}

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

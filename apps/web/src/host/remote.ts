import type { Seat } from '@questhall/kernel';
import type { ClientMessage, Hint, ServerMessage } from '@questhall/protocol';
import type { News } from '@questhall/table';
import { createSignal } from 'solid-js';
import { type Carrier, createFollowing, type Followed } from './follow.js';
import { freshHex } from './fresh.js';
import type { Answer, Host, No, Status } from './host.js';
import { createLine, type Line, type OpenSocket } from './line.js';

export interface RemoteHost extends Host {
  readonly kind: 'remote';
  status(): Status;
  /** The version of the hall, once it has said so. */
  version(): string | null;
  /** Call the hall again, e.g. because it knows us by another name now. */
  again(): void;
  close(): void;
}

export interface RemoteWishes {
  readonly url: string;
  /** Something changed in the lobby or among one's tables. */
  onLobby?(): void;
  readonly open?: OpenSocket;
}

/** How many entries the hall tells at once of what happened before. */
const CHUNK = 400;

/** The hall over one WebSocket: it comes back by itself, resumes every table by number, and sends again what was not answered. */
export function createRemoteHost({ url, onLobby, open }: RemoteWishes): RemoteHost {
  const [status, setStatus] = createSignal<Status>('connecting');
  const [version, setVersion] = createSignal<string | null>(null);
  const followed = new Set<Followed>();
  const waiting = new Map<string, { message: ClientMessage; answer(message: ServerMessage): void }>();
  const joins = new Map<string, Followed>();

  const line: Line = createLine({
    url,
    ...(open && { open }),
    hear,
    up: () => {
      setStatus('live');
      // First where we are, then what we wanted: an answer that was lost on the way comes again by its id.
      joins.clear();
      for (const following of followed) join(following);
      for (const { message } of waiting.values()) line.send(message);
    },
    down: () => setStatus('away'),
  });

  const carrier: Carrier = {
    status,
    send: async (wish) => answerOf(await ask({ ...wish, id: freshHex() } as ClientMessage)),
    recall: async (table, as, to) => {
      const first = await told(table, as, 0, Math.min(to, CHUNK));
      const news: News[] = [...first.news];
      for (let from = CHUNK; from < to; from += CHUNK)
        news.push(...(await told(table, as, from, Math.min(to, from + CHUNK))).news);
      return { from: first.from, news };
    },
    resume: join,
    forget: (following) => {
      followed.delete(following);
      line.send({ t: 'leave', id: freshHex(), table: following.table });
    },
  };

  return {
    kind: 'remote',
    status,
    version,
    follow: (table: string, as: Seat | null, invite?: string) => {
      const following = createFollowing(carrier, table, as, invite);
      followed.add(following);
      join(following);
      return following;
    },
    again: line.again,
    close: line.close,
  };

  function hear(message: ServerMessage): void {
    if (message.t === 'lobby') onLobby?.();
    if (message.t === 'welcome') setVersion(message.version);
    if ('id' in message && message.id !== null) answered(message.id, message);
    if ('table' in message) for (const following of followed) if (isFor(message, following)) following.hear(message);
  }

  function answered(id: string, message: ServerMessage): void {
    const joining = joins.get(id);
    joins.delete(id);
    if (joining && message.t === 'no') joining.refuse(message as No);
    const asked = waiting.get(id);
    waiting.delete(id);
    asked?.answer(message);
  }

  function ask(message: ClientMessage): Promise<ServerMessage> {
    return new Promise((answer) => {
      waiting.set(message.id, { message, answer });
      line.send(message);
    });
  }

  async function told(table: string, as: Seat | null, from: number, to: number) {
    const answer = await ask({ t: 'past', id: freshHex(), table, as, from, to });
    if (answer.t !== 'past') throw new Error('the hall did not tell what happened before');
    return answer;
  }

  /** Ask for a table's news since the last that was heard, or for all of it. One asking at a time is enough. */
  function join(following: Followed): void {
    if (!line.isUp() || [...joins.values()].includes(following)) return;
    const { table, as, invite } = following;
    const since = following.scene()?.seq;
    // Who has heard nothing yet wants to hear all that was said meanwhile.
    const said = following.chat().at(-1)?.n ?? 0;
    const id = freshHex();
    joins.set(id, following);
    line.send({
      t: 'join',
      id,
      table,
      as,
      ...(since !== undefined && { since, said }),
      ...(invite && { invite }),
    });
  }
}

function answerOf(answer: ServerMessage): Answer {
  const { seq, hint } = answer as { readonly seq?: number; readonly hint?: Hint };
  if (answer.t === 'ok') return { ok: true, ...(seq !== undefined && { seq }), ...(hint && { hint }) };
  return answer as No;
}

function isFor(message: ServerMessage & { table: string }, { table, as }: Followed): boolean {
  return message.table === table && (message.t !== 'scene' || message.as === as);
}

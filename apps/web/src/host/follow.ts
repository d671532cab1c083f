import type { Seat } from '@questhall/kernel';
import type { Presence, Said, ServerMessage } from '@questhall/protocol';
import { type News, type Scene, sceneAfter } from '@questhall/table';
import { batch, createSignal } from 'solid-js';
import type { Answer, Following, No, Status, Story, Wish } from './host.js';

/** What carries a following's messages: a socket, or the worker. */
export interface Carrier {
  status(): Status;
  send(wish: Wish & { table: string }): Promise<Answer>;
  recall(table: string, as: Seat | null, to: number): Promise<Story>;
  /** News were missed: ask for all since the last that was heard. */
  resume(following: Followed): void;
  forget(following: Followed): void;
}

/** A following with the ends that its carrier holds. */
export interface Followed extends Following {
  readonly invite: string | undefined;
  hear(message: ServerMessage): void;
  refuse(refusal: No): void;
}

export function createFollowing(carrier: Carrier, table: string, as: Seat | null, invite?: string): Followed {
  const [scene, setScene] = createSignal<Scene | null>(null);
  const [news, setNews] = createSignal<News | null>(null);
  const [past, setPast] = createSignal<readonly News[]>([]);
  const [chat, setChat] = createSignal<readonly Said[]>([]);
  const [presence, setPresence] = createSignal<Presence | null>(null);
  const [refused, setRefused] = createSignal<No | null>(null);
  const [rematch, setRematch] = createSignal<ReturnType<Following['rematch']>>(null);
  const [lead, setLead] = createSignal(0);

  const self: Followed = {
    table,
    as,
    invite,
    scene,
    news,
    past,
    chat,
    presence,
    refused,
    rematch,
    lead,
    status: carrier.status,
    send: (wish) => carrier.send({ ...wish, table }),
    recall: () => carrier.recall(table, as, scene()?.seq ?? 0),
    close: () => carrier.forget(self),
    refuse: setRefused,
    hear,
  };
  return self;

  function hear(message: ServerMessage): void {
    if (message.t === 'news') told(message.news);
    if (message.t === 'chat') spoken(message.said);
    if (message.t === 'presence') setPresence(message.presence);
    if (message.t === 'rematch') setRematch({ table: message.next, invite: message.invite });
    if (message.t === 'scene') shown(message);
  }

  function told(next: News): void {
    const before = scene();
    // What was heard already changes nothing; what cannot be placed yet must be asked for.
    if (!before || next.seq <= before.seq) return;
    if (next.seq > before.seq + 1) {
      carrier.resume(self);
      return;
    }
    batch(() => {
      setScene(sceneAfter(before, next));
      setNews(next);
      setPast([...past(), next]);
    });
  }

  function spoken(said: Said): void {
    if (!chat().some(({ n }) => n === said.n)) setChat([...chat(), said]);
  }

  function shown(message: ServerMessage & { t: 'scene' }): void {
    batch(() => {
      // The same scene once more would only forget what came before it.
      if (message.scene.seq !== scene()?.seq) {
        setScene(message.scene);
        setNews(null);
        setPast(message.past);
      }
      setChat(message.chat);
      setLead(message.now - Date.now());
      setRefused(null);
    });
  }
}

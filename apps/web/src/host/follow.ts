import type { Refusal, Seat } from '@questhall/kernel';
import type { Presence, Said, ServerMessage } from '@questhall/protocol';
import { type News, type Scene, sceneAfter } from '@questhall/table';
import { batch, createSignal } from 'solid-js';
import type { Answer, Following, Status, Wish } from './host.js';

/** What carries a following's messages: a socket, or the worker. */
export interface Carrier {
  status(): Status;
  send(wish: Wish & { table: string }): Promise<Answer>;
  recall(table: string, as: Seat | null, to: number): Promise<{ from: Scene; news: readonly News[] }>;
  forget(following: Followed): void;
}

/** A following with the ends that its carrier holds. */
export interface Followed extends Following {
  readonly invite: string | undefined;
  hear(message: ServerMessage): void;
  refuse(refusal: Refusal): void;
}

export function createFollowing(carrier: Carrier, table: string, as: Seat | null, invite?: string): Followed {
  const [scene, setScene] = createSignal<Scene | null>(null);
  const [news, setNews] = createSignal<News | null>(null);
  const [past, setPast] = createSignal<readonly News[]>([]);
  const [chat, setChat] = createSignal<readonly Said[]>([]);
  const [presence, setPresence] = createSignal<Presence | null>(null);
  const [refused, setRefused] = createSignal<Refusal | null>(null);

  const told = (next: News) => {
    const before = scene();
    // What was heard already, or cannot be placed, changes nothing: the carrier resumes by number.
    if (!before || next.seq !== before.seq + 1) return;
    batch(() => {
      setScene(sceneAfter(before, next));
      setNews(next);
      setPast([...past(), next]);
    });
  };

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
    status: carrier.status,
    send: (wish) => carrier.send({ ...wish, table }),
    recall: () => carrier.recall(table, as, scene()?.seq ?? 0),
    close: () => carrier.forget(self),
    refuse: (refusal) => setRefused(refusal),
    hear: (message) => {
      if (message.t === 'news') told(message.news);
      if (message.t === 'chat') setChat([...chat(), message.said]);
      if (message.t === 'presence') setPresence(message.presence);
      if (message.t === 'scene')
        batch(() => {
          setScene(message.scene);
          setNews(null);
          setPast(message.past);
          setChat(message.chat);
          setRefused(null);
        });
    },
  };
  return self;
}

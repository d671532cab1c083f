import type { Seat } from '@questhall/kernel';
import type { News, Scene } from '@questhall/table';
import { type Carrier, createFollowing, type Followed } from './follow.js';
import type { Answer, LocalHost, LocalSummary } from './host.js';
import type { Errand, FromWorker } from './worker.js';

/** Tables of this browser, run by a worker: no server, no network. */
export function createLocalHost(): LocalHost & { pace(ms: number): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  const followed = new Set<Followed>();
  let last = 0;

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('message' in data) {
      for (const f of followed) if (f.table === data.message.table && f.as === data.to) f.hear(data.message);
      return;
    }
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if ('failed' in data) asked?.failed(new Error(data.failed));
    else asked?.done(data.answer);
  };

  const ask = <T>(errand: Errand): Promise<T> =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done: done as (answer: unknown) => void, failed });
      worker.postMessage({ n: last, errand });
    });

  const carrier: Carrier = {
    status: () => 'live',
    send: ({ table, ...wish }) => ask<Answer>({ do: 'act', table, wish: wish as never }),
    recall: (table, as) => ask<{ from: Scene; news: readonly News[] }>({ do: 'past', table, as, from: 0 }),
    forget: (following) => {
      followed.delete(following);
      void ask({ do: 'leave', table: following.table, as: following.as });
    },
  };

  return {
    kind: 'local',
    follow: (table: string, as: Seat | null) => {
      const following = createFollowing(carrier, table, as);
      followed.add(following);
      void ask<Answer | undefined>({ do: 'join', table, as }).then((no) => no && following.refuse(no as never));
      return following;
    },
    open: (table, humans) => ask<string>({ do: 'open', table, humans }),
    load: (text) => ask({ do: 'load', text }),
    list: () => ask<readonly LocalSummary[]>({ do: 'list' }),
    record: (table) => ask<string>({ do: 'record', table }),
    drop: (table) => ask<void>({ do: 'drop', table }),
    pace: (ms) => void ask({ do: 'pace', ms }),
  };
}

import type { Seat } from '@questhall/kernel';
import { batch } from 'solid-js';
import type { Errand, FromWorker, Told, ToWorker } from './errands.js';
import { type Carrier, createFollowing, type Followed } from './follow.js';
import { freshHex } from './fresh.js';
import type { Answer, LocalHost, No, Story } from './host.js';

/** As much of a worker as we need. */
export interface Hand {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  postMessage(message: ToWorker): void;
}

/** Tables of this browser, run by a worker: no server, no network. */
export function createLocalHost(worker: Hand = startWorker()): LocalHost {
  const waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  const followed = new Set<Followed>();
  let last = 0;

  const told: Told[] = [];

  worker.onmessage = ({ data }) => {
    if ('message' in data) {
      told.push(data);
      if (told.length === 1) soon(flush);
      return;
    }
    // What came before an answer is known before it.
    flush();
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if ('failed' in data) asked?.failed(new Error(data.failed));
    else asked?.done(data.answer);
  };

  /** Machines in haste tell more in a frame than a screen can draw: it draws what it comes to. */
  function flush(): void {
    const news = told.splice(0);
    batch(() => {
      for (const { to, message } of news)
        for (const f of followed) if (f.table === message.table && f.as === to) f.hear(message);
    });
  }

  const carrier: Carrier = {
    status: () => 'live',
    send: ({ table, ...wish }) => ask<Answer>({ do: 'act', table, id: freshHex(), wish: wish as never }),
    recall: (table, as) => ask<Story>({ do: 'story', table, as }),
    resume: join,
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
      join(following);
      return following;
    },
    open: (table, humans) => ask<string>({ do: 'open', table, humans }),
    load: (text) => ask({ do: 'load', text }),
    record: (table) => ask<string>({ do: 'record', table }),
    review: (text) => ask({ do: 'review', text }),
    drop: (table) => ask<void>({ do: 'drop', table }),
    pace: (ms) => void ask({ do: 'pace', ms }),
  };

  function join(following: Followed): void {
    const { table, as } = following;
    void ask<No | undefined>({ do: 'join', table, as }).then(
      (no) => no && following.refuse(no),
      (error: Error) => following.refuse({ refused: 'bad-save', why: error.message }),
    );
  }

  function ask<T>(errand: Errand): Promise<T> {
    return new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done: done as (answer: unknown) => void, failed });
      worker.postMessage({ n: last, errand });
    });
  }
}

/** In the next frame; a page that nobody sees has none. */
function soon(act: () => void): void {
  if (typeof document === 'undefined' || document.hidden) setTimeout(act, 30);
  else requestAnimationFrame(act);
}

function startWorker(): Hand {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

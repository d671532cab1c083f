import type { Answered, Errand, Told } from './errands.js';

/** One of a browser's pages runs the tables; the others ask it, and the next takes over when it closes. */
export interface Leader {
  /** Does an errand, here or in the page that leads. */
  ask(errand: Errand): Promise<Answered>;
  /** For the page that leads: tells all others, too. */
  tell(told: Told): void;
}

export interface LeaderWishes {
  readonly client: string;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Resolves when this page leads, and never ends leading before the page closes. */
  lead(): Promise<void>;
  run(errand: Errand, client: string): Promise<Answered>;
  hear(told: Told): void;
}

type Heard =
  | { readonly k: 'ask'; readonly client: string; readonly n: number; readonly errand: Errand }
  | { readonly k: 'answer'; readonly client: string; readonly n: number; readonly answered: Answered }
  | { readonly k: 'tell'; readonly told: Told }
  | { readonly k: 'lead' };

export function createLeader({ client, channel, lead, run, hear }: LeaderWishes): Leader {
  const pending = new Map<number, { errand: Errand; done(answered: Answered): void }>();
  const joined = new Map<string, Errand>();
  let leads = false;
  let last = 0;

  channel.onmessage = ({ data }: { data: Heard }) => {
    if (data.k === 'tell') hear(data.told);
    if (data.k === 'answer' && data.client === client) answer(data.n, data.answered);
    if (data.k === 'ask' && leads) void serve(data);
    if (data.k === 'lead') again();
  };
  void lead().then(() => {
    leads = true;
    post({ k: 'lead' });
    again();
  });

  return {
    ask: (errand) =>
      new Promise((done) => {
        last += 1;
        remember(errand);
        pending.set(last, { errand, done });
        send(last, errand);
      }),
    tell: (told) => {
      hear(told);
      post({ k: 'tell', told });
    },
  };

  /** Somebody new leads: what is not answered, and what is looked at, must be asked again. */
  function again(): void {
    for (const errand of joined.values()) {
      last += 1;
      pending.set(last, { errand, done: () => {} });
    }
    for (const [n, { errand }] of pending) send(n, errand);
  }

  function send(n: number, errand: Errand): void {
    if (leads) void run(errand, client).then((answered) => answer(n, answered));
    else post({ k: 'ask', client, n, errand });
  }

  async function serve({ client: from, n, errand }: Heard & { k: 'ask' }): Promise<void> {
    post({ k: 'answer', client: from, n, answered: await run(errand, from) });
  }

  function answer(n: number, answered: Answered): void {
    const asked = pending.get(n);
    pending.delete(n);
    asked?.done(answered);
  }

  function remember(errand: Errand): void {
    if (errand.do === 'join') joined.set(`${errand.table} ${errand.as}`, errand);
    if (errand.do === 'leave') joined.delete(`${errand.table} ${errand.as}`);
  }

  function post(heard: Heard): void {
    channel.postMessage(heard);
  }
}

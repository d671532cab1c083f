import { isRefusal } from '@questhall/kernel';
import type { NewTable, ServerMessage } from '@questhall/protocol';
import type { Deed } from '@questhall/table';
import { wizardsQuest } from '@questhall/wizards-quest';
import type { Wish } from './host.js';
import { Parlour } from './parlour.js';
import { openShelf } from './shelf.js';

/** What the page asks of the worker. Each has a number, and gets one answer. */
export type Errand =
  | { readonly do: 'open'; readonly table: NewTable; readonly humans: readonly (string | null)[] }
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'list' }
  | { readonly do: 'record'; readonly table: string }
  | { readonly do: 'drop'; readonly table: string }
  | { readonly do: 'join'; readonly table: string; readonly as: number | null }
  | { readonly do: 'leave'; readonly table: string; readonly as: number | null }
  | { readonly do: 'past'; readonly table: string; readonly as: number | null; readonly from: number }
  | { readonly do: 'act'; readonly table: string; readonly wish: Wish }
  | { readonly do: 'pace'; readonly ms: number };

export type Errands = { readonly n: number; readonly errand: Errand };
export type FromWorker =
  | { readonly n: number; readonly answer: unknown }
  | { readonly n: number; readonly failed: string }
  | { readonly to: number | null; readonly message: ServerMessage & { table: string } };

declare const self: DedicatedWorkerGlobalScope;
const pace = { ms: 350 };

const ready = openShelf().then(async (store) => {
  const parlour = new Parlour({
    games: { [wizardsQuest.id]: wizardsQuest },
    store,
    hex: () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join(''),
    now: () => Date.now(),
    tell: (message, to) => post({ to, message }),
    beat: () => new Promise((done) => setTimeout(done, pace.ms)),
  });
  await parlour.wake();
  return parlour;
});

self.onmessage = async ({ data: { n, errand } }: MessageEvent<Errands>) => {
  try {
    post({ n, answer: await run(await ready, errand) });
  } catch (error) {
    post({ n, failed: error instanceof Error ? error.message : String(error) });
  }
};

async function run(parlour: Parlour, errand: Errand): Promise<unknown> {
  switch (errand.do) {
    case 'open':
      return parlour.open(errand.table, errand.humans);
    case 'load':
      return parlour.load(errand.text);
    case 'list':
      return parlour.list();
    case 'record':
      return parlour.record(errand.table);
    case 'drop':
      return parlour.drop(errand.table);
    case 'join':
      return parlour.join(errand.table, errand.as);
    case 'leave':
      return parlour.leave(errand.table, errand.as);
    case 'past':
      return parlour.past(errand.table, errand.as, errand.from);
    case 'pace':
      pace.ms = errand.ms;
      return undefined;
    case 'act': {
      const done = await parlour.act(errand.table, deedOf(errand.wish));
      return isRefusal(done) ? done : { ok: true, seq: done };
    }
  }
}

/** A wish as the table knows it. At one screen nobody chats, and seats are fixed from the start. */
function deedOf(wish: Wish): Deed {
  const { t, ...rest } = wish as Wish & Record<string, unknown>;
  if (t === 'move')
    return {
      do: 'move',
      by: 'player',
      seat: wish.t === 'move' ? wish.seat : 0,
      picks: wish.t === 'move' ? wish.picks : [],
    };
  return { do: t, ...rest } as unknown as Deed;
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

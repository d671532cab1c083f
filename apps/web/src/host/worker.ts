import type { Due } from '@questhall/table';
import { type Answered, type Errand, type FromWorker, runErrand, type ToWorker } from './errands.js';
import { freshHex } from './fresh.js';
import { createLeader, type Leader } from './leader.js';
import { createParlour, type Parlour, type Playable } from './parlour.js';
import { createShelf } from './shelf.js';

declare const self: DedicatedWorkerGlobalScope;

/** Rules and bots of each game, fetched when a table of it is opened. */
const GAMES: Readonly<Record<string, () => Promise<Playable>>> = {
  dragonlords: () => import('./games/dragonlords.js').then((m) => m.playable),
  'lords-and-wizards': () => import('./games/lords-and-wizards.js').then((m) => m.playable),
  talisman: () => import('./games/talisman.js').then((m) => m.playable),
  wizards: () => import('./games/wizards.js').then((m) => m.playable),
  'wizards-quest': () => import('./games/wizards-quest.js').then((m) => m.playable),
};

/** How long a machine takes for a pick; a run of picks by the same one goes quicker. */
const pace = { ms: 450 };
const onlookers = new Map<string, Set<string>>();
let parlour: Promise<Parlour> | undefined;

const leader: Leader = createLeader({
  client: freshHex(),
  channel: new BroadcastChannel('questhall tables'),
  lead: () =>
    new Promise((led) => {
      if (!('locks' in navigator)) return led();
      return void navigator.locks.request('questhall tables', () => {
        led();
        return new Promise(() => {});
      });
    }),
  run,
  hear: post,
});

self.onmessage = async ({ data: { n, errand } }: MessageEvent<ToWorker>) => {
  post({ n, ...(await leader.ask(errand)) });
};

async function run(errand: Errand, client: string): Promise<Answered> {
  try {
    if (errand.do === 'pace') {
      pace.ms = errand.ms;
      return { answer: undefined };
    }
    if (errand.do === 'join') lookers(errand).add(client);
    if (errand.do === 'leave') {
      lookers(errand).delete(client);
      if (lookers(errand).size > 0) return { answer: undefined };
    }
    parlour ??= opened();
    return { answer: await runErrand(await parlour, errand) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function lookers({ table, as }: { readonly table: string; readonly as: number | null }): Set<string> {
  const key = `${table} ${as}`;
  const found = onlookers.get(key) ?? new Set<string>();
  onlookers.set(key, found);
  return found;
}

async function opened(): Promise<Parlour> {
  return createParlour({
    game: async (slug) => (await GAMES[slug]?.()) ?? null,
    shelf: await createShelf(),
    hex: freshHex,
    now: () => Date.now(),
    tell: (message, to) => leader.tell({ to, message }),
    beat,
    rest,
  });
}

function beat(next: Due, before: Due | null): Promise<void> {
  const ms = before?.seat === next.seat ? pace.ms / 3 : pace.ms;
  return new Promise((done) => setTimeout(done, ms));
}

const breath = new MessageChannel();
const resting: (() => void)[] = [];
breath.port1.onmessage = () => resting.shift()?.();

/** Only until what waits has been heard: timers are slow in browsers. */
function rest(): Promise<void> {
  return new Promise((done) => {
    resting.push(done);
    breath.port2.postMessage(null);
  });
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

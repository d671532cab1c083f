import type { House } from '../house.js';
import { words } from '../log.js';
import { DAY, MINUTE, SECOND } from '../options.js';
import { find, letGo } from '../tables/load.js';

const BEAT = 2 * SECOND;

/** What the hall does for itself while it is open. */
export function upkeep(house: House): { stop(): void } {
  const { store, log } = house;
  let stopped = false;
  const timers: NodeJS.Timeout[] = [];
  const every = (wait: number, name: string, work: () => Promise<unknown>) => {
    const again = async () => {
      try {
        await work();
      } catch (error) {
        if (!stopped) log('error', `${name} failed`, { why: words(error) });
      }
      if (!stopped) timers.push(setTimeout(again, wait).unref());
      while (timers.length > 20) timers.shift();
    };
    timers.push(setTimeout(again, wait).unref());
  };

  void wake(house, () => stopped);
  every(BEAT, 'heartbeat', () => store.setMeta({ key: 'heartbeat', value: String(Date.now()) }));
  every(Math.max(200, Math.min(10 * SECOND, house.options.idle)), 'letting go', () => letGo(house, Date.now()));
  every(30 * SECOND, 'clocks', () => bring(house, () => store.dueTables(Date.now() + MINUTE)));
  const swept = () => sweep(house, () => stopped);
  void swept().catch((error) => stopped || log('error', 'sweep failed', { why: words(error) }));
  every(60 * MINUTE, 'sweep', swept);
  return {
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Tables that ran when the hall went away run on: where a bot, an order or a clock is due, and where it was killed. */
async function wake(house: House, isStopped: () => boolean): Promise<void> {
  try {
    await bring(house, () => house.store.unsettledTables(), isStopped);
    await bring(house, () => house.store.dueTables(Date.now() + MINUTE), isStopped);
    house.log('info', 'awake', { tables: house.running.size });
  } catch (error) {
    if (!isStopped()) house.log('error', 'waking failed', { why: words(error) });
  }
}

async function bring(house: House, which: () => Promise<string[]>, isStopped = () => house.closing): Promise<void> {
  for (const id of await which()) {
    if (isStopped()) return;
    try {
      if (!house.running.has(id)) await find(house, id);
    } catch (error) {
      house.log('error', 'table does not load', { table: id, why: words(error) });
    }
  }
}

/** What is past its time goes, a little after the other so that nobody waits for it. */
async function sweep(house: House, isStopped: () => boolean): Promise<void> {
  let gone: readonly string[];
  do {
    if (isStopped()) return;
    gone = await sweepSome(house, Date.now());
    if (gone.length > 0) house.log('info', 'swept', { tables: gone.length });
  } while (gone.length > 0);
}

async function sweepSome({ store, options, running }: House, now: number): Promise<readonly string[]> {
  const { gathering, over, guests, sessions } = options.keep;
  const gone = await store.sweep({
    now,
    gathering: now - gathering * DAY,
    over: now - over * DAY,
    guests: now - guests * DAY,
    sessions: now - sessions * DAY,
  });
  for (const id of gone) {
    const table = running.get(id);
    if (table) table.closed = true;
    running.delete(id);
  }
  return gone;
}

import type { Absence } from '../house.js';
import { newId, newToken } from '../ids.js';
import { DAY } from '../options.js';
import { newVapidKey } from '../push/vapid.js';
import type { Store } from '../store/store.js';

/** What a hall keeps of itself over restarts. */
export interface Keepsakes {
  /** Which hall this is. */
  readonly hall: string;
  readonly veilKey: string;
  readonly vapidKey: string;
  readonly absences: readonly Absence[];
}

/** No clock runs longer for one move. */
const LONGEST = 90 * DAY;

export async function keepsakes(store: Store, now: number): Promise<Keepsakes> {
  const kept = async (key: string, make: () => string) => {
    const found = await store.meta(key);
    if (found !== null) return found;
    const made = make();
    await store.setMeta({ key, value: made });
    return made;
  };
  return {
    hall: await kept('hall', newId),
    veilKey: await kept('veil-key', newToken),
    vapidKey: await kept('vapid-key', newVapidKey),
    absences: await noted(store, now),
  };
}

/** From the last sign of life until now nobody was here, and no clock runs for that time. */
async function noted(store: Store, now: number): Promise<readonly Absence[]> {
  const alive = await store.lastAlive();
  const before = JSON.parse((await store.meta('absences')) ?? '[]') as Absence[];
  if (alive === null || alive >= now) return before;
  const absences = [...before.filter(({ to }) => now - to < LONGEST), { from: alive, to: now }];
  await store.setMeta({ key: 'absences', value: JSON.stringify(absences) });
  return absences;
}

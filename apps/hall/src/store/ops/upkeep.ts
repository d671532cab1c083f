import type { Base } from '../base.js';
import type { Ages } from '../store.js';
import type { Ops } from './ops.js';
import { dropTables } from './tables.js';

/** When the hall was last known to be awake: written with whatever else is, and every few seconds. */
export const HEARTBEAT = 'heartbeat';

/** What the hall keeps of itself, and what is let go. */
export const upkeep: Ops<'setMeta' | 'meta' | 'lastAlive' | 'sweep'> = {
  setMeta: async ({ db }, { key, value }) => {
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((c) => c.column('key').doUpdateSet({ value }))
      .execute();
  },

  meta: async ({ db }, key) =>
    (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null,

  lastAlive: async (base) => Number((await upkeep.meta(base, HEARTBEAT)) ?? 0) || null,

  sweep: (base, ages) => swept(base, ages),
};

async function swept(base: Base, { now, gathering, over, guests, sessions }: Ages): Promise<string[]> {
  const { db } = base;
  await db.deleteFrom('codes').where('until', '<', now).execute();
  await db.deleteFrom('sessions').where('seen', '<', sessions).execute();
  const old = await db
    .selectFrom('tables')
    .select(['no', 'id'])
    .where((is) =>
      is.or([
        is.and([is('stage', '=', 'gathering'), is('moved', '<', gathering)]),
        is.and([is('stage', '=', 'over'), is('moved', '<', over)]),
      ]),
    )
    .limit(100)
    .execute();
  if (old.length > 0)
    await dropTables(
      base,
      old.map(({ no }) => no),
    );
  await db
    .deleteFrom('players')
    .where('seen', '<', guests)
    .where('became', 'is', null)
    .where('no', 'not in', db.selectFrom('accounts').select('player'))
    .where('no', 'not in', db.selectFrom('members').select('player'))
    .where('no', 'not in', db.selectFrom('sessions').select('player'))
    .where('no', 'not in', db.selectFrom('tables').select('host'))
    .execute();
  return old.map(({ id }) => id);
}

import type { Base } from '../base.js';
import { kept } from '../kept.js';
import type { Identity } from '../store.js';
import type { Ops } from './ops.js';

type Names =
  | 'addPlayer'
  | 'renamePlayer'
  | 'addSession'
  | 'seen'
  | 'dropSession'
  | 'addAccount'
  | 'setPassword'
  | 'absorb'
  | 'addCode'
  | 'useCode'
  | 'addPush'
  | 'dropPush'
  | 'session'
  | 'identity'
  | 'account'
  | 'pushesOf';

export const people: Ops<Names> = {
  addPlayer: async (base, { id, name, at, hash }) => {
    const { no } = await base.db
      .insertInto('players')
      .values({ id, name, made: at, seen: at, became: null })
      .returning('no')
      .executeTakeFirstOrThrow();
    await people.addSession(base, { player: no, hash, at });
    return no;
  },

  renamePlayer: async ({ db }, { player, name }) => {
    await db.updateTable('players').set({ name }).where('no', '=', player).execute();
  },

  addSession: async ({ db }, { player, hash, at }) => {
    await db.insertInto('sessions').values({ hash, player, made: at, seen: at }).execute();
  },

  seen: async ({ db }, { hash, at }) => {
    const row = await db
      .updateTable('sessions')
      .set({ seen: at })
      .where('hash', '=', hash)
      .returning('player')
      .executeTakeFirst();
    if (row) await db.updateTable('players').set({ seen: at }).where('no', '=', row.player).execute();
  },

  dropSession: async ({ db }, hash) => {
    await db.deleteFrom('sessions').where('hash', '=', hash).execute();
  },

  addAccount: async ({ db }, { player, name, key, hash, at }) => {
    const rows = await db
      .insertInto('accounts')
      .values({ player, name, key, hash, made: at })
      .onConflict((c) => c.doNothing())
      .returning('player')
      .execute();
    if (rows.length > 0) await db.updateTable('players').set({ name }).where('no', '=', player).execute();
    return rows.length > 0;
  },

  setPassword: async ({ db }, { key, hash }) => {
    const row = await db
      .updateTable('accounts')
      .set({ hash })
      .where('key', '=', key)
      .returning('player')
      .executeTakeFirst();
    if (row) await db.deleteFrom('sessions').where('player', '=', row.player).execute();
    return row !== undefined;
  },

  absorb: async ({ db }, { guest, into }) => {
    for (const place of ['members', 'sessions', 'pushes', 'codes'] as const)
      await db.updateTable(place).set({ player: into }).where('player', '=', guest).execute();
    await db.updateTable('tables').set({ host: into }).where('host', '=', guest).execute();
    await db.updateTable('players').set({ became: into }).where('became', '=', guest).execute();
    await db.updateTable('players').set({ became: into }).where('no', '=', guest).execute();
  },

  addCode: async ({ db }, { hash, player, until }) => {
    await db.deleteFrom('codes').where('player', '=', player).execute();
    await db.insertInto('codes').values({ hash, player, until }).execute();
  },

  useCode: async ({ db }, { hash, now }) => {
    const row = await db
      .deleteFrom('codes')
      .where('hash', '=', hash)
      .where('until', '>=', now)
      .returning('player')
      .executeTakeFirst();
    return row?.player ?? null;
  },

  addPush: async ({ db }, { at, ...push }) => {
    const { player, p256dh, auth } = push;
    await db
      .insertInto('pushes')
      .values({ ...push, made: at })
      .onConflict((c) => c.column('endpoint').doUpdateSet({ player, p256dh, auth }))
      .execute();
  },

  dropPush: async ({ db }, { endpoint, player }) => {
    const gone = db.deleteFrom('pushes').where('endpoint', '=', endpoint);
    await (player === null ? gone : gone.where('player', '=', player)).execute();
  },

  session: (base, hash) => {
    const [row] = sessionOf.all(base, { hash });
    return row ? identityOf(base, row.player) : null;
  },

  identity: (base, player) => identityOf(base, player),

  account: async ({ db }, key) =>
    (await db.selectFrom('accounts').select(['player', 'name', 'hash']).where('key', '=', key).executeTakeFirst()) ??
    null,

  pushesOf: ({ db }, player) =>
    db
      .selectFrom('pushes')
      .innerJoin('players', 'players.no', 'pushes.player')
      .select(['endpoint', 'p256dh', 'auth'])
      .where((is) =>
        is.or([
          is('players.id', '=', player),
          is(
            'players.no',
            '=',
            is.selectFrom('players as guest').select('guest.became').where('guest.id', '=', player),
          ),
        ]),
      )
      .execute(),
};

const sessionOf = kept((db, { hash }: { hash: string }) =>
  db.selectFrom('sessions').select('player').where('hash', '=', hash),
);
const playerOf = kept((db, { no }: { no: number }) =>
  db.selectFrom('players').select(['no', 'id', 'name']).where('no', '=', no),
);
const guestsOf = kept((db, { no }: { no: number }) => db.selectFrom('players').select('id').where('became', '=', no));
const accountOf = kept((db, { no }: { no: number }) =>
  db.selectFrom('accounts').select('player').where('player', '=', no),
);

function identityOf(base: Base, no: number): Identity | null {
  const [player] = playerOf.all(base, { no });
  if (!player) return null;
  const ids = [player.id, ...guestsOf.all(base, { no }).map(({ id }) => id)];
  return { ...player, account: accountOf.all(base, { no }).length > 0, ids };
}

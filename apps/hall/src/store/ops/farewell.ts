import type { Base } from '../base.js';
import { DEPARTED, spokenTo } from '../store.js';
import { hearersIn } from './chat.js';
import type { Ops } from './ops.js';

/** What a person takes along, and what stays when one goes. */
export const farewell: Ops<'forget' | 'tale'> = {
  forget: async (base, player) => {
    const { db } = base;
    const ids = await idsOf(base, player);
    const homes = (await db.selectFrom('members').select('home').where('player', '=', player).execute()).map(
      (m) => m.home,
    );
    for (const home of homes) await unname(base, home, ids);
    await db.updateTable('chat').set({ name: DEPARTED, text: '…' }).where('player', '=', player).execute();
    for (const place of ['sessions', 'accounts', 'codes', 'pushes', 'members'] as const)
      await db.deleteFrom(place).where('player', '=', player).execute();
    await db
      .updateTable('players')
      .set({ name: DEPARTED })
      .where((is) => is.or([is('no', '=', player), is('became', '=', player)]))
      .execute();
    if (homes.length === 0) return [];
    const rows = await db.selectFrom('tables').select('id').where('no', 'in', homes).execute();
    return rows.map(({ id }) => id);
  },

  tale: async (base, player) => {
    const { db } = base;
    const person = await db.selectFrom('players').selectAll().where('no', '=', player).executeTakeFirst();
    const account = await db
      .selectFrom('accounts')
      .select(['name', 'made'])
      .where('player', '=', player)
      .executeTakeFirst();
    const tables = await db
      .selectFrom('members')
      .innerJoin('tables', 'tables.no', 'members.home')
      .select(['tables.id as table', 'members.seat', 'tables.game', 'tables.config', 'tables.stage', 'tables.made'])
      .where('members.player', '=', player)
      .execute();
    return {
      player: person?.id,
      name: person?.name,
      made: person?.made,
      seen: person?.seen,
      account: account ?? null,
      sessions: await db.selectFrom('sessions').select(['made', 'seen']).where('player', '=', player).execute(),
      pushes: await db.selectFrom('pushes').select(['endpoint', 'made']).where('player', '=', player).execute(),
      tables: tables.map((table) => ({ ...table, config: JSON.parse(table.config) })),
      chat: await linesOf(base, player),
    };
  },
};

/** What one has said; of whom one said it to only the seats. */
async function linesOf({ db }: Base, player: number): Promise<object[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('tables', 'tables.no', 'chat.home')
    .select(['tables.id as table', 'chat.at', 'chat.seat', 'chat.text', 'chat.hearers'])
    .where('chat.player', '=', player)
    .execute();
  return rows.map(({ hearers, ...said }) => ({ ...said, ...spokenTo(said.seat, hearersIn(hearers)) }));
}

async function idsOf({ db }: Base, player: number): Promise<string[]> {
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where((is) => is.or([is('no', '=', player), is('became', '=', player)]))
    .execute();
  return rows.map(({ id }) => id);
}

interface Named {
  player?: string | null;
  name?: string;
}

/** Take a person's name out of a table's story; the moves stay, they are the others' game too. */
async function unname({ db }: Base, home: number, ids: readonly string[]): Promise<void> {
  const isTheirs = (x: Named) => typeof x.player === 'string' && ids.includes(x.player);
  const sits = await db
    .selectFrom('entries')
    .select(['seq', 'body'])
    .where('home', '=', home)
    .where('body', 'like', '%"do":"sit"%')
    .execute();
  for (const { seq, body } of sits) {
    const deed = JSON.parse(body) as Named;
    if (!isTheirs(deed)) continue;
    const unnamed = JSON.stringify({ ...deed, name: DEPARTED });
    await db.updateTable('entries').set({ body: unnamed }).where('home', '=', home).where('seq', '=', seq).execute();
  }
  const snapshots = await db.selectFrom('snapshots').select(['seq', 'body']).where('home', '=', home).execute();
  for (const { seq, body } of snapshots) {
    const tableau = JSON.parse(body) as { chairs: Named[] };
    for (const chair of tableau.chairs) if (isTheirs(chair)) chair.name = DEPARTED;
    const unnamed = JSON.stringify(tableau);
    await db.updateTable('snapshots').set({ body: unnamed }).where('home', '=', home).where('seq', '=', seq).execute();
  }
}

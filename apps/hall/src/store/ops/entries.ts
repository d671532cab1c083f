import type { Base } from '../base.js';
import { kept } from '../kept.js';
import type { Appended, NewEntry, NewSnapshot, Stretch } from '../store.js';
import type { Ops } from './ops.js';

type Row = readonly [home: number, seq: number, at: number, message: string | null, body: string];
type Run = { run(values: Row): { changes: number } };
const prepared = new WeakMap<Base, Run>();

/** Written by the query builder once, and kept: this is the statement every pick waits for. */
function insertion(base: Base): Run {
  let found = prepared.get(base);
  if (!found) {
    const { sql } = base.db
      .insertInto('entries')
      .values({ home: 0, seq: 0, at: 0, message: '', body: '' })
      .onConflict((c) => c.doNothing())
      .compile();
    found = base.raw.prepare(sql) as unknown as Run;
    prepared.set(base, found);
  }
  return found;
}

/** A new entry at once, or what else it is. */
export function insertEntry(base: Base, row: Row): null | Promise<Appended> {
  if (insertion(base).run(row).changes === 1) return null;
  const [home, seq, , message] = row;
  return already(base, { home, seq, message });
}

const newSnapshot = kept((db, { home, seq, body, from, lines }: NewSnapshot) =>
  db
    .insertInto('snapshots')
    .values({ home, seq, body, since: from, lines })
    .onConflict((c) => c.doNothing()),
);
const sameMessage = kept((db, { home, message }: { home: number; message: string }) =>
  db.selectFrom('entries').select('seq').where('home', '=', home).where('message', '=', message),
);

export const entries: Ops<'append' | 'addSnapshot' | 'answered' | 'stretch'> = {
  append: async (base, entry) => {
    const { home, seq, at, message, body } = entry;
    const was = message === null ? null : await entries.answered(base, { home, message });
    if (was !== null) return { was };
    return (await insertEntry(base, [home, seq, at, message, body])) ?? seated(base, entry);
  },

  addSnapshot: (base, snapshot) => newSnapshot.run(base, snapshot),

  answered: (base, message) => sameMessage.all(base, message)[0]?.seq ?? null,

  stretch: (base, range) => stretchOf(base, range),
};

const lastMessages = kept((db, { home, most }: { home: number; most: number }) =>
  db
    .selectFrom('entries')
    .select(['message', 'seq'])
    .where('home', '=', home)
    .where('message', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(most),
);

/** The latest messages of a table, oldest first: the hall keeps them in mind as long as the table runs. */
export function messagesOf(base: Base, home: number, most: number): [message: string, seq: number][] {
  const rows = lastMessages.all(base, { home, most });
  return rows.reverse().map(({ message, seq }) => [message as string, seq]);
}

type Named = Pick<NewEntry, 'home' | 'seq' | 'message'>;

async function already(base: Base, { home, seq, message }: Named): Promise<Appended> {
  const was = message === null ? null : await entries.answered(base, { home, message });
  if (was === null) throw new Error(`entry ${seq} of table ${home} is there already`);
  return { was };
}

type Chair = { home: number; seat: number; player: number };
const rise = kept((db, { home, seat }: Omit<Chair, 'player'>) =>
  db.deleteFrom('members').where('home', '=', home).where('seat', '=', seat),
);
const sit = kept((db, { home, seat, player }: Chair) => db.insertInto('members').values({ home, seat, player }));

function seated(base: Base, { home, member }: NewEntry): Appended {
  if (!member) return null;
  const { seat, player } = member;
  rise.run(base, { home, seat });
  if (player !== null) sit.run(base, { home, seat, player });
  return null;
}

interface Range {
  readonly home: number;
  readonly from: number;
  readonly to: number;
}
const lastSnapshot = kept((db, { home, from }: Range) =>
  db
    .selectFrom('snapshots')
    .select(['seq', 'body'])
    .where('home', '=', home)
    .where('seq', '<=', from)
    .orderBy('seq', 'desc')
    .limit(1),
);
const linesUpTo = kept((db, { home, to }: Range) =>
  db
    .selectFrom('snapshots')
    .select(['since as from', 'lines'])
    .where('home', '=', home)
    .where('seq', '<=', to)
    .orderBy('seq'),
);
const between = kept((db, { home, from, to }: Range) =>
  db
    .selectFrom('entries')
    .select('body')
    .where('home', '=', home)
    .where('seq', '>', from)
    .where('seq', '<=', to)
    .orderBy('seq'),
);

export function stretchOf(base: Base, { home, from, to }: Range): Stretch & { at: number } {
  const [snapshot] = lastSnapshot.all(base, { home, from, to });
  if (!snapshot) throw new Error(`table ${home} has no snapshot`);
  const at = snapshot.seq;
  const lines = linesUpTo.all(base, { home, from: 0, to: at });
  const tail = between.all(base, { home, from: at, to });
  return { at, body: snapshot.body, lines, entries: tail.map(({ body }) => body) };
}

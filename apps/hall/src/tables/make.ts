import { levelsFor } from '@questhall/bots';
import { isRefusal, type Seat } from '@questhall/kernel';
import type { NewTable, TableMade } from '@questhall/protocol';
import { type ClockSpec, openTable, type TableConfig } from '@questhall/table';
import type { House } from '../house.js';
import { newId, newSeed } from '../ids.js';
import { encoded } from '../socket/frame.js';
import type { Identity } from '../store/store.js';
import { act, type No } from './act.js';
import { find, madeNow } from './load.js';
import { seatsOf } from './may.js';
import { type Running, topicsOf } from './running.js';
import { summaryOf } from './summary.js';

type Levels = NonNullable<NewTable['bots']>;
export interface Maker {
  readonly person: Identity;
  /** Where from, in a form that can be counted but not read. */
  readonly origin: string;
}

/** A new table, with the bots that sit there from the start. */
export async function makeTable(house: House, { person, origin }: Maker, wish: NewTable): Promise<TableMade | No> {
  const game = house.games.get(wish.game);
  if (!game) return { refused: 'bad-message', why: `there is no game ${wish.game}` };
  const bots = (wish.bots ?? []).slice(0, wish.seats);
  const barred = misfit(game.id, bots) ?? (await tooMany(house, origin, bots));
  if (barred) return barred;
  const config = configOf(wish, person);
  const tableau = openTable(game, { config, seats: wish.seats, secret: newSeed(), salt: newSeed() });
  if (isRefusal(tableau)) return tableau;
  const made = { table: newId(), invite: newId() };
  const now = Date.now();
  const no = await house.store.addTable({
    id: made.table,
    invite: made.invite,
    host: person.no,
    origin,
    made: now,
    game: game.id,
    config: JSON.stringify(tableau.config),
    listed: tableau.config.listed,
    body: JSON.stringify(tableau),
    ...summaryOf(game, tableau, now),
  });
  madeNow(house, game, tableau, { no, id: made.table, invite: made.invite, host: person.no, moved: now });
  await seatBots(house, made.table, bots);
  house.herald.lobby();
  return made;
}

function configOf(wish: NewTable, person: Identity): Omit<TableConfig, 'version'> {
  return {
    game: wish.game,
    name: wish.name ?? `${person.name.slice(0, 30)}'s table`,
    options: (wish.options ?? {}) as TableConfig['options'],
    clock: (wish.clock ?? { kind: 'none' }) as ClockSpec,
    ...(wish.window !== undefined && { window: wish.window }),
    ...(wish.thinking !== undefined && { thinking: wish.thinking }),
    ...(wish.hints !== undefined && { hints: wish.hints }),
    ...(wish.whispers !== undefined && { whispers: wish.whispers }),
    atZero: wish.atZero ?? 'knight',
    listed: wish.listed ?? false,
    spectators: wish.spectators ?? true,
  };
}

function misfit(game: string, bots: Levels): No | undefined {
  const known = levelsFor(game);
  const unknown = bots.find((level) => level !== null && !known.includes(level));
  return unknown ? { refused: 'bad-message', why: `there is no ${unknown} for ${game}` } : undefined;
}

async function tooMany(house: House, origin: string, bots: Levels): Promise<No | undefined> {
  const there = await house.store.countFrom(origin);
  if (there >= house.options.limits.tablesPerAddress)
    return { refused: 'too-many', why: `you have ${there} unfinished tables; finish some first` };
  const more = bots.filter((level) => level !== null).length;
  return more > 0 ? tooManyBots(house, origin, more) : undefined;
}

/** Whether so many more bots would be too many for one address. */
export async function tooManyBots(house: House, origin: string, more: number): Promise<No | undefined> {
  let bots = 0;
  // What is in memory is newer than what is stored.
  for (const { id, bots: stored } of await house.store.madeFrom(origin)) {
    const chairs = house.running.get(id)?.tableau.chairs;
    bots += chairs ? chairs.filter(({ kind }) => kind === 'bot').length : stored;
  }
  if (bots + more <= house.options.limits.botsPerAddress) return undefined;
  return { refused: 'too-many', why: `${bots} bots play for you already` };
}

async function seatBots(house: House, id: string, bots: Levels): Promise<void> {
  const seated = bots.flatMap((level, seat) => (level === null ? [] : [{ level, seat }]));
  const table = seated.length > 0 ? await find(house, id) : null;
  if (!table) return;
  for (const { level, seat } of seated)
    await act(house, table, { actor: 'host', deed: { do: 'seat-bot', seat, level }, message: null });
}

/** The same again: same game, options and bots. Whoever asks second is sent to the same table. */
export async function rematch(house: House, table: Running, maker: Maker): Promise<TableMade | No> {
  if (seatsOf(table, maker.person).length === 0) return { refused: 'no-seat', why: 'only those who sat here go on' };
  if (table.tableau.stage !== 'over') return { refused: 'bad-message', why: 'this game is not over' };
  return table.inTurn(async () => {
    const next = table.rematch === null ? null : await find(house, table.rematch);
    if (next) return { table: next.id, invite: next.invite };
    const { config, chairs } = table.tableau;
    const { version: _, ...same } = config;
    const bots = chairs.map(({ kind, level }) => (kind === 'bot' ? level : null));
    const made = await makeTable(house, maker, { ...same, seats: chairs.length, bots } as NewTable);
    if ('refused' in made) return made;
    await house.store.setRematch({ home: table.no, next: made.table });
    table.rematch = made.table;
    invite(house, table, made);
    return made;
  });
}

/** Those who sat at the old table are invited to the new one; who watched is told where it is. */
function invite({ fanout }: House, table: Running, made: TableMade): void {
  const tell = (as: Seat | null, message: object) => {
    for (const topic of topicsOf(table.id, as)) fanout.tell(topic, encoded(message));
  };
  const word = { t: 'rematch', table: table.id, next: made.table };
  for (const seat of table.tableau.chairs.keys()) tell(seat, { ...word, invite: made.invite });
  tell(null, word);
}

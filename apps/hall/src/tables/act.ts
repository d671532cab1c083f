import { isRefusal, type Refusal, type Seat } from '@questhall/kernel';
import type { ServerMessage } from '@questhall/protocol';
import { type Actor, type Decided, type Deed, decide, type Tableau, tidings } from '@questhall/table';
import type { House } from '../house.js';
import { words } from '../log.js';
import { framed } from '../socket/frame.js';
import { MOST_MESSAGES } from '../store/store.js';
import { keep } from './keep.js';
import type { Running } from './running.js';
import { awaited } from './summary.js';

/** Something that somebody wants done at a table. */
export interface Wish {
  readonly actor: Actor;
  readonly deed: Deed;
  /** The sender and the sender's own id for it; sent again, it is answered again and done once. */
  readonly message: string | null;
  readonly member?: { readonly seat: Seat; readonly player: number | null };
}
export type HallRefused = Extract<ServerMessage, { t: 'no' }>;
export type No = Omit<HallRefused, 't' | 'id'>;
export type Acted = { readonly seq: number } | No;

/** Do it, if it may be done: decided, stored, then told. In turn, so that a table has one story. */
export function act(house: House, table: Running, wish: Wish): Promise<Acted> {
  return table.inTurn(() => actNow(house, table, wish));
}

/** As `act`, for who has the turn already. */
export async function actNow(house: House, table: Running, wish: Wish): Promise<Acted> {
  if (house.closing || table.closed) return { refused: 'closing', why: 'the hall is closing; try again in a moment' };
  const was = wish.message === null ? undefined : table.messages.get(wish.message);
  if (was !== undefined) return { seq: was };
  const decided = weighed(house, table, wish);
  if (isRefusal(decided)) return (await before(house, table, wish)) ?? decided;
  try {
    const appended = await house.store.append({
      home: table.no,
      seq: decided.entry.seq,
      at: decided.entry.at,
      message: wish.message,
      body: JSON.stringify(decided.entry),
      ...(wish.member && { member: wish.member }),
    });
    if (appended) return { seq: appended.was };
  } catch (error) {
    house.log('error', 'not stored', { table: table.id, why: words(error) });
    return { refused: 'not-stored', why: 'the hall could not write this down; nothing has happened' };
  }
  happened(house, table, decided, wish);
  return { seq: decided.entry.seq };
}

/** What would become of it; nothing does. */
export function weighed(house: House, table: Running, { actor, deed }: Wish): Decided | Refusal {
  try {
    return decide(table.game, table.tableau, actor, deed, Math.max(Date.now(), table.moved));
  } catch (error) {
    house.log('error', 'broken', { table: table.id, do: deed.do, why: words(error) });
    return { refused: 'closed', why: 'the game cannot go on from here; this is a fault of the house' };
  }
}

/** A message that was sent again may be refused only because it was done the first time, long ago. */
async function before(house: House, table: Running, { message }: Wish): Promise<Acted | null> {
  if (message === null || table.messages.size < MOST_MESSAGES) return null;
  const seq = await house.store.answered({ home: table.no, message });
  return seq === null ? null : { seq };
}

/** It is on the disk: now everybody may know. */
function happened(house: House, table: Running, decided: Decided, wish: Wish): void {
  const was = table.tableau;
  table.tableau = decided.tableau;
  table.moved = decided.entry.at;
  if (wish.message !== null) remember(table, wish.message);
  if (wish.member) {
    if (wish.member.player === null) table.members.delete(wish.member.seat);
    else table.members.set(wish.member.seat, wish.member.player);
  }
  if (isReseated(was, table.tableau)) house.herald.lookAgain(table);
  tell(house, table, decided);
  keep(house, table, was);
  summon(house, table);
  house.drive(table);
}

/** The latest; whoever sends something again does so soon. */
function remember({ messages, tableau }: Running, message: string): void {
  messages.set(message, tableau.seq);
  if (messages.size > MOST_MESSAGES) for (const oldest of messages.keys()) return void messages.delete(oldest);
}

/** Whether others sit here now, or what may be watched is another. */
function isReseated(was: Tableau, now: Tableau): boolean {
  if (was.stage !== now.stage) return true;
  return was.chairs !== now.chairs && was.chairs.some(({ player }, seat) => player !== now.chairs[seat]?.player);
}

/** Each viewer hears its own news, drawn up once however many follow. */
function tell(house: House, table: Running, decided: Decided): void {
  const told = tidings(table.game, decided);
  for (const [eyes, shown] of table.shown) {
    const { viewer, choices, topic } = shown;
    if (!house.fanout.isFollowed(topic)) {
      table.shown.delete(eyes);
      continue;
    }
    const { scene, news } = told(shown.scene, viewer, choices);
    shown.scene = scene;
    house.fanout.tell(topic, framed(`{"t":"news","table":"${table.id}","news":${news}}`));
  }
}

/** Those who are waited for anew get word, wherever they are. */
function summon(house: House, table: Running): void {
  const { tableau, members, awaited: before } = table;
  table.awaited = awaited(table.game, tableau);
  for (const seat of table.awaited) {
    const member = members.get(seat);
    if (before.includes(seat) || member === undefined) continue;
    house.herald.nudge(member);
    const player = tableau.chairs[seat]?.player;
    if (player && tableau.config.clock.kind === 'turns' && !table.present[seat])
      house.herald.yourTurn({ player, table: table.id, name: tableau.config.name });
  }
}

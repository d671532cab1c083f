import type { Viewer } from '@questhall/kernel';
import type { Presence, Said } from '@questhall/protocol';
import type { House } from '../house.js';
import type { Person } from '../people/sessions.js';
import { encoded, type Frame, framed } from '../socket/frame.js';
import { type Room, type SaidRow, spokenTo } from '../store/store.js';
import type { No } from './act.js';
import { lookingBarred } from './may.js';
import { allTopic, type Running, roomTopic, type Shown, shownTo } from './running.js';

/** Longer gaps are not bridged by news but by the whole scene. */
const LONGEST_GAP = 300;
/** So much of the past comes with a scene. */
const PAST = 100;
const CHAT = 100;
const MOMENT = 50;

export interface JoinWish {
  readonly as: Viewer;
  readonly since?: number | undefined;
  readonly said?: number | undefined;
  readonly invite?: string | undefined;
  readonly lean?: boolean | undefined;
}

/** A connection that follows a table with certain eyes. */
export interface Following {
  readonly table: Running;
  readonly as: Viewer;
  readonly room: Room;
  /** What one came with. */
  readonly invite?: string | undefined;
  leave(): void;
}

/** Follow a table: where it stands, then all that happens. To be called in the table's turn; `told` resolves later. */
export function follow(
  house: House,
  table: Running,
  { wish, person, send }: { wish: JoinWish; person: Person; send(message: Frame): void },
): { following: Following; told: Promise<void> } | No {
  const barred = lookingBarred(table, person, wish);
  if (barred) return barred;
  if (wish.as === null && table.spectators >= house.options.limits.spectatorsPerTable)
    return { refused: 'too-many', why: 'too many are watching here already' };
  const shown = shownTo(table, wish.as, wish.lean ? 'lean' : 'full');
  // What happens before the scene is there waits for it.
  let held: Frame[] | null = [];
  const hear = (message: Frame) => (held ? held.push(message) : send(message));
  const following = begin(house, table, { shown, hear });
  const told = catchUp(house, table, { wish, person, shown, send }).finally(() => {
    for (const message of held ?? []) send(message);
    held = null;
  });
  return { following: { ...following, invite: wish.invite }, told };
}

function begin(
  { fanout }: House,
  table: Running,
  { shown, hear }: { shown: Shown; hear(message: Frame): void },
): Following {
  const as = shown.viewer;
  const room: Room = as === null ? 'spectators' : 'players';
  const ends = [
    fanout.follow(shown.topic, hear),
    fanout.follow(allTopic(table.id), hear),
    fanout.follow(roomTopic(table.id, room), hear),
  ];
  if (as === null) table.spectators += 1;
  else table.present[as] = (table.present[as] ?? 0) + 1;
  announce(fanout, table);
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    for (const end of ends) end();
    if (as === null) table.spectators -= 1;
    else table.present[as] = (table.present[as] ?? 1) - 1;
    table.idleSince = Date.now();
    announce(fanout, table);
  };
  return { table, as, room, leave };
}

interface CatchUp {
  readonly wish: JoinWish;
  readonly person: Person;
  readonly shown: Shown;
  send(message: Frame): void;
}

/** The news since, where they are enough, or the whole scene. */
async function catchUp(house: House, table: Running, how: CatchUp): Promise<void> {
  const { wish, person, send } = how;
  const { scene, choices } = how.shown;
  const { seq } = table.tableau;
  const since = wish.since ?? -1;
  if (since > seq || since < seq - LONGEST_GAP || since < 0) {
    const past = wish.lean ? [] : await news(house, table, { as: wish.as, from: Math.max(0, seq - PAST), to: seq });
    const chat = wish.lean ? [] : await chatOf(house, table, { as: wish.as, person, after: 0 });
    send(wholeScene(table, wish.as, { scene: JSON.stringify(scene), past, chat: JSON.stringify(chat) }));
    return;
  }
  if (since < seq)
    for (const one of await news(house, table, { as: wish.as, from: since, to: seq, choices }))
      send(framed(`{"t":"news","table":"${table.id}","news":${one}}`));
  if (wish.said !== undefined)
    for (const said of await chatOf(house, table, { as: wish.as, person, after: wish.said }))
      send(encoded({ t: 'chat', table: table.id, said }));
}

interface Stretch {
  readonly as: Viewer;
  readonly from: number;
  readonly to: number;
  readonly choices?: 'own' | 'none';
}

async function news(house: House, table: Running, { as, from, to, choices }: Stretch): Promise<readonly string[]> {
  if (from >= to) return [];
  const isOver = table.tableau.stage === 'over';
  const wish = { home: table.no, game: table.game.id, viewer: as, from, to, choices: choices ?? 'none', isOver };
  return (await house.historian.past(wish)).news;
}

interface Listening {
  readonly as: Viewer;
  readonly person: Person;
  readonly after: number;
}

async function chatOf({ store }: House, table: Running, { as, person, after }: Listening): Promise<Said[]> {
  const room: Room = as === null ? 'spectators' : 'players';
  return (await store.saids({ home: table.no, room, after, limit: CHAT, ids: person?.ids ?? [] })).map(saidOf);
}

export function saidOf({ n, at, name, seat, text, hearers }: Omit<SaidRow, 'player'>): Said {
  return { n, at, from: name, seat, text, ...spokenTo(seat, hearers) };
}

function wholeScene(
  table: Running,
  as: Viewer,
  { scene, past, chat }: { scene: string; past: readonly string[]; chat: string },
): Frame {
  const head = `{"t":"scene","table":"${table.id}","as":${as},"scene":${scene}`;
  return framed(`${head},"past":[${past.join(',')}],"chat":${chat},"now":${Date.now()}}`);
}

export function presenceOf(table: Running): Presence {
  return { seats: table.present.map((n) => n > 0), spectators: table.spectators };
}

function announce(fanout: House['fanout'], table: Running): void {
  if (table.announcing) return;
  table.announcing = setTimeout(() => {
    table.announcing = null;
    fanout.tell(allTopic(table.id), encoded({ t: 'presence', table: table.id, presence: presenceOf(table) }));
  }, MOMENT);
  table.announcing.unref();
}

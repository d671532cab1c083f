import * as v from 'valibot';
import { isTooDeep } from './depth.js';
import { isPlainMove } from './plain.js';
import { Ask, Id, Level, Name, Nonce, Order, Pick, Seat, Seq, Text } from './words.js';

const table = Id;
/** The client's own id for what it sends: the answer names it, and sending it again does it once. */
const id = Id;

/** What a client may send over the socket. */
export const ClientMessage = v.variant('t', [
  /** Follow a table, as one of one's seats or as a spectator (null); `since` asks only for the news after it. */
  v.strictObject({
    t: v.literal('join'),
    id,
    table,
    as: v.nullable(Seat),
    since: v.optional(Seq),
    /** With `since`: the number of the last line of chat that the client has. */
    said: v.optional(Seq),
    invite: v.optional(Id),
    /** No choices in prompts and no past: for clients that draw nothing. */
    lean: v.optional(v.boolean()),
  }),
  v.strictObject({ t: v.literal('leave'), id, table }),
  /** What happened before, as the same viewer heard it: for the chronicle and the replay. */
  v.strictObject({ t: v.literal('past'), id, table, as: v.nullable(Seat), from: Seq, to: Seq }),
  /** Before the game: an open chair. Later: a seat that a machine plays, with the invite unless it is one's own. */
  v.strictObject({ t: v.literal('sit'), id, table, seat: Seat, name: Name, nonce: Nonce, invite: v.optional(Id) }),
  v.strictObject({ t: v.literal('stand'), id, table, seat: Seat }),
  v.strictObject({ t: v.literal('bot'), id, table, seat: Seat, level: Level }),
  v.strictObject({ t: v.literal('begin'), id, table }),
  v.strictObject({
    t: v.literal('move'),
    id,
    table,
    seat: Seat,
    picks: v.pipe(v.array(Pick), v.minLength(1), v.maxLength(100)),
    ask: v.optional(Ask),
    number: v.optional(Seq),
  }),
  v.strictObject({ t: v.literal('unasked'), id, table, seat: Seat, pick: Pick }),
  /** Why a pick is not to be had: answered by the refusal it would meet, or `ok` if it would not; nothing happens. */
  v.strictObject({ t: v.literal('why'), id, table, seat: Seat, pick: Pick }),
  /** What a machine would do in one's place, where the table allows it: answered by `ok` with the hint. */
  v.strictObject({ t: v.literal('hint'), id, table, seat: Seat }),
  v.strictObject({ t: v.literal('undo'), id, table, seat: Seat }),
  v.strictObject({ t: v.literal('offer'), id, table, seat: Seat, kind: v.picklist(['rewind', 'end']), to: Seq }),
  v.strictObject({ t: v.literal('answer'), id, table, seat: Seat, yes: v.boolean() }),
  v.strictObject({ t: v.literal('stand-in'), id, table, seat: Seat, level: v.nullable(Level) }),
  v.strictObject({ t: v.literal('orders'), id, table, seat: Seat, orders: v.pipe(v.array(Order), v.maxLength(20)) }),
  v.strictObject({ t: v.literal('pause'), id, table, seat: Seat }),
  v.strictObject({ t: v.literal('resume'), id, table, seat: Seat }),
  v.strictObject({ t: v.literal('resign'), id, table, seat: Seat }),
  /** To one's room, or as a player in private to some of the others. */
  v.strictObject({
    t: v.literal('say'),
    id,
    table,
    text: Text,
    to: v.optional(v.pipe(v.array(Seat), v.minLength(1), v.maxLength(12))),
  }),
  /** The table's host sends a player away; before the game the chair is free again, later a machine plays on. */
  v.strictObject({ t: v.literal('kick'), id, table, seat: Seat }),
  /** The table's host silences whoever said that line, or lets them speak again. */
  v.strictObject({
    t: v.literal('mute'),
    id,
    table,
    room: v.picklist(['players', 'spectators']),
    said: Seq,
    muted: v.boolean(),
  }),
  v.strictObject({ t: v.literal('ping'), id }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** So many letters a message has at most. */
export const LONGEST_MESSAGE = 32_768;
/** So many has what is said of a wrong one: it repeats what was sent. */
const LONGEST_REPLY = 200;

/** A message that a client sent, or what is wrong with it in a sentence. */
export function readClientMessage(
  text: string,
): ClientMessage | { readonly wrong: string; readonly id: string | null } {
  if (text.length > LONGEST_MESSAGE) return { wrong: `a message has at most ${LONGEST_MESSAGE} letters`, id: null };
  if (isTooDeep(text)) return { wrong: 'a message is not so deep', id: null };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: 'a message is JSON', id: null };
  }
  if (isPlainMove(json)) return json as ClientMessage;
  const read = v.safeParse(ClientMessage, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  const given = (json as { id?: unknown } | null)?.id;
  return {
    wrong: `${path ? `${path}: ` : ''}${issue.message}`.slice(0, LONGEST_REPLY),
    id: v.is(Id, given) ? given : null,
  };
}

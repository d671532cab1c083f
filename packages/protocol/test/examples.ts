import type { ClientMessage } from '../src/index.js';

const HEX = '0123456789abcdef0123456789abcdef';
const head = { id: 'm1', table: 'a-Table_9' } as const;
const seat = 3;

/** One message of every kind, with all that it can say. */
export const EXAMPLES: { readonly [T in ClientMessage['t']]: ClientMessage & { t: T } } = {
  join: { t: 'join', ...head, as: 0, since: 7, said: 2, invite: 'abc', lean: true },
  leave: { t: 'leave', ...head },
  past: { t: 'past', ...head, as: null, from: 0, to: 400 },
  sit: { t: 'sit', ...head, seat, name: 'Ána «Ox» 🐉', nonce: HEX, invite: 'abc' },
  stand: { t: 'stand', ...head, seat },
  bot: { t: 'bot', ...head, seat, level: 'knight' },
  begin: { t: 'begin', ...head },
  move: { t: 'move', ...head, seat, picks: ['campaign dewbury hidden-hollow'], ask: 'attack.choose', number: 12 },
  unasked: { t: 'unasked', ...head, seat, pick: 'drop sword' },
  why: { t: 'why', ...head, seat, pick: 'fight 1' },
  hint: { t: 'hint', ...head, seat },
  undo: { t: 'undo', ...head, seat },
  offer: { t: 'offer', ...head, seat, kind: 'rewind', to: 4 },
  answer: { t: 'answer', ...head, seat, yes: false },
  'stand-in': { t: 'stand-in', ...head, seat, level: null },
  orders: { t: 'orders', ...head, seat, orders: [{ ask: '*', pick: 'pass', until: 'attacked' }] },
  pause: { t: 'pause', ...head, seat },
  resume: { t: 'resume', ...head, seat },
  resign: { t: 'resign', ...head, seat },
  say: { t: 'say', ...head, text: 'Well played!\n👩‍🚀', to: [0, 2] },
  kick: { t: 'kick', ...head, seat },
  mute: { t: 'mute', ...head, room: 'spectators', said: 5, muted: true },
  ping: { t: 'ping', id: 'm1' },
};

/** What may be left out of each. */
export const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  join: ['since', 'said', 'invite', 'lean'],
  sit: ['invite'],
  say: ['to'],
  move: ['ask', 'number'],
};

/** Values that are never right where a text, a number or a list of a message stands, as they are written. */
export const JUNK: readonly string[] = [
  '{}',
  '{"length":1}',
  '[[]]',
  '[null]',
  '""',
  '"\\u0000"',
  `"${'x'.repeat(501)}"`,
  '"\\ud800"',
  '"\\u202egnp.exe"',
  '-1',
  '1.5',
  '9007199254740992',
  '1e999',
];

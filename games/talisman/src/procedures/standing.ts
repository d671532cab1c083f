import type { Frame, Seat, Standing } from '@questhall/kernel';
import type { Board } from '../board.js';
import { followerId, KINDS } from '../cards/kinds.js';
import { ALIGNMENTS } from '../effects.js';
import { align } from '../fates.js';
import { layFollower, layObject, looseFollowers } from '../goods.js';
import { canDistil, canDrink, canExchange, newAlignments } from '../ways.js';
import { drink } from './ready.js';
import { distinct } from './tidy.js';

const QUIET = new Set(['move.how', 'move.way', 'bridge.onward', 'portal.ability', 'encounter.choose', 'claim.choose']);
const MOMENTS = new Set<unknown>(['start', 'arrival', 'card']);

/** T R46, T R89 "At any time" is not while dice or an ability wait for their result. */
function isQuiet(b: Board, stack: readonly Frame[], seat: Seat): boolean {
  const top = stack.at(-1);
  if (!top || b.character[seat] < 0 || b.tidying) return false;
  const where = `${top.proc}.${top.at}`;
  return QUIET.has(where) || (where === 'window.offer' && MOMENTS.has(top.vars.when));
}

const FOLLOWER = 1024;

const ditch: Standing<Board, number> = {
  rule: 'T 5:4',
  says: () => ({ key: 'ask.ditch' }),
  open: isQuiet,
  // T 5:4, T 6:4 Any Object or Follower, T R87 but those that cling.
  options: (b, seat) => [...distinct(b.objects[seat]), ...distinct(looseFollowers(b, seat)).map((f) => f + FOLLOWER)],
  name: (o) => `ditch ${o >= FOLLOWER ? followerId(o - FOLLOWER) : KINDS[o].id}`,
  then: (t, o, seat) => {
    if (o >= FOLLOWER) layFollower(t, seat, o - FOLLOWER);
    else layObject(t, seat, o);
  },
};

const trophies: Standing<Board, string> = {
  rule: 'T 1:4.2',
  says: () => ({ key: 'ask.exchange', args: { points: 0 } }),
  // T 1:4.2, T R89 At any time.
  open: (b, stack, seat) => isQuiet(b, stack, seat) && canExchange(b, seat),
  options: () => ['exchange'],
  name: (o) => o,
  then: (_, __, seat) => ({ flow: 'call', proc: 'exchange', takes: { seat } }),
};

const druid: Standing<Board, number> = {
  rule: 'T 7:2',
  says: () => ({ key: 'ask.align' }),
  open: isQuiet,
  options: (b, seat) => newAlignments(b, seat),
  name: (o) => `become ${ALIGNMENTS[o]}`,
  then: (t, o, seat) => align(t, seat, o),
};

const alchemist: Standing<Board, string> = {
  rule: 'T 6:4',
  says: () => ({ key: 'ask.alchemy' }),
  open: (b, stack, seat) => isQuiet(b, stack, seat) && canDistil(b, seat),
  options: () => ['alchemist'],
  name: (o) => o,
  then: (_, __, seat) => ({ flow: 'call', proc: 'alchemy', takes: { seat } }),
};

const potion: Standing<Board, string> = {
  rule: 'T 1:6',
  says: () => ({ key: 'ask.drink' }),
  open: (b, stack, seat) => isQuiet(b, stack, seat) && canDrink(b, seat),
  options: () => ['drink'],
  name: (o) => o,
  then: (t, _, seat) => drink(t, seat),
};

/** What a player may do though nobody asked. */
export const standing = { ditch, trophies, druid, alchemist, potion };

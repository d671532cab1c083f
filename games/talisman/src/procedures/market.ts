import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, inOrder, type Offer } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { type Follower, followerId, KINDS, type Kind } from '../cards/kinds.js';
import { SPELL_IDS } from '../cards/spells.js';
import { giveFollower, giveObject, hold, looseFollowers, loseFollower, loseObject, mayFollow } from '../goods.js';
import { barred, isToad, readers } from '../values.js';
import { distinct } from './tidy.js';

const round = chapter('market', () => ({ pair: 0 }));

/** Market Day: each player may make one offer to each other. */
export const market = round.procedure({
  steps: {
    // T R99 Clockwise from the one who met it; T R99 limits are looked at when all is done.
    next: (t, v) => {
      const { board: b } = t;
      b.tidying = true;
      const seats = inOrder(b, v.seat).filter((seat) => !isToad(b, seat));
      const n = seats.length - 1;
      if (v.pair >= seats.length * n) return round.done();
      const from = Math.floor(v.pair / n);
      const to = (from + 1 + (v.pair % n)) % seats.length;
      v.pair += 1;
      return round.call('trade', { from: seats[from], to: seats[to] }, { then: 'next' });
    },
  },
  cleanup: (b) => {
    b.tidying = false;
    b.untidy = true;
  },
});

const NONE = 0;
const MADE = 1;
const [GOLD, OBJECT, FOLLOWER, SPELL, WANT_GOLD, WANT_OBJECT, WANT_FOLLOWER, WANT_SPELL] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (n) => n * 1024,
);

const deal = chapter('trade');

/** T R99 One offer: made up thing by thing, then accepted or declined. */
export const trade = deal.procedure({
  steps: {
    begin: (t, v) => {
      t.board.offer = emptyOffer(v);
    },
    build: deal.ask({
      rule: 'T R99',
      private: true,
      who: (_, v) => v.from,
      says: (_, v) => ({ key: 'ask.offer', args: { to: v.to } }),
      options: (b, v) => tradeables(b, v),
      name: tradeName,
      then: (t, v, o) => {
        const offer = t.board.offer as Offer;
        if (o === NONE) return goto('withdraw');
        if (o === MADE) return made(t, v);
        put(t.board, offer, o);
        return goto('build');
      },
    }),
    answer: deal.ask({
      rule: 'T R99',
      who: (_, v) => v.to,
      says: (_, v) => ({ key: 'ask.accept', args: { from: v.from } }),
      options: () => ['accept', 'decline'],
      name: (o: string) => o,
      then: (t, v, o) => {
        t.tell(o === 'accept' ? 'trade.accepted' : 'trade.declined', { from: v.from, to: v.to });
        return o === 'accept' ? undefined : goto('withdraw');
      },
    }),
    // The Spells that were asked for are of his choice who gives them.
    pay: deal.ask({
      rule: 'T R99',
      private: true,
      who: (b, v) => ((b.offer?.wantsSpells ?? 0) > 0 ? v.to : null),
      says: (b) => ({ key: 'ask.pay', args: { n: b.offer?.wantsSpells ?? 0 } }),
      options: (b, v) => distinct(b.spells[v.to]),
      name: (spell: number) => `give ${SPELL_IDS[spell]}`,
      then: (t, v, spell) => {
        const offer = t.board.offer as Offer;
        offer.wantsSpells -= 1;
        give(t, v.to, v.from, spell);
        return goto('pay');
      },
    }),
    swap: (t, v) => {
      swap(t, v);
      return deal.done();
    },
    withdraw: () => deal.done(),
  },
  cleanup: (b) => {
    if (b.offer) for (const spell of b.offer.spells) hold(b, b.offer.from, spell);
    b.offer = null;
  },
});

type V = Calls['trade']['takes'];

function emptyOffer({ from, to }: V): Offer {
  return {
    from,
    to,
    made: false,
    gives: [],
    follows: [],
    spells: [],
    gold: 0,
    wants: [],
    wantsFollowers: [],
    wantsGold: 0,
    wantsSpells: 0,
  };
}

/** What can still be put into the offer, in one order only. */
function tradeables(b: Board, { from, to }: V): number[] {
  const o = b.offer as Offer;
  const last = lastPut(o);
  const found: number[] = [];
  if (b.gold[from] > o.gold) found.push(GOLD);
  pushAll(found, OBJECT, objectsFor(b, from, to, o.gives));
  pushAll(found, FOLLOWER, followersFor(b, from, to, o.follows));
  // T R93 Who may have no Spells is given none by a trade only to lose it: 2:8 is looked at afterwards.
  pushAll(found, SPELL, b.spells[from]);
  if (b.gold[to] > o.wantsGold) found.push(WANT_GOLD);
  pushAll(found, WANT_OBJECT, objectsFor(b, to, from, o.wants));
  pushAll(found, WANT_FOLLOWER, followersFor(b, to, from, o.wantsFollowers));
  if (b.spells[to].length > o.wantsSpells) found.push(WANT_SPELL);
  const options = found.filter((code) => code >= last);
  return last > 0 ? [NONE, MADE, ...options] : [NONE, ...options];
}

function pushAll(found: number[], code: number, things: readonly number[]): void {
  for (const thing of distinct(things).sort((x, y) => x - y)) found.push(code + thing);
}

/** T 5:2 Nothing to one who may not have it. */
function objectsFor(b: Board, owner: Seat, taker: Seat, put: readonly Kind[]): Kind[] {
  return without(b.objects[owner], put).filter((kind) => !barred(b, taker, kind));
}

/** T R87 Hag and Poltergeist are not traded. */
function followersFor(b: Board, owner: Seat, taker: Seat, put: readonly Follower[]): Follower[] {
  return without(looseFollowers(b, owner), put).filter((f) => mayFollow(b, taker, f));
}

function without(list: readonly number[], gone: readonly number[]): number[] {
  const left = list.slice();
  for (const one of gone) left.splice(left.indexOf(one), 1);
  return left;
}

/** The highest code in the offer. */
function lastPut(o: Offer): number {
  if (o.wantsSpells > 0) return WANT_SPELL;
  if (o.wantsFollowers.length > 0) return WANT_FOLLOWER + Math.max(...o.wantsFollowers);
  if (o.wants.length > 0) return WANT_OBJECT + Math.max(...o.wants);
  if (o.wantsGold > 0) return WANT_GOLD;
  if (o.spells.length > 0) return SPELL + Math.max(...o.spells);
  if (o.follows.length > 0) return FOLLOWER + Math.max(...o.follows);
  if (o.gives.length > 0) return OBJECT + Math.max(...o.gives);
  return o.gold > 0 ? GOLD : 0;
}

function tradeName(o: number): string {
  if (o === NONE) return 'no offer';
  if (o === MADE) return 'offer';
  const thing = o & 1023;
  switch (o - thing) {
    case GOLD:
      return 'give gold';
    case OBJECT:
      return `give ${KINDS[thing].id}`;
    case FOLLOWER:
      return `give ${followerId(thing)}`;
    case SPELL:
      return `give spell ${SPELL_IDS[thing]}`;
    case WANT_GOLD:
      return 'want gold';
    case WANT_OBJECT:
      return `want ${KINDS[thing].id}`;
    case WANT_FOLLOWER:
      return `want ${followerId(thing)}`;
    default:
      return 'want spell';
  }
}

/** What an option of `trade.build` stands for. */
export function tradeOf(o: number): { act: 'none' | 'offer' | (typeof TRADES)[number]; what: number } {
  if (o <= MADE) return { act: o === NONE ? 'none' : 'offer', what: -1 };
  return { act: TRADES[(o >> 10) - 1], what: o & 1023 };
}

const TRADES = [
  'give-gold',
  'give-object',
  'give-follower',
  'give-spell',
  'want-gold',
  'want-object',
  'want-follower',
  'want-spell',
] as const;

function put(b: Board, offer: Offer, o: number): void {
  const thing = o & 1023;
  const code = o - thing;
  if (code === GOLD) offer.gold += 1;
  else if (code === OBJECT) offer.gives.push(thing);
  else if (code === FOLLOWER) offer.follows.push(thing);
  else if (code === SPELL) {
    b.spells[offer.from].splice(b.spells[offer.from].indexOf(thing), 1);
    offer.spells.push(thing);
  } else if (code === WANT_GOLD) offer.wantsGold += 1;
  else if (code === WANT_OBJECT) offer.wants.push(thing);
  else if (code === WANT_FOLLOWER) offer.wantsFollowers.push(thing);
  else offer.wantsSpells += 1;
}

/** T R99 Spells offered are shown only to the one asked. */
function made(t: Table<Board>, v: V): Flow<'answer'> {
  const o = t.board.offer as Offer;
  o.made = true;
  const gives = [...o.gives.map((k) => KINDS[k].id), ...o.follows.map(followerId)];
  const wants = [...o.wants.map((k) => KINDS[k].id), ...o.wantsFollowers.map(followerId)];
  const { gold, wantsGold, wantsSpells } = o;
  const secret = { for: readers(t.board, v.from, v.to), args: { which: o.spells.map((s) => SPELL_IDS[s]) } };
  const args = { from: v.from, to: v.to, gives, gold, spells: o.spells.length, wants, wantsGold, wantsSpells };
  t.reveal('trade.offered', args, secret);
  return goto('answer');
}

function give(t: Table<Board>, from: Seat, to: Seat, spell: number): void {
  const { board: b } = t;
  b.spells[from].splice(b.spells[from].indexOf(spell), 1);
  hold(b, to, spell);
  t.reveal('spell.given', { seat: from, other: to }, { for: readers(b, from, to), args: { spell: SPELL_IDS[spell] } });
}

function swap(t: Table<Board>, { from, to }: V): void {
  const { board: b } = t;
  const o = b.offer as Offer;
  for (const kind of o.gives) pass(b, from, to, kind);
  for (const kind of o.wants) pass(b, to, from, kind);
  for (const f of o.follows) follow(t, from, to, f);
  for (const f of o.wantsFollowers) follow(t, to, from, f);
  b.gold[from] += o.wantsGold - o.gold;
  b.gold[to] += o.gold - o.wantsGold;
  const spells = o.spells.splice(0);
  for (const spell of spells) {
    hold(b, from, spell);
    give(t, from, to, spell);
  }
}

function pass(b: Board, from: Seat, to: Seat, kind: Kind): void {
  loseObject(b, from, kind);
  giveObject(b, to, kind);
}

function follow(t: Table<Board>, from: Seat, to: Seat, follower: Follower): void {
  loseFollower(t.board, from, follower);
  giveFollower(t, to, follower);
}

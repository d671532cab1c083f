import { type Flow, leave, type Seat, type Table } from '@questhall/kernel';
import type { Board, Open } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { KINDS, type Kind, MARSH, MAZE, TYPE_OF } from '../cards/kinds.js';
import { isMoment } from '../casting.js';
import { ALIGNMENTS, type Effect } from '../effects.js';
import { discardKind, giveFollower, lift, mayFollow } from '../goods.js';
import { able, canEvade, craftOf, isInner, isToad, isUnfriendly, spellLimit, strengthOf } from '../values.js';
import { oddEvent } from './events.js';

const { ask, call, done, procedure } = chapter('meet-card', () => ({ evaded: false }));

/** 15:4, 15:8, 15:10 One Event, Stranger, Place or clinging Follower is met. */
export const meetCard = procedure({
  steps: {
    begin: (t, v) => {
      t.board.meeting = v.kind;
      t.tell('card', { seat: v.seat, card: KINDS[v.kind].id });
    },
    // T R73 Before each card is dealt with.
    spells: (t, v) =>
      isMoment(t.board, 'card') ? call('window', { when: 'card', seat: v.seat, loss: 'none' }) : undefined,
    // T 18:2.iii, T R123 Creatures on cards may be evaded: Imp, Witch, Siren, Hag, and Events that show one.
    evade: ask({
      rule: 'T 18:2.iii',
      who: (b, v) => (isUnfriendly(b, v.seat, v.kind) && mayEvade(b, v) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.evade-card', args: { card: KINDS[v.kind].id } }),
      options: () => ['evade', 'meet'],
      name: (o: string) => o,
      then: (t, v, o) => {
        if (o !== 'evade') return undefined;
        t.tell('evaded', { seat: v.seat, what: [KINDS[v.kind].id] });
        // An Event that is evaded is over; others stay.
        if (TYPE_OF[v.kind] === 'event') discardHere(t, v);
        else t.board.visited.push(v.kind);
        return done();
      },
    }),
    // Strangers and Places that only offer something may be left alone.
    visit: ask({
      rule: 'T 15:8',
      who: (_, v) => (isOffer(v.kind) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.visit', args: { card: KINDS[v.kind].id } }),
      options: () => ['visit', 'pass'],
      name: (o: string) => o,
      then: (t, v, o) => {
        if (o === 'visit') return undefined;
        t.board.visited.push(v.kind);
        return done();
      },
    }),
    // T 15:8, T 15:10 What the card says is done.
    meet: (t, v) => meetIt(t, v),
    end: () => done(),
  },
  cleanup: (b) => {
    b.meeting = -1;
  },
});

type V = Calls['meet-card']['takes'];

function mayEvade(b: Open, { seat, kind }: V): boolean {
  return !isInner(b.at[seat]) && (canEvade(b, seat) || b.still.includes(kind));
}

/** What costs something or may lead anywhere is asked about; what only gives is taken. */
function isOffer(kind: Kind): boolean {
  const { type, compulsory, effect, charges, once } = KINDS[kind];
  if ((type !== 'stranger' && type !== 'place') || compulsory || once || charges !== undefined) return false;
  return effect?.do === 'roll' || effect?.do === 'shop' || (effect?.do === 'spells' && effect.price !== undefined);
}

function meetIt(t: Table<Board>, v: V): Flow {
  const { board: b } = t;
  const card = KINDS[v.kind];
  b.visited.push(v.kind);
  if (card.type === 'follower') return cling(t, v);
  // T 15:4.1 An Event is carried out and discarded; a Stranger who serves once is gone then.
  if (card.type === 'event' || card.once) discardHere(t, v);
  const { effect } = card;
  if (!effect) return undefined;
  if (effect.do === 'run') return oddEvent(t, v.seat, effect.card);
  if (card.charges !== undefined) draw(t, v);
  return meets(t, v, effect);
}

function meets(t: Table<Board>, v: V, effect: Effect): Flow {
  const { type, id } = KINDS[v.kind];
  // T 15:4.2 An Event that costs a turn ends this one.
  if (type === 'event' && effect.do === 'miss-turn') {
    t.tell('misses', { seat: v.seat });
    return leave('turn', { seat: v.seat });
  }
  return call('effect', { seat: v.seat, effect, source: id });
}

/** A follower that has to be taken. */
function cling(t: Table<Board>, v: V): Flow {
  const { board: b } = t;
  // T R93 A Toad takes none, nor one who has the Hag already.
  if (!mayFollow(b, v.seat, v.kind)) return undefined;
  lift(b, b.at[v.seat], v.kind);
  giveFollower(t, v.seat, v.kind);
  return t.tell('claimed', { seat: v.seat, cards: [KINDS[v.kind].id], gold: 0 });
}

function discardHere(t: Table<Board>, v: V): void {
  lift(t.board, t.board.at[v.seat], v.kind);
  discardKind(t.board, v.kind);
}

/** A Place that holds something has one less; empty it is gone. */
function draw(t: Table<Board>, v: V): void {
  const { board: b } = t;
  b.charges[v.kind] -= 1;
  if (b.charges[v.kind] === 0) discardHere(t, v);
}

/** Whether meeting this Stranger or Place would do anything for, or to, this character. */
export function isServed(b: Open, seat: Seat, kind: Kind): boolean {
  const { serves, effect, id } = KINDS[kind];
  if (serves?.alignment !== undefined && ALIGNMENTS[b.alignment[seat]] !== serves.alignment) return false;
  if (serves?.craft !== undefined && craftOf(b, seat) < serves.craft) return false;
  if (kind === MARSH) return strengthOf(b, seat) < 5;
  // The Dwarf knows his way in the Maze.
  if (kind === MAZE) return craftOf(b, seat) < 5 && !able(b, seat, 'ignore-maze');
  if (effect?.do === 'spells' && effect.ifRoom)
    // T R47 Only with room for a Spell, and with its price.
    return !isToad(b, seat) && b.spells[seat].length < spellLimit(b, seat) && b.gold[seat] >= (effect.price ?? 0);
  if (effect?.do === 'heal') return b.lives[seat] < 4;
  return id !== 'market' || !isToad(b, seat);
}

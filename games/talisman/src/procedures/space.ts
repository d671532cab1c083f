import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, kindIn, spaceOf } from '../board.js';
import { type Calls, chapter } from '../calls.js';
import { CLINGS, KINDS, type Kind, NUMBER_OF, TYPE_OF } from '../cards/kinds.js';
import { cardCount, discardKind, drawAdventure, lay, lift } from '../goods.js';
import { CRYPT, DRAWS, MINES, SPACES, type SpaceId, spaceNamed } from '../map.js';
import { isFree } from '../taking.js';
import { has, isInner } from '../values.js';
import { isServed } from './meet-card.js';
import { distinct } from './tidy.js';

const { ask, call, done, procedure } = chapter('space', () => ({
  here: -1 as SpaceId,
  strong: false,
  spirits: false,
  things: false,
  places: false,
  more: false,
}));

/** 13:4, 13:5, 15 Encounter with a space and the cards on it. */
export const space = procedure({
  steps: {
    begin: (t, v) => {
      const { board: b } = t;
      v.here = b.at[v.seat];
      b.fresh = [];
      // T 11:5.2 Who goes back ignores the instructions.
      if (b.retreating && isInner(v.here)) return goto('back');
      // T R83 In Crypt and Mines the way out comes first.
      if ((v.here === CRYPT || v.here === MINES) && b.due[v.seat])
        return call('instructions', { seat: v.seat }, { then: 'next' });
      if (DRAWS[v.here] > 0) draw(t, v);
    },
    // T R79 Prophetess and Orb: one of the cards just drawn is discarded.
    discard: ask({
      rule: 'T R79',
      who: (_, v) => (v.more ? v.seat : null),
      says: () => ({ key: 'ask.discard' }),
      options: (b) => (b.house.replaceDrawn ? [KEEP, ...distinct(b.fresh)] : distinct(b.fresh)),
      name: (o: Kind) => (o === KEEP ? 'keep all' : `discard ${KINDS[o].id}`),
      then: (t, v, o) => discardDrawn(t, v, o),
    }),
    // T 15:1.1 Cards that go elsewhere come first.
    place: (t, v) => placeElsewhere(t, v.here),
    // T 13:4.3, T 12:1.4 All cards there form the encounter, T 15:2 strictly by number.
    next: (t, v) => (isHere(t.board, v) ? upNext(t.board, v) : done()),
    // T R5 Cards of the same number in the order he likes.
    order: ask({
      rule: 'T R5',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.order' }),
      options: (b, v) => nextCards(b, v),
      name: (kind: Kind) => `meet ${KINDS[kind].id}`,
      then: (_, v, kind) => call('meet-card', { seat: v.seat, kind }, { then: 'next' }),
    }),
    free: (_, v) => call('claim', { seat: v.seat, space: true }, { then: 'end' }),
    // T R83 Also who goes back may claim what lies there.
    back: (t, v) => (isFree(t.board, v.seat) ? call('claim', { seat: v.seat, space: false }) : undefined),
    end: () => done(),
  },
});

const KEEP = -1;
type V = Calls['space']['takes'] & {
  here: SpaceId;
  strong: boolean;
  spirits: boolean;
  things: boolean;
  places: boolean;
  more: boolean;
};

/** T 13:4.1, T 13:4.2 Draw what is missing to the number of the space. */
function draw(t: Table<Board>, v: V): void {
  const { board: b } = t;
  // T R80 A space is used once a turn.
  if (b.visited.includes(1000 + v.here)) return;
  b.visited.push(1000 + v.here);
  // T R44 No card where enough lie already.
  const n = DRAWS[v.here] - cardCount(b, v.here);
  if (n <= 0) return;
  v.more = has(b, v.seat, 'draw-more');
  drawCards(t, v, v.more && !b.house.replaceDrawn ? n + 1 : n);
  if (b.fresh.length === 0) v.more = false;
}

function drawCards(t: Table<Board>, v: V, n: number): void {
  const { board: b } = t;
  const drawn: Kind[] = [];
  for (let i = 0; i < n; i++) {
    const kind = drawAdventure(t);
    if (kind < 0) break;
    drawn.push(kind);
    lay(b, v.here, kind);
  }
  b.fresh.push(...drawn);
  // T R79 All see them.
  t.reveal('drawn', { seat: v.seat, cards: drawn.map((kind) => KINDS[kind].id), space: SPACES[v.here].id });
}

function discardDrawn(t: Table<Board>, v: V, kind: Kind): void {
  const { board: b } = t;
  v.more = false;
  if (kind === KEEP) return;
  b.fresh.splice(b.fresh.indexOf(kind), 1);
  lift(b, v.here, kind);
  discardKind(b, kind);
  t.tell('discarded', { seat: v.seat, card: KINDS[kind].id });
  if (b.house.replaceDrawn) drawCards(t, v, 1);
}

/** T 15:1.1, T R78 A die says where such a card goes; it is not replaced. */
function placeElsewhere(t: Table<Board>, here: SpaceId): void {
  const { board: b } = t;
  for (const kind of b.fresh) {
    const { placed } = KINDS[kind];
    if (!placed) continue;
    const die = t.d6('placing');
    const to = spaceNamed(placed[die - 1]);
    // T 15:1.2 There it does nothing to the one who drew it, unless it is the space he stands on.
    lift(b, here, kind);
    lay(b, to, kind);
    t.tell('placed', { card: KINDS[kind].id, die, space: SPACES[to].id });
  }
  b.fresh = [];
}

/** After a call all may be otherwise: dead, moved away. T 15:11 What is left stays face up. */
function isHere(b: Board, v: V): boolean {
  return b.character[v.seat] >= 0 && b.at[v.seat] === v.here && !b.arrived;
}

function upNext(b: Board, v: V): Flow<'order' | 'next' | 'free' | 'end'> {
  const { seat } = v;
  const lie = numbersOn(b, v.here);
  // T 15:3, T R4 By the numbers of the list: Events, T 15:4.1 which are compulsory;
  if (includes(lie, 1)) return goto('order');
  // T 15:5.1 Enemies by Strength;
  if (!v.strong) {
    v.strong = true;
    if (includes(lie, 2)) return call('enemies', { seat, psychic: false }, { then: 'next' });
  }
  // T 15:6 Spirits;
  if (!v.spirits) {
    v.spirits = true;
    if (includes(lie, 3)) return call('enemies', { seat, psychic: true }, { then: 'next' });
  }
  // T 13:5.1 Where no cards are drawn the rest comes as he likes, T R118 but what has to be taken first.
  if (DRAWS[v.here] === 0) return goto(clinging(b, v).length > 0 ? 'order' : 'free');
  return afterEnemies(b, v);
}

/** T 15:7 Only then Strangers, possessions and Places. */
function afterEnemies(b: Board, v: V): Flow<'order' | 'next' | 'end'> {
  const { seat } = v;
  if (nextCards(b, v).length > 0) return goto('order');
  if (!v.things) {
    v.things = true;
    return call('claim', { seat, space: true }, { then: 'next' });
  }
  if (!v.places) {
    v.places = true;
    return goto('next');
  }
  return goto('end');
}

/** The cards that come next, of one number. */
function nextCards(b: Board, v: V): Kind[] {
  const events = cardsOfNumber(b, v.here, 1);
  if (events.length > 0) return events;
  if (DRAWS[v.here] === 0) return clinging(b, v);
  const unmet = (kind: Kind) => !b.visited.includes(kind) && isServed(b, v.seat, kind);
  const strangers = v.things ? [] : cardsOfNumber(b, v.here, 4).filter(unmet);
  if (strangers.length > 0) return strangers;
  // T R87 A Follower that has to be taken is met before the others are looked at.
  const forced = v.things ? [] : clinging(b, v);
  if (forced.length > 0) return forced;
  return v.places ? cardsOfNumber(b, v.here, 6).filter(unmet) : [];
}

function clinging(b: Board, v: V): Kind[] {
  return cardsOfNumber(b, v.here, 5).filter((kind) => CLINGS[kind] && !b.visited.includes(kind));
}

/** The numbers of the cards that lie on a space, a bit each: it is asked after every step of an encounter. */
function numbersOn(b: Board, here: SpaceId): number {
  let numbers = 0;
  for (const card of b.faceUp) if (spaceOf(card) === here) numbers |= 1 << NUMBER_OF[kindIn(card)];
  return numbers;
}

const includes = (numbers: number, n: number): boolean => ((numbers >> n) & 1) === 1;

function cardsOfNumber(b: Board, here: SpaceId, n: number): Kind[] {
  const found: Kind[] = [];
  for (const card of b.faceUp) {
    const kind = kindIn(card);
    if (spaceOf(card) === here && NUMBER_OF[kind] === n && !found.includes(kind)) found.push(kind);
  }
  return found;
}

export function strangersHere(b: Board, seat: Seat): Kind[] {
  return cardsOfNumber(b, b.at[seat], 4).filter((kind) => !b.visited.includes(kind) && isServed(b, seat, kind));
}

export function isThing(kind: Kind): boolean {
  return NUMBER_OF[kind] === 5 && TYPE_OF[kind] !== 'place';
}

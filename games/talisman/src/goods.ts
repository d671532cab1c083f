import type { Seat, Table } from '@questhall/kernel';
import { type Board, cardsOn, kindIn, lying, OFF, type Open, spaceOf } from './board.js';
import {
  FIRST_PILE,
  type Follower,
  followerId,
  GIVEN_TALISMAN,
  HAG,
  IS_RAFT,
  KINDS,
  type Kind,
  kindOf,
  POLTERGEIST,
  RAISED,
} from './cards/kinds.js';
import { SPELLS } from './cards/spells.js';
import { SPACES, type SpaceId } from './map.js';
import { isToad, readers, spellLimit, startOf } from './values.js';
import { total } from './view.js';

type T = Table<Board>;

/** Put a card where cards of its sort go: the Adventure discards, or its own pile. */
export function discardKind(b: Board, kind: Kind): void {
  // T 20:2.1 Purchase and Talisman Cards go back to their piles.
  if (kind >= FIRST_PILE) b.piles[kind - FIRST_PILE] += 1;
  else b.discard[kind] += 1;
  // T 15:10 A Fountain, Stream or Pool that is drawn again is full.
  if (KINDS[kind].charges !== undefined) b.charges[kind] = 0;
}

/** Lay a card face up on a space. */
export function lay(b: Board, space: SpaceId, kind: Kind): void {
  // T 15:11, T 20:3 Purchase and Talisman Cards lie there like others.
  b.faceUp.push(lying(space, kind));
  if (KINDS[kind].charges !== undefined && b.charges[kind] === 0) b.charges[kind] = KINDS[kind].charges ?? 0;
}

/** Take up a card that lies face up. */
export function lift(b: Board, space: SpaceId, kind: Kind): void {
  const i = b.faceUp.indexOf(lying(space, kind));
  if (i >= 0) b.faceUp.splice(i, 1);
}

/** How many cards lie on a space, the Hex counted in. */
export function cardCount(b: Open, space: SpaceId): number {
  // T 13:4.2, T R43 Cards of any type count, Gold does not.
  return cardsOn(b, space).length + (b.hexAt === space ? 1 : 0);
}

/** Draw an Adventure Card; -1 if there is none. */
export function drawAdventure(t: T): Kind {
  const { board: b } = t;
  const known = b.top.shift();
  if (known !== undefined) {
    b.topKnown.shift();
    return known;
  }
  if (total(b.deck) === 0) {
    // T R3 The discards become a new stock when a card is wanted and none is left.
    if (total(b.discard) === 0) return OFF;
    b.deck = b.discard;
    b.discard = b.deck.map(() => 0);
    t.tell('reshuffled', { deck: 'adventure' });
  }
  // T 13:4.1 From the stock.
  const kind = t.draw('adventure', b.deck);
  b.deck[kind] -= 1;
  return kind;
}

/** Draw a Spell into a hand; false if there is none to draw. */
export function drawSpell(t: T, seat: Seat): boolean {
  const { board: b } = t;
  if (total(b.spellDeck) === 0) {
    if (total(b.spellDiscard) === 0) return false;
    // T 9:5.2 The discards are shuffled into a new stock.
    b.spellDeck = b.spellDiscard;
    b.spellDiscard = b.spellDeck.map(() => 0);
    t.tell('reshuffled', { deck: 'spell' });
  }
  // T 9:5.1 The top card of the stock.
  const spell = t.draw('spell', b.spellDeck);
  b.spellDeck[spell] -= 1;
  hold(b, seat, spell);
  t.reveal('spell.drawn', { seat }, { for: readers(b, seat), args: { spell: SPELLS[spell].id } });
  return true;
}

/** Into the hand, which is kept in order. */
export function hold(b: Board, seat: Seat, spell: number): void {
  b.spells[seat].push(spell);
  b.spells[seat].sort((x, y) => x - y);
  b.untidy = true;
}

/** Spells gained: drawn, and what is too much is given up then. */
export function gainSpells(t: T, seat: Seat, n: number): void {
  const { board: b } = t;
  // T 9:1, T 9:4 Any character gains them by encounters, T R47 but who may hold none draws none. T 19:5.1 Nor does a Toad.
  if (isToad(b, seat) || spellLimit(b, seat) === 0) return;
  for (let i = 0; i < n; i++) if (!drawSpell(t, seat)) return;
}

/** Spells drawn up to what Craft allows. */
export function fillSpells(t: T, seat: Seat): void {
  const { board: b } = t;
  if (isToad(b, seat)) return;
  while (b.spells[seat].length < spellLimit(b, seat)) if (!drawSpell(t, seat)) return;
}

/** A Spell from a hand to the discards, seen by all. */
export function discardSpell(t: T, seat: Seat, spell: number): void {
  const { board: b } = t;
  b.spells[seat].splice(b.spells[seat].indexOf(spell), 1);
  b.spellDiscard[spell] += 1;
  b.untidy = true;
  // T R66 Face up, so that all see it.
  t.reveal('spell.discarded', { seat, spell: SPELLS[spell].id });
}

export function discardHand(t: T, seat: Seat): void {
  while (t.board.spells[seat].length > 0) discardSpell(t, seat, t.board.spells[seat][0]);
}

/** Give an Object to a character; Gold cards become counters, and a Raft waits for the next turn. */
export function giveObject(b: Board, seat: Seat, kind: Kind): void {
  const { gold } = KINDS[kind];
  b.untidy = true;
  if (gold) {
    b.gold[seat] += gold;
    discardKind(b, kind);
  } else if (IS_RAFT[kind]) {
    // T R52 An acquired Raft is never a possession. T 11:17 It serves at the start of the next turn.
    b.raft[seat] = kind;
    b.raftTurn[seat] = b.turn;
  } else b.objects[seat].push(kind);
}

/** Take an Object away from a character. */
export function loseObject(b: Board, seat: Seat, kind: Kind): void {
  b.objects[seat].splice(b.objects[seat].indexOf(kind), 1);
  b.untidy = true;
}

/** An Object or Follower laid face up where its owner stands. */
export function layObject(t: T, seat: Seat, kind: Kind): void {
  const { board: b } = t;
  loseObject(b, seat, kind);
  lay(b, b.at[seat], kind);
  t.tell('laid', { seat, card: KINDS[kind].id, space: SPACES[b.at[seat]].id });
}

export function layFollower(t: T, seat: Seat, follower: Follower): void {
  const { board: b } = t;
  loseFollower(b, seat, follower);
  // T R88 An Enemy that was a Follower is an Enemy again.
  lay(b, b.at[seat], kindOf(follower));
  t.tell('laid', { seat, card: followerId(follower), space: SPACES[b.at[seat]].id });
}

export function loseFollower(b: Board, seat: Seat, follower: Follower): void {
  b.followers[seat].splice(b.followers[seat].indexOf(follower), 1);
  b.untidy = true;
}

/** A Follower joins a character. */
export function giveFollower(t: T, seat: Seat, follower: Follower): void {
  const { board: b } = t;
  if (follower === HAG) for (const other of b.followers[seat].slice()) killFollower(t, seat, other);
  b.followers[seat].push(follower);
  b.untidy = true;
}

/** T 6:3 A Follower goes to the discards. */
export function killFollower(t: T, seat: Seat, follower: Follower): void {
  loseFollower(t.board, seat, follower);
  discardKind(t.board, kindOf(follower));
  t.tell('follower.gone', { seat, card: followerId(follower) });
}

/** Whether a character can have this Follower now. */
export function mayFollow(b: Open, seat: Seat, follower: Follower): boolean {
  // The Hag drives all others away, and comes to nobody twice.
  return !isToad(b, seat) && (follower === HAG || !b.followers[seat].includes(HAG));
}

/** Followers that can be given up, traded or taken. */
export function looseFollowers(b: Open, seat: Seat): Follower[] {
  // T R87 Hag and Poltergeist cling.
  return b.followers[seat].filter((f) => f >= RAISED || (f !== HAG && f !== POLTERGEIST));
}

/** A Talisman from the pile, if one is left. */
export function giveTalisman(t: T, seat: Seat): void {
  const { board: b } = t;
  const pile = GIVEN_TALISMAN - FIRST_PILE;
  // T 20:2.2 None left, none given. T R93 A Toad can hold none.
  if (b.piles[pile] === 0 || isToad(b, seat)) {
    t.tell('talisman.none', { seat });
    return;
  }
  b.piles[pile] -= 1;
  // T 20:1 The card is taken.
  giveObject(b, seat, GIVEN_TALISMAN);
  t.tell('talisman', { seat });
}

/** Counters gained, or lost down to the starting value. */
export function change(t: T, seat: Seat, what: 'strength' | 'craft', n: number): void {
  const { board: b } = t;
  const toad = isToad(b, seat);
  // T 19:3.2 A Toad's gains and losses are the Toad's alone.
  const values = toad ? (what === 'strength' ? b.toadStrength : b.toadCraft) : b[what];
  // T 1:3, T 2:3 Never below what the character starts with. T R35 Nor a Toad below 1.
  const least = toad ? 1 : startOf(b, seat)[what];
  // T 1:2, T 2:2 Counters are taken or given back.
  const now = Math.max(least, values[seat] + n);
  const moved = now - values[seat];
  values[seat] = now;
  b.untidy = true;
  if (moved !== 0) t.tell(moved > 0 ? 'gained' : 'lost', { seat, what, n: Math.abs(moved) });
}

/** Gold from stock, or back to it. */
export function changeGold(t: T, seat: Seat, n: number): void {
  const { board: b } = t;
  // T R93 A Toad receives none. T 3:0, T 3:3, T 3:4 From the stock, and into it.
  if (n > 0 && isToad(b, seat)) return;
  const moved = Math.max(-b.gold[seat], n);
  b.gold[seat] += moved;
  if (moved !== 0) t.tell(moved > 0 ? 'gained' : 'lost', { seat, what: 'gold', n: Math.abs(moved) });
}

export function gainLives(t: T, seat: Seat, n: number): void {
  // T 4:4, T 4:5 From stock, as many as may be.
  t.board.lives[seat] += n;
  t.tell('gained', { seat, what: 'life', n });
}

/** How many Lives healing could restore. */
export function wounds(b: Open, seat: Seat): number {
  // T 4:6, T R58 Never above four.
  return Math.max(0, 4 - b.lives[seat]);
}

export function healLives(t: T, seat: Seat, n: number): void {
  const healed = Math.min(n, wounds(t.board, seat));
  if (healed <= 0) return;
  t.board.lives[seat] += healed;
  t.tell('healed', { seat, n: healed });
}

/** Everything that lies on a space by kind, for those who look for it. */
export function kindsLying(b: Open, wanted: (kind: Kind) => boolean): { space: SpaceId; kind: Kind }[] {
  return b.faceUp.filter((c) => wanted(kindIn(c))).map((c) => ({ space: spaceOf(c), kind: kindIn(c) }));
}

/** The Raft that waits is gone. */
export function dropRaft(b: Board, seat: Seat): void {
  if (b.raft[seat] < 0) return;
  // T 11:19 To the discards, or to its pile.
  discardKind(b, b.raft[seat]);
  b.raft[seat] = OFF;
}

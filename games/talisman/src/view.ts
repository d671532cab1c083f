import type { Random, Viewer } from '@questhall/kernel';
import type { Board } from './board.js';
import { cloneOffer } from './contest.js';
import { shown } from './copies.js';
import { sees } from './values.js';

/** What nobody but some may know: -1 in a list of the viewer's. */
export const UNKNOWN = -1;

/** A viewer's knowledge of the board. Unknown cards are -1. */
export interface View extends Omit<Board, 'deck' | 'spellDeck'> {
  readonly viewer: Viewer;
  /** Adventure Cards in the stock by kind, its top counted in: all others lie open, so that everybody can tell. */
  readonly stock: readonly number[];
  readonly stockSize: number;
  readonly discardSize: number;
  /** How many Spells lie in stock and discard pile. */
  readonly spellStockSize: number;
  readonly spellDiscardSize: number;
  /** Spell Cards by kind that lie nowhere open to this viewer: in the stock or in hands he cannot see. */
  readonly unseenSpells: readonly number[];
}

export function view(b: Board, viewer: Viewer): View {
  const stock = b.deck.slice();
  for (const kind of b.top) stock[kind] += 1;
  const hands = b.spells.map((hand, seat) => (sees(b, viewer, seat) ? hand.slice() : hand.map(() => UNKNOWN)));
  return Object.assign(shown(b), {
    viewer,
    stock,
    stockSize: total(stock),
    discardSize: total(b.discard),
    spellStockSize: total(b.spellDeck),
    spellDiscardSize: total(b.spellDiscard),
    unseenSpells: unseen(b, viewer),
    // T 9:2, T R98 Spells are for their owner's eyes, and for one whose ability shows them.
    spells: hands,
    top: b.top.map((kind, i) => (knowsTop(b, viewer, i) ? kind : UNKNOWN)),
    offer: b.offer && {
      ...cloneOffer(b.offer),
      // T R99 Spells offered are shown only to the one asked.
      spells: b.offer.spells.map((spell) => (seesOffer(b, viewer) ? spell : UNKNOWN)),
    },
  });
}

function knowsTop(b: Board, viewer: Viewer, i: number): boolean {
  return viewer !== null && ((b.topKnown[i] >> viewer) & 1) === 1;
}

function seesOffer(b: Board, viewer: Viewer): boolean {
  if (viewer === null || b.offer === null) return false;
  return viewer === b.offer.from || (viewer === b.offer.to && b.offer.made) || sees(b, viewer, b.offer.from);
}

function unseen(b: Board, viewer: Viewer): number[] {
  const counts = b.spellDeck.slice();
  for (let seat = 0; seat < b.seats; seat++)
    if (!sees(b, viewer, seat)) for (const spell of b.spells[seat]) counts[spell] += 1;
  if (b.offer && !seesOffer(b, viewer)) for (const spell of b.offer.spells) counts[spell] += 1;
  return counts;
}

/** Deal anew what the viewer cannot know: hands of Spells, the Spells of an offer, the order of looked-at cards. */
export function determinize(b: Board, viewer: Viewer, random: Random): void {
  dealTop(b, viewer, random);
  dealSpells(b, viewer, random);
}

function dealTop(b: Board, viewer: Viewer, random: Random): void {
  for (let i = 0; i < b.top.length; i++) if (!knowsTop(b, viewer, i)) b.deck[b.top[i]] += 1;
  for (let i = 0; i < b.top.length; i++) if (!knowsTop(b, viewer, i)) b.top[i] = take(b.deck, random);
}

function dealSpells(b: Board, viewer: Viewer, random: Random): void {
  const hidden = b.spells.filter((_, seat) => !sees(b, viewer, seat));
  if (b.offer && !seesOffer(b, viewer)) hidden.push(b.offer.spells);
  for (const hand of hidden) for (const spell of hand) b.spellDeck[spell] += 1;
  for (const hand of hidden) {
    for (let i = 0; i < hand.length; i++) hand[i] = take(b.spellDeck, random);
    hand.sort((x, y) => x - y);
  }
}

function take(counts: number[], random: Random): number {
  let left = random(total(counts));
  let kind = 0;
  while (left >= counts[kind]) {
    left -= counts[kind];
    kind += 1;
  }
  counts[kind] -= 1;
  return kind;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}

import type { Random, Seat, Viewer } from '@questhall/kernel';
import { type Board, hiderOf, ownerOf, type Slot, TAKEN, TREASURES, treasuresEach } from './board.js';
import { CARDS } from './cards.js';
import { total } from './petitions.js';

/** A viewer's knowledge of the board. What it may not know is -1, or only counted. */
export interface View extends Omit<Board, 'deck' | 'discard' | 'hands' | 'ringCard'> {
  readonly viewer: Viewer;
  readonly deckSize: number;
  readonly discardSize: number;
  readonly handSizes: readonly number[];
  /** The viewer's own cards by kind. */
  readonly hand: readonly number[];
  /** Everybody's cards, and those of deck and pile: only for a judge. */
  readonly hands?: readonly (readonly number[])[];
  readonly deck?: readonly number[];
  readonly discard?: readonly number[];
  /** The card the magic ring drew, if it is the viewer's. */
  readonly ringCard: number;
}

export function view(b: Board, viewer: Viewer): View {
  return {
    ...shared(b),
    viewer,
    // WQ IV.D.5.HIDDEN, WQ R59 Where treasures lie is public, what they are is not.
    treasureKind: b.treasureKind.map((kind, slot) => (knows(b, viewer, slot) ? kind : -1)),
    // WQ R58, WQ R41 Of cards all see how many; the pile shows its top.
    hand: viewer === null ? CARDS.map(() => 0) : b.hands[viewer].slice(),
    ringCard: b.ringSeat === viewer ? b.ringCard : -1,
  };
}

function shared(b: Board): Omit<View, 'viewer' | 'treasureKind' | 'hand' | 'ringCard'> {
  return {
    seats: b.seats,
    house: b.house,
    phase: b.phase,
    turn: b.turn,
    first: b.first,
    active: b.active,
    holder: b.holder.slice(),
    men: b.men.slice(),
    hero: b.hero.slice(),
    sorcerer: b.sorcerer.slice(),
    pieces: b.pieces.slice(),
    out: b.out.slice(),
    dragon: b.dragon,
    wizard: b.wizard,
    treasureAt: b.treasureAt.slice(),
    treasureIn: b.treasureIn.slice(),
    looked: b.looked.slice(),
    topDiscard: b.topDiscard,
    boats: b.boats.slice(),
    boatsAtSea: b.boatsAtSea,
    ringSeat: b.ringSeat,
    award: b.award,
    share: b.share,
    campaigns: b.campaigns,
    inBattle: b.inBattle,
    transit: { ...b.transit },
    fallen: b.fallen.slice(),
    mouths: b.mouths.slice(),
    truceUntil: b.truceUntil,
    freshCards: b.freshCards,
    deckSize: total(b.deck),
    discardSize: total(b.discard),
    handSizes: b.hands.map(total),
  };
}

/** Whether a viewer knows what this treasure is. */
export function knows(b: Board, viewer: Viewer, slot: Slot): boolean {
  const owner = ownerOf(slot);
  // WQ X.E.1, WQ R78 Captured ones lie face up for all.
  if (b.treasureAt[slot] === TAKEN) return true;
  if (viewer === null) return false;
  // WQ R59 Its hider knows it, for the whole game. WQ R78 Its owner, if he has looked at it.
  return viewer === hiderOf(b, owner) || (viewer === owner && b.looked[slot]);
}

/** Deal anew what the viewer cannot know: types of treasures, hands, the ring's card, the deck. */
export function determinize(b: Board, viewer: Viewer, random: Random): void {
  for (let owner = 0; owner < b.seats; owner++) dealTreasures(b, owner, viewer, random);
  dealCards(b, viewer, random);
}

/** What a player's treasures are, from all kinds that the viewer has not seen. */
function dealTreasures(b: Board, owner: Seat, viewer: Viewer, random: Random): void {
  const laid = b.treasureKind.flatMap((kind, slot) => (ownerOf(slot) === owner && kind >= 0 ? [slot] : []));
  const seen = laid.filter((slot) => knows(b, viewer, slot)).map((slot) => b.treasureKind[slot]);
  // WQ R59 In the set-up also what its hider still holds: nobody else knows which he has laid.
  const kinds = TREASURES.flatMap((_, kind) => (kind < treasuresEach(b) && !seen.includes(kind) ? [kind] : []));
  const dealt = shuffled(kinds, random);
  laid
    .filter((slot) => !knows(b, viewer, slot))
    .forEach((slot, i) => {
      b.treasureKind[slot] = dealt[i];
    });
}

/** Hands, the ring's card and the deck, from all cards the viewer has not seen. */
function dealCards(b: Board, viewer: Viewer, random: Random): void {
  const unseen = b.deck.slice();
  const others = b.hands.flatMap((hand, seat) =>
    seat === viewer ? [] : [{ hand, n: total(hand), fresh: seat === b.active ? b.freshCards : 0 }],
  );
  const ringHidden = b.ringCard >= 0 && b.ringSeat !== viewer;
  if (ringHidden) unseen[b.ringCard] += 1;
  for (const { hand } of others) {
    for (let kind = 0; kind < hand.length; kind++) unseen[kind] += hand[kind];
    hand.fill(0);
  }
  // WQ X.A.2.2 Only a card just drawn can be one that must be played.
  for (const { hand, n, fresh } of others) for (let i = fresh; i < n; i++) hand[take(unseen, random, isHeld)] += 1;
  if (ringHidden) b.ringCard = take(unseen, random, isRingCard);
  for (const { hand, fresh } of others) for (let i = 0; i < fresh; i++) hand[take(unseen, random, () => true)] += 1;
  b.deck = unseen;
}

const isHeld = (kind: number) => CARDS[kind].timing === 'hold';
// WQ X.E.1.c.3 The ring drops at once what costs reinforcements.
const isRingCard = (kind: number) => !('losesReinforcements' in CARDS[kind]);

function take(counts: number[], random: Random, fits: (kind: number) => boolean): number {
  const fitting = counts.map((n, kind) => (fits(kind) ? n : 0));
  let left = random(total(fitting));
  let kind = 0;
  while (left >= fitting[kind]) {
    left -= fitting[kind];
    kind += 1;
  }
  counts[kind] -= 1;
  return kind;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

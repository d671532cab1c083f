import type { Random, Seat, Viewer } from '@questhall/kernel';
import { knowsCounter } from './bearers.js';
import { BLANK, type Board, COUNTERS, type Counter, FIRST_TREASURE, KING, kindOfCounter, type Side } from './board.js';
import { shown } from './copies.js';
import { isWaste, type Place } from './map.js';
import { SCROLLS } from './scrolls.js';
import { TREASURE_IDS } from './treasures.js';

/** A counter whose place the viewer does not know: in the pool, or face down under a unit. */
export const UNKNOWN = -3;

/** A viewer's knowledge of the board. */
export interface View extends Omit<Board, 'deck' | 'discard' | 'hands' | 'glimpsed' | 'questDeck' | 'questDiscard'> {
  readonly viewer: Viewer;
  /** How many face-down counters lie under each bearer. */
  readonly marks: readonly number[];
  readonly deckSize: number;
  readonly discardSize: number;
  /** Scrolls cast lie open. */
  readonly discard: readonly number[];
  readonly handSizes: readonly number[];
  /** By side: the scrolls the viewer knows to be there, by kind; all of its own. */
  readonly hands: readonly (readonly number[])[];
  readonly questDeckSize: number;
  readonly questDiscard: readonly number[];
  /** Only for a judge. */
  readonly deck?: readonly number[];
}

export function view(b: Board, viewer: Viewer): View {
  return seen(b, viewer, shown(b));
}

/** The same for one who looks at an imagined board and lets go before it changes: what all see is the board's own. */
export function glance(b: Board, viewer: Viewer): View {
  return seen(
    b,
    viewer,
    shown(b, (list) => list),
  );
}

/** What the viewer knows of what not everybody sees. */
function seen(b: Board, viewer: Viewer, open: ReturnType<typeof shown>): View {
  return Object.assign(open, {
    viewer,
    // QD R11, QD R80 What lies face down only its owner knows.
    counterOn: b.counterOn.map((on, counter) => (knowsCounter(b, viewer, counter) ? on : UNKNOWN)),
    marks: marksOf(b),
    // QD R101 All place their counters in secret.
    plan: b.plan.map((place, i) => (b.seatOf[Math.floor(i / 3)] === viewer ? place : -1)),
    deckSize: total(b.deck),
    discardSize: total(b.discard),
    handSizes: b.hands.map(total),
    // QD SETUP.6 Hidden from others. QD SCROLL.CLAIRVOYANCE, QD R90 But for what one has seen.
    hands: b.hands.map((hand, side) => knownHand(b, viewer, side, hand)),
    questDeckSize: total(b.questDeck),
  });
}

function knownHand(b: Board, viewer: Viewer, side: Side, hand: number[]): number[] {
  if (viewer === null) return SCROLLS.map(() => 0);
  return b.seatOf[side] === viewer ? hand.slice() : b.glimpsed[viewer * 4 + side].slice();
}

export function marksOf(b: Board): number[] {
  const marks = b.bearerAt.map(() => 0);
  for (let c = 0; c < COUNTERS; c++) if (b.counterOn[c] >= 0 && !b.shown[c]) marks[b.counterOn[c]] += 1;
  return marks;
}

/** Everything, as a judge sees it. */
export function truth(b: Board): View {
  return Object.assign(view(b, null), {
    counterOn: b.counterOn.slice(),
    plan: b.plan.slice(),
    hands: b.hands.map((hand) => hand.slice()),
    deck: b.deck.slice(),
  });
}

/** Deal anew what the viewer cannot know: faces of counters, hands, decks. */
export function determinize(b: Board, viewer: Viewer, random: Random): void {
  const other = Array.from({ length: b.sides }, (_, side) => side).filter((side) => b.seatOf[side] !== viewer);
  dealTreasures(b, viewer, random);
  for (const side of other) {
    dealCounters(b, side, random);
    dealPlans(b, side, random);
  }
  dealScrolls(b, viewer, random);
}

/** Which treasures lie in the pool, and which face down with others. */
function dealTreasures(b: Board, viewer: Viewer, random: Random): void {
  const unknown = TREASURE_IDS.map((_, i) => FIRST_TREASURE + i).filter((c) => !knowsCounter(b, viewer, c));
  const spots = shuffled(
    unknown.map((c) => b.counterOn[c]),
    random,
  );
  unknown.forEach((counter, i) => {
    b.counterOn[counter] = spots[i];
  });
}

const TRIES = 40;

/** Which of a side's face-down counters lies under which of its units. */
function dealCounters(b: Board, side: Side, random: Random): void {
  const hidden: Counter[] = [];
  for (let c = 0; c < COUNTERS; c++)
    if (b.counterOn[c] >= 0 && !b.shown[c] && b.bearerSide[b.counterOn[c]] === side) hidden.push(c);
  const before = hidden.map((c) => b.counterOn[c]);
  for (let i = 0; i < TRIES; i++) {
    const dealt = shuffled(before, random);
    hidden.forEach((c, j) => {
      b.counterOn[c] = dealt[j];
    });
    if (isPossible(b, hidden)) return;
  }
  hidden.forEach((c, j) => {
    b.counterOn[c] = before[j];
  });
}

/** Whether face-down counters could lie so. */
function isPossible(b: Board, hidden: readonly Counter[]): boolean {
  const casters = new Set<number>();
  for (let c = 0; c < FIRST_TREASURE; c++) {
    const on = b.counterOn[c];
    if (on < 0) continue;
    // QD CASTER.KING.4 No King in the Wastelands. QD CASTER.DL.7 Nor under a DragonLord.
    if (kindOfCounter(c) === KING && hidden.includes(c) && (isWaste(b.bearerAt[on]) || b.dragon[on])) return false;
    // Two casters are never one unit.
    if (casters.has(on)) return false;
    if (kindOfCounter(c) !== BLANK) casters.add(on);
  }
  return true;
}

/** Where others mean to put their counters. */
function dealPlans(b: Board, side: Side, random: Random): void {
  const own: Place[] = b.holder.flatMap((holder, land) => (holder === side ? [land] : []));
  for (let i = side * 3; i < side * 3 + 3; i++) {
    if (b.plan[i] < 0) continue;
    let land: Place;
    do land = own[random(own.length)];
    while (b.plan.slice(side * 3, i).filter((at) => at === land).length >= b.strength[land * 5 + side]);
    b.plan[i] = land;
  }
}

/** Hands and the deck, from all scrolls the viewer has not seen. */
function dealScrolls(b: Board, viewer: Viewer, random: Random): void {
  const unseen = b.deck.slice();
  const others = b.hands.flatMap((hand, side) => {
    if (b.seatOf[side] === viewer) return [];
    const known = knownOf(b, viewer, side);
    const n = total(hand) - total(known);
    hand.forEach((held, kind) => {
      unseen[kind] += held - known[kind];
      hand[kind] = known[kind];
    });
    return [{ hand, n }];
  });
  for (const { hand, n } of others) for (let i = 0; i < n; i++) hand[take(unseen, random)] += 1;
  b.deck = unseen;
  b.glimpsed.forEach((seen, i) => {
    if (Math.floor(i / 4) !== viewer && b.seatOf[i % 4] !== viewer)
      b.glimpsed[i] = someOf(b.hands[i % 4], total(seen), random);
  });
}

/** As many cards of a hand, picked by chance. */
function someOf(hand: readonly number[] | undefined, n: number, random: Random): number[] {
  const left = hand?.slice() ?? [];
  const found = SCROLLS.map(() => 0);
  for (let i = 0; i < n; i++) found[take(left, random)] += 1;
  return found;
}

function knownOf(b: Board, viewer: Seat | null, side: Side): readonly number[] {
  return viewer === null ? SCROLLS.map(() => 0) : b.glimpsed[viewer * 4 + side];
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

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}

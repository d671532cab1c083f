import type { Random, Seat, Viewer } from '@questhall/kernel';
import { type Board, clone, IN_DECK, partnerOf, WITH_LETTER } from './board.js';
import { frozen } from './map.js';
import { FALSE_WIZARD, FIRST_PHANTASM } from './people.js';

/** A viewer's knowledge of the board. What it may not know is -1. */
export interface View extends Board {
  readonly viewer: Viewer;
  /** How many cards lie in each deck, and with each Secret Wizard letter. */
  readonly taskDeck: number;
  readonly eventDeck: number;
  readonly wizardDeck: number;
  readonly secretCards: readonly number[];
}

export function view(b: Board, viewer: Viewer): View {
  // W 14, W 14.24, W R104 All of a player's sheet is open, but for two records.
  return {
    ...clone(b),
    viewer,
    layout: frozen(b.layout),
    // W 3.11 Nobody sees which Gem card lies where, but who has looked or holds it.
    gemOf: b.gemOf.map((gem, wizard) => (knowsGem(b, viewer, wizard) ? gem : -1)),
    // W 14.3a Gem and Secret Wizard records are hidden from others. W 14.3b All else is open.
    gems: b.gems.map((gems, seat) => (seat === viewer ? gems : -1)),
    // W 14.26
    secretWho: b.secretWho.map((who, letter) => (knowsSecret(b, viewer, letter) ? who : -1)),
    wizardCards: b.wizardCards.map((place) => (isHiddenPlace(b, viewer, place) ? -1 : place)),
    taskDeck: count(b.taskCards, IN_DECK),
    eventDeck: count(b.eventCards, IN_DECK),
    wizardDeck: count(b.wizardCards, IN_DECK),
    secretCards: b.secretAt.map((_, letter) => count(b.wizardCards, WITH_LETTER + letter)),
  };
}

function count(cards: readonly number[], place: number): number {
  let n = 0;
  for (const card of cards) if (card === place) n += 1;
  return n;
}

/** W 7.3261, W 11.233 Whether a viewer knows the Gem card of this High Wizard. */
export function knowsGem(b: Board, viewer: Viewer, wizard: number): boolean {
  return viewer !== null && (((b.seen[viewer] | b.gems[viewer]) >> wizard) & 1) === 1;
}

/** W 7.302.H.r6a Whether a viewer knows who this Secret Wizard is. */
export function knowsSecret(b: Board, viewer: Viewer, letter: number): boolean {
  return b.secretAt[letter] < 0 || (viewer !== null && ((b.secretKnown[letter] >> viewer) & 1) === 1);
}

/** Cards of an unknown letter might as well be in the deck. */
function isHiddenPlace(b: Board, viewer: Viewer, place: number): boolean {
  if (place >= WITH_LETTER) return !knowsSecret(b, viewer, place - WITH_LETTER);
  return place === IN_DECK && b.secretAt.some((_, letter) => !knowsSecret(b, viewer, letter));
}

/** Deal anew what the viewer cannot know: Gem cards, who has which Gem, Secret Wizards. */
export function determinize(b: Board, viewer: Viewer, random: Random): void {
  dealGems(b, viewer, random);
  dealSecrets(b, viewer, random);
}

function dealGems(b: Board, viewer: Viewer, random: Random): void {
  if (b.gemOf[0] < 0) return;
  const hidden = b.gemOf.flatMap((_, wizard) => (knowsGem(b, viewer, wizard) ? [] : [wizard]));
  const cards = shuffled(
    hidden.map((wizard) => b.gemOf[wizard]),
    random,
  );
  hidden.forEach((wizard, i) => {
    b.gemOf[wizard] = cards[i];
  });
  for (let seat = 0; seat < b.seats; seat++) {
    if (seat === viewer) continue;
    b.gems[seat] = b.mixed[seat] ? someOf(mightHold(b, seat), b, random) : gemsAfter(b, b.trail[seat]);
  }
}

/** W 14.25 What a player holds after looking at these cards, one after the other. */
export function gemsAfter(b: Pick<Board, 'gemOf'>, trail: readonly number[]): number {
  let gems = 0;
  for (const look of trail) {
    const wizard = look >> 1;
    if (b.gemOf[wizard] !== FALSE_WIZARD) gems |= 1 << wizard;
    else if (look & 1) gems = 0;
  }
  return gems;
}

/** High Wizards, as bits, whose Gems a player may hold for all that others know. */
export function mightHold(b: Pick<Board, 'trail' | 'mixed' | 'seen' | 'house' | 'seats'>, seat: Seat): number {
  if (b.mixed[seat]) return b.seen[seat] | b.seen[partnerOf(b, seat)];
  return b.trail[seat].reduce((bits, look) => bits | (1 << (look >> 1)), 0);
}

function someOf(bits: number, b: Board, random: Random): number {
  let some = 0;
  for (let wizard = 0; wizard < 7; wizard++)
    if ((bits >> wizard) & 1 && b.gemOf[wizard] !== FALSE_WIZARD && random(2) === 0) some |= 1 << wizard;
  return some;
}

function dealSecrets(b: Board, viewer: Viewer, random: Random): void {
  const letters = b.secretAt.flatMap((_, letter) => (knowsSecret(b, viewer, letter) ? [] : [letter]));
  if (letters.length === 0) return;
  const sizes = letters.map((letter) => count(b.wizardCards, WITH_LETTER + letter));
  const pool = b.wizardCards.flatMap((place, card) => (isHiddenPlace(b, viewer, place) ? [card] : []));
  const wizards = shuffled(
    pool.filter((card) => card < FIRST_PHANTASM),
    random,
  );
  const others = shuffled(
    pool.filter((card) => card >= FIRST_PHANTASM),
    random,
  );
  for (const card of pool) b.wizardCards[card] = IN_DECK;
  letters.forEach((letter, i) => {
    const who = wizards.pop() as number;
    b.secretWho[letter] = who;
    b.wizardCards[who] = WITH_LETTER + letter;
    for (let n = 1; n < sizes[i]; n++) b.wizardCards[others.pop() as number] = WITH_LETTER + letter;
  });
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

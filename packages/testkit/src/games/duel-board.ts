import { chapters, type Random, type Seat, type Setup, type Table, type Viewer } from '@questhall/kernel';

export const SPELLS = ['ember', 'ward', 'snuff', 'spite'] as const;
export const RELICS = ['sword', 'shield', 'skull'] as const;
export const [EMBER, WARD, SNUFF, SPITE] = [0, 1, 2, 3] as const;
export const COPIES = { spells: [6, 5, 5, 4], relics: [3, 3, 2] } as const;
/** D 6 What each relic adds to its holder's might. */
const MIGHT = [2, 1, -1] as const;
export const [HAND, ROUNDS] = [3, 6] as const;

/** D 12 One gold for a relic, waiting for an answer. */
export interface Offer {
  id: number;
  from: Seat;
  to: Seat;
  relic: number;
}

/** Cards and relics are counts by kind; what lies face down is known to nobody by its order. */
export interface Board {
  round: number;
  lives: number[];
  gold: number[];
  hands: number[][];
  deck: number[];
  discard: number[];
  relics: number[][];
  pile: number[];
  lost: number[];
  /** The relic that lies face down for the next auction, or -1; and who has looked at it. */
  prize: number;
  known: boolean[];
  offers: Offer[];
  offered: boolean[];
  /** Who has drawn a spell since its hand was last looked over. */
  due: boolean[];
  fray: Seat[];
}

/** Every procedure, what it is told and what it answers. */
export interface Calls {
  game: { takes: object; gives: undefined };
  auction: { takes: object; gives: undefined };
  turn: { takes: { seat: Seat }; gives: undefined };
  discard: { takes: { seat: Seat }; gives: undefined };
  fight: { takes: { attacker: Seat; defender: Seat }; gives: undefined };
  'before-fight': { takes: { attacker: Seat; defender: Seat }; gives: undefined };
  'lose-life': { takes: { seat: Seat; by: Seat }; gives: undefined };
  instead: { takes: { victim: Seat }; gives: boolean };
  after: { takes: { victim: Seat; by: Seat }; gives: undefined };
  spell: { takes: { seat: Seat; spell: number; target: Seat }; gives: boolean };
  counter: { takes: { caster: Seat }; gives: boolean };
}
export const chapter = chapters<Board, Calls>();

/** D 1 Everybody begins alike; the spells are dealt when play begins. */
export function setup({ seats, options }: Setup): Board {
  const each = <T>(of: () => T) => Array.from({ length: seats }, of);
  return {
    round: 1,
    lives: each(() => Number(options.lives)),
    gold: each(() => 3),
    hands: each(() => SPELLS.map(() => 0)),
    deck: [...COPIES.spells],
    discard: SPELLS.map(() => 0),
    relics: each(() => RELICS.map(() => 0)),
    pile: [...COPIES.relics],
    lost: RELICS.map(() => 0),
    prize: -1,
    known: each(() => false),
    offers: [],
    offered: each(() => false),
    due: each(() => false),
    fray: [],
  };
}

export const size = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0);
export const kinds = (counts: readonly number[]) => counts.flatMap((n, kind) => (n > 0 ? [kind] : []));
export const isAlive = (b: Board, seat: Seat) => (b.lives[seat] ?? 0) > 0;
export const living = (b: Board) => kinds(b.lives);
export const handOf = (b: Board, seat: Seat) => b.hands[seat] as number[];
export const relicsOf = (b: Board, seat: Seat) => b.relics[seat] as number[];
export const holds = (b: Board, seat: Seat, spell: number) => (handOf(b, seat)[spell] ?? 0) > 0;

/** D 6 Computed, never stored. */
export function might(b: Board, seat: Seat): number {
  return relicsOf(b, seat).reduce((sum, n, relic) => sum + n * (MIGHT[relic] as number), 0);
}

/** One card or relic from one heap to another. */
export function move(from: number[], to: number[], kind: number): void {
  from[kind] = (from[kind] as number) - 1;
  to[kind] = (to[kind] as number) + 1;
}

/** D 4 A spell from the deck; when it is empty the discarded spells are shuffled. */
export function drawSpell(t: Table<Board>, seat: Seat): void {
  const b = t.board;
  if (size(b.deck) === 0) [b.deck, b.discard] = [b.discard, b.deck];
  if (size(b.deck) === 0) return;
  const spell = t.draw('spells', b.deck);
  move(b.deck, handOf(b, seat), spell);
  b.due[seat] = true;
  t.tell('draws', { seat }, { for: [seat], args: { spell: SPELLS[spell] as string } });
}

/** Deal anew the hands a viewer cannot see, and the prize if it has not looked at it. */
export function determinize(b: Board, viewer: Viewer, random: Random): void {
  const others = b.hands.flatMap((hand, seat) => (seat === viewer ? [] : [{ hand, cards: size(hand) }]));
  for (const { hand } of others) for (const spell of kinds(hand)) while (hand[spell]) move(hand, b.deck, spell);
  for (const { hand, cards } of others) for (let i = 0; i < cards; i++) move(b.deck, hand, any(b.deck, random));
  if (b.prize < 0 || (viewer !== null && b.known[viewer])) return;
  b.pile[b.prize] = (b.pile[b.prize] as number) + 1;
  b.prize = any(b.pile, random);
  b.pile[b.prize] = (b.pile[b.prize] as number) - 1;
}

function any(counts: readonly number[], random: Random): number {
  let left = random(size(counts));
  return counts.findIndex((n) => {
    left -= n;
    return left < 0;
  });
}

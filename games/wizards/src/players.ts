import type { Seat, Table } from '@questhall/kernel';
import { type Board, DISCARDED, FREE, NOBODY, partnerOf, today } from './board.js';
import type { Stride } from './effects.js';
import { cardDoes, EVENTS, strideOf } from './events.js';
import { DRUIDS, NO_ANIMAL, POINT_TYPES, RANKS } from './people.js';
import { type Spellbook, spellbook } from './spells.js';

/** Rank 1 or higher: who may be met, may take Tasks and gain points. */
// W R1 Rank and Level are one.
export const isInitiated = (b: Pick<Board, 'rank'>, seat: Seat): boolean => b.rank[seat] > 0;
export const isAfflicted = (b: Pick<Board, 'dazed' | 'bound'>, seat: Seat): boolean => b.dazed[seat] || b.bound[seat];
export const isTrapped = (b: Pick<Board, 'trap'>, seat: Seat): boolean => b.trap[seat] !== FREE;

const SILENT: Spellbook = { boats: 0, swift: [] };

/** What a player can cast now. */
export function bookOf(b: Pick<Board, 'order' | 'rank' | 'dazed' | 'bound'>, seat: Seat): Spellbook {
  // W 7.3051c The Dragonbound use no magic.
  if (b.bound[seat]) return SILENT;
  // W 11.2, W 11.21, W 11.22, W 11.23 Each Order has its spells, Rank by Rank.
  const book = spellbook(b.order[seat], b.rank[seat]);
  if (!b.dazed[seat]) return book;
  // W 7.3043b The Dazed only these three.
  const { boats, carries, escapes } = book;
  return { ...SILENT, boats, ...(carries && { carries }), ...(escapes && { escapes }) };
}

/** W 11.1 One die for a casting: a 6 fails. */
export function cast(t: Table<Board>, seat: Seat, spell: string): boolean {
  const die = t.d6('spell');
  // W 7.3043c For the Dazed 4 and 5 fail too.
  const works = die <= (t.board.dazed[seat] ? 3 : 5);
  t.tell('cast', { seat, spell, die, works });
  return works;
}

/** W 3.73b, W 10a, W 13a, W 7.3051e Whether points can come to a player. */
export function canGain(b: Pick<Board, 'rank' | 'bound'>, seat: Seat): boolean {
  return b.rank[seat] > 0 && b.rank[seat] < 4 && !b.bound[seat];
}

/** Give points of one type. */
export function gainPoints(t: Table<Board>, seat: Seat, type: number, n: number): void {
  const { board } = t;
  if (n <= 0 || !canGain(board, seat)) return;
  const partner = partnerOf(board, seat);
  // W B.1 What one gains his partner gains as well. W R56 Unless he can gain nothing.
  for (const who of partner === NOBODY ? [seat] : [seat, partner]) {
    if (!canGain(board, who)) continue;
    board.points[who * 3 + type] += n;
    t.tell('points.gained', { seat: who, n, type: POINT_TYPES[type] });
  }
}

/** W 10.22b Take points of one type, down to none. W 10.22a A Rank once reached is kept. */
export function losePoints(t: Table<Board>, seat: Seat, type: number, n: number): void {
  const { board } = t;
  const lost = Math.min(n, board.points[seat * 3 + type]);
  board.points[seat * 3 + type] -= lost;
  t.tell('points.lost', { seat, n: lost, type: POINT_TYPES[type] });
}

/** The types of which a player has any points. */
export function typesHeld(b: Pick<Board, 'points'>, seat: Seat): number[] {
  return [0, 1, 2].filter((type) => b.points[seat * 3 + type] > 0);
}

/** The types of which he has fewest, those at zero left out. */
export function typesFewest(b: Pick<Board, 'points'>, seat: Seat): number[] {
  const held = typesHeld(b, seat);
  const least = Math.min(...held.map((type) => b.points[seat * 3 + type]));
  return held.filter((type) => b.points[seat * 3 + type] === least);
}

/** Whether the next Rank is earned. */
export function canRise(b: Board, seat: Seat): boolean {
  const rank = b.rank[seat];
  if (rank < 1 || rank > 3 || b.bound[seat]) return false;
  // W 10.1, W 10.2, W 10.11, W 10.12, W 10.13 Enough points of all three types.
  const { need } = RANKS[b.order[seat]][rank + 1];
  if (need.some((n, type) => b.points[seat * 3 + type] < n)) return false;
  // W 10.21b, W R9 Three days after the last advance at the earliest.
  return today(b) - b.advanced[seat] >= 3;
}

/** Promote by one Rank. */
export function rise(t: Table<Board>, seat: Seat): void {
  const { board } = t;
  // W 10.21a One Rank at a time.
  board.rank[seat] += 1;
  board.advanced[seat] = today(board);
  t.tell('promoted', { seat, rank: board.rank[seat] });
  // W 11.233 A Druid looks at all Gem cards.
  if (board.rank[seat] === 4 && board.order[seat] === DRUIDS) {
    board.seen[seat] = 127;
    t.reveal('gem.all', { seat }, { for: [seat], args: { gems: board.gemOf.slice() } });
  }
}

/** W 13b, W 9.41b Whether Mandatory Tasks are left. */
export function hasMandatory(b: Pick<Board, 'tasks'>, seat: Seat): boolean {
  return b.tasks[seat].some((held) => held.mandatory);
}

/** Where among his Event cards one that does this lies; -1 if none does. */
export function eventDoing(b: Board, seat: Seat, what: Parameters<typeof cardDoes>[1]): number {
  return b.events[seat].findIndex((card, i) => isGood(b, seat, i) && cardDoes(card, what));
}

function isGood(b: Board, seat: Seat, i: number): boolean {
  return b.until[seat][i] === 0 || b.until[seat][i] >= today(b);
}

/** Events 25 and 28: no Trap, no theft. */
export const isWarded = (b: Board, seat: Seat): boolean => eventDoing(b, seat, 'ward') >= 0;
/** W R110 Event 31: no Task is fulfilled or accepted. */
export const isSummoned = (b: Board, seat: Seat): boolean => eventDoing(b, seat, 'summons') >= 0;

/** Put an Event card on the discard pile. */
export function dropEvent(b: Board, seat: Seat, i: number): void {
  b.eventCards[b.events[seat][i]] = DISCARDED;
  b.events[seat].splice(i, 1);
  b.until[seat].splice(i, 1);
}

/** Drop every Event card of which this is true. */
export function dropEvents(b: Board, seat: Seat, fits: (card: number, until: number) => boolean): void {
  for (let i = b.events[seat].length - 1; i >= 0; i--)
    if (fits(b.events[seat][i], b.until[seat][i])) dropEvent(b, seat, i);
}

/** W 8.51c A trapped, Dazed or bound player loses his Movement card. */
export function dropMovement(b: Board, seat: Seat): void {
  dropEvents(b, seat, (card) => EVENTS[card].sort === 'movement');
}

const PLAIN: Stride = {};

/** What a Movement card changes today. */
export function strideNow(b: Board, seat: Seat): Stride {
  const cards = b.events[seat];
  for (let i = 0; i < cards.length; i++) {
    const [effect] = EVENTS[cards[i]].effects;
    if (effect.do !== 'movement') continue;
    // W R41 The days after the one of drawing.
    const last = b.until[seat][i];
    if (today(b) <= last && today(b) > last - effect.days) return strideOf(cards[i]) ?? PLAIN;
  }
  return PLAIN;
}

/** The animal a player can use in the turn under way. */
export function animalNow(b: Board, seat: Seat): number {
  // W 8.43a, W 8.44a, W R87 From the next turn on.
  return b.animalFresh[seat] ? NO_ANIMAL : b.animal[seat];
}

/** An animal comes to a player. */
export function giveAnimal(t: Table<Board>, seat: Seat, animal: number, turns: number): void {
  const { board } = t;
  // W 7.3043d, W 7.3051h Shunned by all animals.
  if (isAfflicted(board, seat)) return;
  // W 8.41a It takes the place of the one he had.
  board.animal[seat] = animal;
  board.animalTurns[seat] = turns;
  // W R87 What comes on a Day 14 without turns comes in the turn that this day counts as.
  board.animalFresh[seat] = board.active === seat || board.active === NOBODY;
  t.tell('animal', { seat, animal, turns });
}

export function loseAnimal(b: Board, seat: Seat): void {
  b.animal[seat] = NO_ANIMAL;
  b.animalTurns[seat] = 0;
  b.animalFresh[seat] = false;
}

/** W R87 One turn of the animal's stay is over, used or not. */
export function tickAnimal(b: Board, seat: Seat): void {
  if (b.animal[seat] === NO_ANIMAL) return;
  if (b.animalFresh[seat]) b.animalFresh[seat] = false;
  else if (--b.animalTurns[seat] <= 0) loseAnimal(b, seat);
}

/** W 7.304.r4 A player becomes Demon Dazed. */
export function daze(t: Table<Board>, seat: Seat): void {
  const { board } = t;
  board.dazed[seat] = true;
  // W 7.3043a Movement cards are lost. W 7.3043d So is an animal.
  dropMovement(board, seat);
  loseAnimal(board, seat);
  t.tell('dazed', { seat });
}

/** W 7.305.r1 A player becomes Dragonbound. */
export function bind(t: Table<Board>, seat: Seat): void {
  const { board } = t;
  board.bound[seat] = true;
  // W R23 Tasks and Objects stay. W 7.3051b, W R110 All Event cards are lost. W 7.3051h So is an animal. W 12.513 And the Lair Time marker.
  dropEvents(board, seat, () => true);
  loseAnimal(board, seat);
  board.lair[seat] = -1;
  t.tell('bound', { seat });
}

/** W 7.322a, W 7.332, W 7.342, W 7.351, W 7.3051H Cure both ills. W 7.3044b The encounter is used up by it. */
export function heal(t: Table<Board>, seat: Seat): void {
  const { board } = t;
  board.dazed[seat] = false;
  board.bound[seat] = false;
  board.healed[seat] = board.turns;
  t.tell('healed', { seat });
}

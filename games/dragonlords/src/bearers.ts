import type { Seat, Table, Viewer } from '@questhall/kernel';
import {
  type Bearer,
  BLANK,
  BOUND,
  type Board,
  COUNTERS,
  COUNTERS_EACH,
  type Counter,
  counterOf,
  FIRST_TREASURE,
  isTreasure,
  KING,
  kindOfCounter,
  OFF,
  peopleId,
  SIDES,
  type Side,
  sideOfCounter,
  type UnitState,
  WIZARD,
  WIZARDS,
} from './board.js';
import { idOf, type Place } from './map.js';
import { DRAGON_SPELLS, KING_SPELLS } from './spells.js';
import { TREASURE_IDS } from './treasures.js';

/** What rules about counters read: a board, or a view where nothing asked for is hidden. */
export type Marked = Pick<
  Board,
  'bearerAt' | 'bearerSide' | 'bearerState' | 'dragon' | 'counterOn' | 'shown' | 'spells'
>;

/** The bearers of a side in a place, in the order of their numbers. */
export function bearersAt(b: Pick<Board, 'bearerAt' | 'bearerSide'>, place: Place, side: Side): Bearer[] {
  const found: Bearer[] = [];
  for (let i = 0; i < b.bearerAt.length; i++) if (b.bearerAt[i] === place && b.bearerSide[i] === side) found.push(i);
  return found;
}

export function countersOn(b: Pick<Board, 'counterOn'>, bearer: Bearer): Counter[] {
  const found: Counter[] = [];
  for (let c = 0; c < COUNTERS; c++) if (b.counterOn[c] === bearer) found.push(c);
  return found;
}

/** Whether a unit carries a counter that others have not seen. */
export function isMarked(b: Pick<Board, 'counterOn' | 'shown'>, bearer: Bearer): boolean {
  for (let c = 0; c < COUNTERS; c++) if (b.counterOn[c] === bearer && !b.shown[c]) return true;
  return false;
}

/** Whether somebody in this place could, as far as others know, turn up a counter. */
export function hasMarks(b: Marked, places: readonly Place[], side: Side): boolean {
  for (let i = 0; i < b.bearerAt.length; i++)
    if (b.bearerSide[i] === side && places.includes(b.bearerAt[i]) && isMarked(b, i)) return true;
  return false;
}

/** The caster's counter under a unit: King or Wizard; -1 if there is none. */
export function casterOn(b: Pick<Board, 'counterOn' | 'bearerSide'>, bearer: Bearer): Counter {
  const first = b.bearerSide[bearer] * COUNTERS_EACH;
  for (let c = first; c < first + BLANK; c++) if (b.counterOn[c] === bearer) return c;
  return -1;
}

export function isKing(b: Pick<Board, 'counterOn' | 'bearerSide'>, bearer: Bearer): boolean {
  return b.counterOn[counterOf(b.bearerSide[bearer], KING)] === bearer;
}

export function isWizard(b: Pick<Board, 'counterOn' | 'bearerSide'>, bearer: Bearer): boolean {
  const caster = casterOn(b, bearer);
  return caster >= 0 && kindOfCounter(caster) !== KING;
}

/** QD CASTER.1 Kings, Wizards and DragonLords. */
export function isCaster(b: Marked, bearer: Bearer): boolean {
  return b.dragon[bearer] || casterOn(b, bearer) >= 0;
}

/** Whether all can see that this unit casts spells. */
export function isOpenCaster(b: Marked, bearer: Bearer): boolean {
  const caster = casterOn(b, bearer);
  return b.dragon[bearer] || (caster >= 0 && b.shown[caster]);
}

/** The spells a unit can cast. */
export function spellsOf(b: Marked, bearer: Bearer): number {
  // QD CASTER.DL.1, QD CASTER.DL.2 A Wizard keeps his spells as a DragonLord.
  const own = b.dragon[bearer] ? DRAGON_SPELLS : 0;
  const caster = casterOn(b, bearer);
  if (caster < 0) return own;
  return own | spellsOfCounter(b, caster);
}

export function spellsOfCounter(b: Pick<Board, 'spells'>, caster: Counter): number {
  const kind = kindOfCounter(caster);
  return kind === KING ? KING_SPELLS : b.spells[wizardSlot(caster)];
}

/** The row of pegs of a Wizard's counter. */
export function wizardSlot(wizard: Counter): number {
  return sideOfCounter(wizard) * WIZARDS + kindOfCounter(wizard) - WIZARD;
}

/** The first Wizard counter that is not on the board, -1 if all three are. */
export function freeWizard(b: Pick<Board, 'counterOn'>, side: Side): Counter {
  // QD CASTER.WIZARD.4, QD R81 Up to three; the number of a lost one is free again.
  for (let i = 0; i < WIZARDS; i++)
    if (b.counterOn[counterOf(side, WIZARD + i)] === OFF) return counterOf(side, WIZARD + i);
  return -1;
}

/** Which treasures lie in the pool. */
export function poolOfTreasures(b: Pick<Board, 'counterOn'>): number[] {
  return TREASURE_IDS.map((_, i) => (b.counterOn[FIRST_TREASURE + i] === OFF ? 1 : 0));
}

/** How many DragonLords are in play. QD CONTENTS.6, QD R48 There are four. */
export function dragonsInPlay(b: Pick<Board, 'bearerAt' | 'dragon'>): number {
  let n = 0;
  for (let i = 0; i < b.bearerAt.length; i++) if (b.bearerAt[i] >= 0 && b.dragon[i]) n += 1;
  return n;
}

/** A unit of the stack becomes one that is told apart. The caller gives it something to bear. */
export function newBearer(b: Board, place: Place, side: Side, state: UnitState): Bearer {
  let bearer = b.bearerAt.indexOf(-1);
  if (bearer < 0) bearer = b.bearerAt.length;
  b.bearerAt[bearer] = place;
  b.bearerSide[bearer] = side;
  b.bearerState[bearer] = state;
  b.dragon[bearer] = false;
  return bearer;
}

/** Move a bearer elsewhere; what he carries goes with him. */
export function moveBearer(b: Board, bearer: Bearer, to: Place, state: UnitState): void {
  // QD CONTENTS.12, QD TREASURE.3, QD FAQ.24 Counters never change units.
  const side = b.bearerSide[bearer];
  b.strength[b.bearerAt[bearer] * SIDES + side] -= 1;
  b.bearerAt[bearer] = to;
  b.bearerState[bearer] = state;
  b.strength[to * SIDES + side] += 1;
}

/** Show a counter to all. */
export function show(t: Table<Board>, counter: Counter): void {
  const { board } = t;
  if (board.shown[counter]) return;
  board.shown[counter] = true;
  const bearer = board.counterOn[counter];
  t.reveal('shown', {
    side: board.bearerSide[bearer],
    people: peopleId(t.board, board.bearerSide[bearer]),
    counter: counterId(counter),
    bearer,
    place: idOf(board.bearerAt[bearer]),
  });
}

/** What a counter is called. */
export function counterId(counter: Counter): string {
  if (isTreasure(counter)) return TREASURE_IDS[counter - FIRST_TREASURE];
  const kind = kindOfCounter(counter);
  if (kind === KING) return 'king';
  return kind === BLANK ? 'blank' : `wizard-${kind}`;
}

/** How a player speaks of one of his bearers: by the first thing he carries. */
export function bearerId(b: Pick<Board, 'counterOn'>, bearer: Bearer): string {
  const first = b.counterOn.indexOf(bearer);
  return first < 0 ? 'dragonlord' : counterId(first);
}

/** Whether a viewer knows what a counter is and where. */
export function knowsCounter(b: Board, viewer: Viewer, counter: Counter): boolean {
  const bearer = b.counterOn[counter];
  // QD R11 Face down for all but their owner, until shown.
  if (bearer >= 0) return b.shown[counter] || seatOfBearer(b, bearer) === viewer;
  if (!isTreasure(counter)) return true;
  // QD TREASURE.1 Nobody knows which treasures lie in the pool; one just drawn only its finder.
  return bearer !== OFF && (b.shown[counter] || (b.finder >= 0 && b.seatOf[b.finder] === viewer));
}

export function seatOfBearer(b: Pick<Board, 'seatOf' | 'bearerSide'>, bearer: Bearer): Seat {
  return b.seatOf[b.bearerSide[bearer]];
}

/** A unit that may not step back. */
export function isBound(b: Pick<Board, 'bearerState'>, bearer: Bearer): boolean {
  return b.bearerState[bearer] === BOUND;
}

import type { Seat } from '@questhall/kernel';
import { type Board, cellOf, landAt, tileAt, today } from './board.js';
import { cardDoes, permits } from './events.js';
import { cellOfMark, isDone, isDue, stepOfMark, stepsOf } from './held.js';
import { CELLS, type Cell } from './map.js';
import { HORSE, HOUND } from './people.js';
import { dropEvents, isSummoned, loseAnimal } from './players.js';
import {
  CIRCLE_CENTRE,
  COTTAGE,
  GLENDALE_COURTS,
  isInCircle,
  isStone,
  LAIR,
  MOUNTAIN,
  STAR_CREST,
  TERRAIN,
  TORWALL_TOWN,
  TOWERS,
  TOWN,
  tileOf,
} from './tiles.js';

/** What can be met in a space again and again: the place itself, a Demon, the Dragon, a player. */
export const PLACE = 0;
export const DEMON = 1;
export const DRAGON = 2;
export const player = (seat: Seat): number => 3 + seat;

/** 7.6 How often a player has met this thing here without having left the tile. */
export function timesMet(b: Board, seat: Seat, cell: Cell, thing: number): number {
  if (b.met[seat].length === 0) return 0;
  const key = cell * 64 + thing * 4;
  for (const entry of b.met[seat]) if ((entry & ~3) === key) return entry & 3;
  return 0;
}

/** W 7.6b, W 7.6c Twice at most. */
export function isDueAgain(b: Board, seat: Seat, cell: Cell, thing: number): boolean {
  return timesMet(b, seat, cell, thing) < 2;
}

export function noteMet(b: Board, seat: Seat, cell: Cell, thing: number): void {
  const key = cell * 64 + thing * 4;
  const i = b.met[seat].findIndex((entry) => (entry & ~3) === key);
  if (i < 0) b.met[seat].push(key + 1);
  else if ((b.met[seat][i] & 3) < 3) b.met[seat][i] += 1;
}

/** W R73 A newly placed marker or newly arrived player is a new thing to everybody. */
export function forget(b: Board, cell: Cell, thing: number): void {
  const key = cell * 64 + thing * 4;
  for (let seat = 0; seat < b.seats; seat++) {
    const i = b.met[seat].findIndex((entry) => (entry & ~3) === key);
    if (i >= 0) b.met[seat].splice(i, 1);
  }
}

/** A player comes to a space, in whatever way. */
export function enter(b: Board, seat: Seat, cell: Cell, boat: number): void {
  const [from, space] = [b.at[seat], landAt(b, cell)];
  b.at[seat] = cell;
  b.boat[seat] = boat;
  b.arrivals[seat] += 1;
  // W 6.SWIMc, W 8.451 How far he has swum.
  b.swum[seat] = space >= 0 || boat >= 0 ? 0 : b.swum[seat] + 1;
  leaveBehind(b, seat, from, cell);
  for (const held of b.tasks[seat]) held.vigil = -1;
  forget(b, cell, player(seat));
  visitCrest(b, seat, from, space);
  timeLair(b, seat, from, cell);
  // W 8.45b, W 8.46c Closed to Horse and Hound. W 8.452 A Horse boards no Boat.
  const shy = b.animal[seat] === HORSE || b.animal[seat] === HOUND;
  if (shy && (isInCircle(space) || space === STAR_CREST || (space >= 0 && tileOf(space) === LAIR))) loseAnimal(b, seat);
  if (boat >= 0 && b.animal[seat] === HORSE) loseAnimal(b, seat);
  report(b, seat);
}

/** Event 31, W R110 Reporting ends the summons. */
export function report(b: Board, seat: Seat): void {
  const space = landAt(b, b.at[seat]);
  if ((space === TORWALL_TOWN || space === GLENDALE_COURTS || space === CIRCLE_CENTRE) && isSummoned(b, seat))
    dropEvents(b, seat, (card) => cardDoes(card, 'summons'));
}

/** W R73 Leaving the tile sets the counts to zero; for water, having stood on land does. */
function leaveBehind(b: Board, seat: Seat, from: Cell, cell: Cell): void {
  const tile = tileAt(b, cell);
  if (b.met[seat].length > 0 && (tile < 0 || tile !== tileAt(b, from)))
    b.met[seat] = b.met[seat].filter((entry) => tileAt(b, entry >> 6) === tile);
  if (from === cell) return;
  // W 7.354a Leaving the Cottage ends a visit. W 7.354b Leaving the tile starts anew.
  b.withHamdrel[seat] = 0;
  if (tile !== COTTAGE) b.visits[seat] = 0;
}

/** W 7.372 Going back is allowed on the turn after leaving. W 7.3721 Once after each first visit. */
function visitCrest(b: Board, seat: Seat, from: Cell, space: number): void {
  const crest = cellOf(b, STAR_CREST);
  if (from === crest && crest >= 0) b.crest[seat] = b.crest[seat] === AGAIN ? -1 : b.taken[seat] + 1;
  if (space !== STAR_CREST) return;
  // W R2 Also by Unicorn or Winged Horse it is a first visit.
  b.crest[seat] = mayReturn(b, seat) && from !== crest ? AGAIN : VISITING;
}

const VISITING = 0;
const AGAIN = -2;

function mayReturn(b: Board, seat: Seat): boolean {
  return b.crest[seat] > 0 && b.crest[seat] === b.taken[seat];
}

/** W 12.51, W 12.511a On entering the Lair his time begins, and ends on the day before this one. W 12.513 Leaving ends it. */
function timeLair(b: Board, seat: Seat, from: Cell, cell: Cell): void {
  const [was, is] = [tileAt(b, from) === LAIR, tileAt(b, cell) === LAIR];
  if (!is) b.lair[seat] = -1;
  // W R92 Not while he is Dragonbound.
  else if (!was && !b.bound[seat]) b.lair[seat] = today(b) + 13;
}

/** W 6.STARCRESTb, W 7.37, W R58 Whether a player may walk into the Star Crest. */
export function mayEnterCrest(b: Board, seat: Seat): boolean {
  // W 7.3051g
  if (b.bound[seat]) return false;
  return mayReturn(b, seat) || walkingPermit(b, seat) >= 0 || hasTaskAt(b, seat, cellOf(b, STAR_CREST));
}

/** Events 23 and 27, W R44 They lift the ban; he must get there himself. */
export function walkingPermit(b: Board, seat: Seat): number {
  return b.events[seat].findIndex((card) => permits(card, 'on-foot'));
}

/** W R58 Whether he goes there by a card of his own, which is then used up. */
export function needsPermit(b: Board, seat: Seat): boolean {
  return !mayReturn(b, seat) && !hasTaskAt(b, seat, cellOf(b, STAR_CREST));
}

/** W 7.31b, W 7.311, W 9b Whether a Task of his own has a marker here that is due. */
export function hasTaskAt(b: Board, seat: Seat, cell: Cell): boolean {
  // W 7.3051d, Event 31
  if (b.bound[seat] || b.tasks[seat].length === 0 || isSummoned(b, seat)) return false;
  return b.tasks[seat].some((held) =>
    held.marks.some(
      (m) =>
        cellOfMark(m) === cell &&
        !isDone(m) &&
        stepsOf(held)[stepOfMark(m)].kind !== 'meet' &&
        isDue(held, stepOfMark(m)),
    ),
  );
}

export const hasDemon = (b: Pick<Board, 'demons'>, cell: Cell): boolean => b.demons.includes(cell);

/** W 7c, W 7d, W 7e, W 7f, W 7g, W 7h Whether the place itself has an encounter: structures, special spaces, centres of Magic tiles. */
export function isSite(space: number): boolean {
  return space >= 0 && TERRAIN[space] >= TOWN && !isStone(space);
}

/** 8.1 Whether a Random Encounter can happen here. */
export function allowsRandom(b: Board, seat: Seat): boolean {
  const [cell, space] = [b.at[seat], landAt(b, b.at[seat])];
  // W 8.1e Not on water. W 8.1a Not on a stone. W 8.1f, W 7.1 Not at a place with an encounter of its own.
  if (space < 0 || isStone(space) || isSite(space)) return false;
  const tile = tileOf(space);
  // W 8.1b Not on the mountains of a Tower. W 8.1c, W 8.1d Not at the Cottage nor in the Lair.
  if (TERRAIN[space] === MOUNTAIN && TOWERS.includes(tile)) return false;
  if (tile === COTTAGE || tile === LAIR) return false;
  // W R84 Demon and Dragon bar it even when they are used up. W 8.1g Else everywhere.
  return !hasDemon(b, cell) && b.dragon !== cell && !hasWizard(b, cell);
}

export function hasWizard(b: Board, cell: Cell): boolean {
  return b.wizardAt.includes(cell) || b.secretAt.includes(cell);
}

/** W R60 Whether a Demon waits in the Boat a player has boarded. */
export function isHaunted(b: Board, seat: Seat): boolean {
  const boat = b.boat[seat];
  return boat >= 0 && b.boatDemon[boat] && timesMet(b, seat, CELLS + boat, DEMON) === 0;
}

/** Whether anything at all may be met where a player has come to. */
export function isAwaited(b: Board, seat: Seat): boolean {
  const cell = b.at[seat];
  if (isSite(landAt(b, cell)) || hasDemon(b, cell) || b.dragon === cell || hasWizard(b, cell)) return true;
  if (b.boat[seat] >= 0 || hasTaskAt(b, seat, cell)) return true;
  for (let other = 0; other < b.seats; other++) if (other !== seat && b.at[other] === cell) return true;
  return false;
}

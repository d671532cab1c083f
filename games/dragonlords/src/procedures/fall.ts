import { type Flow, leave, over, type Table } from '@questhall/kernel';
import { bearersAt, countersOn, wizardSlot } from '../bearers.js';
import {
  BLANK,
  type Board,
  HOME,
  isTreasure,
  KING,
  kindOfCounter,
  NO_VICTOR,
  NOBODY,
  OFF,
  peopleId,
  SIDES,
  type Side,
  seatOfSide,
  sideOfCounter,
} from '../board.js';
import { passScrolls, swapScrolls } from '../decks.js';
import { dropRafts, manShips, zoneOf } from '../fleets.js';
import { ANY, foeIn, plainIn, resetStates, strengthOf, takeUnits, turnBack, vacate } from '../forces.js';
import { FIRST_RAFT, isLand, isWaste, KINGDOMS, LANDS, PLACES, type Place } from '../map.js';
import { kingdomsOfSeat, kingdomsToWin } from '../realms.js';
import { SCROLL_IDS } from '../scrolls.js';

export function hasUnits(b: Pick<Board, 'strength'>, side: Side): boolean {
  for (let place = 0; place < PLACES; place++) if (strengthOf(b, place, side) > 0) return true;
  return false;
}

/** "At once": Kings that were lost, and kingdoms that win. */
export function settle(t: Table<Board>): Flow {
  const { board } = t;
  if (board.inBattle || board.phase === 'setup') return undefined;
  for (let side = 0; side < board.sides; side++) if (board.slain[side] !== -1) return fallen(t);
  // QD END.3 All kingdoms, or as many as were agreed.
  const needed = kingdomsToWin(board);
  const seat = seatOfSide(board, board.holder[KINGDOMS[0]]);
  for (const candidate of needed === KINGDOMS.length ? [seat] : board.seatOf) {
    if (candidate < 0 || kingdomsOfSeat(board, candidate) < needed) continue;
    return over({
      winners: [candidate],
      rule: 'QD END.3',
      says: { key: 'over.kingdoms', args: { seat: candidate, n: needed } },
    });
  }
  return undefined;
}

/** QD R98 Where Kings do not decide, who alone has units left has won: looked at after each battle and turn. */
export function lastStanding(b: Board): Flow {
  const seats = [...new Set(b.seatOf.filter((_, side) => hasUnits(b, side)))];
  if (!b.house.playOn || seats.length > 1) return undefined;
  const [seat = -1] = seats;
  return over({
    winners: seats,
    rule: 'QD R98',
    says: { key: seat < 0 ? 'over.nobody' : 'over.alone', args: { seat } },
  });
}

/** QD R63 All Kings lost in one step fall together. */
function fallen(t: Table<Board>): Flow {
  const { board } = t;
  const active = board.active;
  const gone = board.slain.flatMap((by, side) => (by === -1 ? [] : [{ side, by }]));
  const [one, two] = gone;
  // QD R98, QD R97 Where both play on, each has the other's scrolls.
  const isDuel = board.house.playOn && gone.length === 2 && one.by === two.side && two.by === one.side;
  if (isDuel) swapScrolls(board, one.side, two.side);
  for (const { side, by } of gone) fall(t, side, by, isDuel);
  if (board.house.playOn) return undefined;
  const seats = new Set(board.seatOf.filter((_, side) => !board.fallen[side]));
  // QD END.3 The last with a King has won.
  if (seats.size === 1) {
    const [seat] = seats;
    return over({ winners: [seat], rule: 'QD END.3', says: { key: 'over.kings', args: { seat } } });
  }
  // QD R63 With no King left who did it on his own turn wins.
  if (seats.size === 0) {
    const isHis = active >= 0 && gone.every(({ side, by }) => by === active || side === active);
    const winners = isHis ? [board.seatOf[active]] : [];
    return over({
      winners,
      rule: 'QD R63',
      says: { key: isHis ? 'over.both' : 'over.nobody', args: { seat: winners[0] ?? -1 } },
    });
  }
  // QD R96 His turn ends at once.
  return active >= 0 && board.fallen[active] ? leave('turn', { side: active }) : undefined;
}

/** A side has lost its King; in a duel of Kings the scrolls have changed hands already. */
function fall(t: Table<Board>, side: Side, by: Side, isDuel: boolean): void {
  const { board } = t;
  board.slain[side] = -1;
  const isHeir = by !== NO_VICTOR && by < board.sides && by !== side && !board.fallen[by] && board.slain[by] === -1;
  const heir = isHeir || isDuel ? by : null;
  t.reveal('king.lost', {
    side,
    people: peopleId(t.board, side),
    by: heir ?? -1,
    heirs: peopleId(board, heir ?? NOBODY),
    scrolls: heir === null ? handOf(board, side) : [],
  });
  // QD END.1, QD CASTER.KING.3, QD R97 His scrolls go to who did it, or are discarded.
  if (!isDuel) passScrolls(board, side, heir);
  // QD OPT.3.1 Some tables let him play on.
  if (board.house.playOn) {
    board.kingless[side] = true;
    return;
  }
  // QD END.2, QD FAQ.21 What he leaves is vanquished.
  board.fallen[side] = true;
  for (let land = 0; land < LANDS.length; land++) expel(board, side, land);
  for (let raft = FIRST_RAFT; raft < PLACES; raft++) wipe(board, side, raft);
  for (let i = 0; i < board.shipAt.length; i++) {
    const zone = board.shipAt[i];
    if (zone >= 0 && !board.docked[i]) manShips(board, zone, crewIn(board, zone));
  }
  dropRafts(board);
  resetStates(board, side, ANY, HOME);
}

function handOf(b: Board, side: Side): string[] {
  return SCROLL_IDS.flatMap((id, kind) => new Array<string>(b.hands[side][kind]).fill(id));
}

function crewIn(b: Board, zone: Place): Side {
  for (let place = FIRST_RAFT - 8; place < PLACES; place++) {
    if (zoneOf(b, place) !== zone) continue;
    for (let side = 0; side < SIDES; side++) if (strengthOf(b, place, side) > 0) return side;
  }
  return NOBODY;
}

/** QD R96 Units in a land that others defend go back where they came from, or are lost. */
export function expel(b: Board, side: Side, land: Place): void {
  if (!isLand(land) || strengthOf(b, land, side) === 0 || foeIn(b, land, side) === NOBODY || b.holder[land] === side)
    return;
  for (const inroad of b.inroads)
    if (inroad.at === land && mayReturn(b, side, inroad.from)) turnBack(b, side, inroad, HOME);
  wipe(b, side, land);
  vacate(b, land);
}

function mayReturn(b: Board, side: Side, from: Place): boolean {
  return isLand(from) ? b.holder[from] === side : isWaste(from) && foeIn(b, from, side) === NOBODY;
}

/** Whoever stands here is lost, with what he carries. */
function wipe(b: Board, side: Side, place: Place): void {
  takeUnits(b, place, side, plainIn(b, place, side));
  for (const bearer of bearersAt(b, place, side)) dropBearer(b, bearer);
}

/** A bearer is lost for good: treasures go back to the pool. */
export function dropBearer(b: Board, bearer: number): void {
  const side = b.bearerSide[bearer];
  b.strength[b.bearerAt[bearer] * SIDES + side] -= 1;
  b.bearerAt[bearer] = -1;
  b.dragon[bearer] = false;
  for (const counter of countersOn(b, bearer)) {
    b.counterOn[counter] = OFF;
    b.shown[counter] = !isTreasure(counter);
    if (isTreasure(counter)) continue;
    const kind = kindOfCounter(counter);
    // QD CASTER.3, QD R81 A lost Wizard's spells are gone.
    if (kind !== KING && kind !== BLANK) b.spells[wizardSlot(counter)] = 0;
    if (kind === KING && !b.fallen[side]) b.slain[sideOfCounter(counter)] = NO_VICTOR;
  }
}

import { countersOn, dragonsInPlay } from '../bearers.js';
import {
  BLANK,
  type Board,
  DRAGONLORDS,
  isTreasure,
  KING,
  kindOfCounter,
  NEUTRAL,
  NOBODY,
  type Phase,
  SIDES,
  type Side,
} from '../board.js';
import { CAPACITY, crewOf, PARTY, zoneOf } from '../fleets.js';
import { strengthOf } from '../forces.js';
import {
  FIRST_RAFT,
  FIRST_SHIP,
  FIRST_WASTE,
  idOf,
  isCraft,
  isShip,
  isWaste,
  LANDS,
  PLACES,
  type Place,
  wasteKind,
} from '../map.js';
import { inPlay } from '../roads.js';
import { total } from '../view.js';
import { fail } from './check.js';

/** Coins never run out; but options are numbered, and no treasury was ever so full. */
const MOST_GOLD = 999;

/** What no table can come to is refused, however it was written. */
export function checkBoard(b: Board): void {
  checkPlaces(b);
  for (let bearer = 0; bearer < b.bearerAt.length; bearer++) checkBearer(b, bearer);
  for (let side = 0; side < b.sides; side++) checkSide(b, side);
  if (dragonsInPlay(b) > DRAGONLORDS) fail(`there are ${DRAGONLORDS} DragonLords, not ${dragonsInPlay(b)}`);
  if (total(b.gold) > MOST_GOLD) fail(`there are ${total(b.gold)} gold in all; expected ${MOST_GOLD} at most`);
}

function checkPlaces(b: Board): void {
  for (let place = 0; place < PLACES; place++) {
    for (let side = 0; side < SIDES; side++) {
      const n = strengthOf(b, place, side);
      // QD QUEST.8 Six in a Wasteland space. QD NAVAL.SHIP.2 Eight aboard.
      const most = isWaste(place) ? PARTY : isShip(place) ? CAPACITY : n;
      if (n > most) fail(`${idOf(place)} has ${n} units of side ${side}; expected ${most} at most`);
      if (n > 0 && place < LANDS.length && !inPlay(b, place))
        fail(`lands.${idOf(place)} lies in the tundra, which option "tundra" closes`);
    }
  }
}

/** What a unit bears, and where it may be. */
function checkBearer(b: Board, bearer: number): void {
  const [at, side] = [b.bearerAt[bearer], b.bearerSide[bearer]];
  const where = idOf(isCraft(at) ? zoneOf(b, at) : at);
  const kinds = countersOn(b, bearer)
    .filter((counter) => !isTreasure(counter))
    .map(kindOfCounter);
  if (side === NEUTRAL && (kinds.length > 0 || b.dragon[bearer]))
    fail(`the vanquished in ${where} can bear treasures only`);
  const isKing = kinds.includes(KING);
  // QD R101 One counter a unit; QD WASTE.DEN.3 a bearer of the blank one may become a Wizard.
  if (kinds.filter((kind) => kind !== BLANK).length > 1 || (isKing && kinds.length > 1))
    fail(`one unit in ${where} cannot be King and Wizard, nor two Wizards, nor a King with the blank counter`);
  if (isKing && b.dragon[bearer]) fail(`a King cannot be a DragonLord, in ${where}`);
  if (isKing && isWaste(at)) fail(`a King may not be in the Wastelands, in ${where}`);
  if (b.dragon[bearer] && isShip(at))
    fail(`a DragonLord is never aboard a ship, in ${where}; over the sea it is written among the rafts`);
}

function checkSide(b: Board, side: Side): void {
  const what = `sides.${side}`;
  const king = b.counterOn[side * 5 + KING] >= 0;
  if (b.fallen[side] && b.house.playOn) fail(`${what}.fallen: with option "play-on" nobody falls; expected kingless`);
  if (b.kingless[side] && !b.house.playOn) fail(`${what}.kingless: who loses his King falls without option "play-on"`);
  if ((b.fallen[side] || b.kingless[side]) && king) fail(`${what} has lost its King, and has one on the board`);
  // QD END.1 They have gone to the victor.
  if (b.fallen[side] && total(b.hands[side]) > 0) fail(`${what} is fallen and has scrolls`);
}

const MEETINGS: readonly Phase[] = ['naval', 'quest', 'combat'];

/** What cannot be in the phase of a side's turn. `where` is the place of the battle a scenario begins with. */
export function checkTurn(b: Board, where: Place): void {
  if (b.turn === 0) fail('turn is 0, which is the set-up; expected 1 or more');
  for (let place = 0; place < FIRST_SHIP; place++) checkMeeting(b, place, where);
  for (let craft = FIRST_SHIP; craft < PLACES; craft++) checkCraft(b, craft);
}

/** Land and spaces where two sides stand. */
function checkMeeting(b: Board, place: Place, where: Place): void {
  const here = Array.from({ length: SIDES }, (_, side) => side).filter((side) => strengthOf(b, place, side) > 0);
  if (here.length < 2 || place === where || (isWaste(place) && wasteKind(place) === 'shrine')) return;
  // QD QCOMBAT.1 Only the Shrine holds several parties.
  if (place >= FIRST_WASTE) fail(`${idOf(place)} holds parties of sides ${here.join(' and ')}; only a shrine does`);
  const others = here.filter((side) => side !== b.holder[place]);
  if (others.some((side) => side !== b.active))
    fail(`lands.${idOf(place)}.invaders.side is ${others[0]}; expected ${b.active}, whose turn it is`);
  if (!MEETINGS.includes(b.phase))
    fail(`lands.${idOf(place)} has invaders in phase ${b.phase}, when all is fought out`);
}

function checkCraft(b: Board, craft: Place): void {
  const crew = crewOf(b, craft);
  if (crew === NOBODY) return;
  const zone = zoneOf(b, craft);
  if (craft >= FIRST_RAFT && crew !== b.active)
    fail(`rafts: only side ${b.active}, whose turn it is, has units without a ship, not side ${crew} in ${idOf(zone)}`);
  for (let other = FIRST_SHIP; other < FIRST_RAFT; other++) {
    const met = zoneOf(b, other) === zone ? crewOf(b, other) : NOBODY;
    // QD R96 The vanquished lie where their King's fall left them.
    if (met === NOBODY || met === crew || b.fallen[met] || b.fallen[crew]) continue;
    // QD NAVAL.BLOCKADE.1 Who meets a blockade fights it out the same turn. QD R77 A DragonLord alone leaves in phase 5.
    const isTime = MEETINGS.includes(b.phase) || (b.phase === 'transfer' && craft >= FIRST_RAFT);
    if (!isTime || (met !== b.active && crew !== b.active))
      fail(`${idOf(zone)} holds ships of sides ${met} and ${crew}, who cannot meet there now`);
  }
}

/** Whether counters lie under units already. */
export function hasBearers(b: Board): boolean {
  return b.bearerAt.some((at) => at >= 0);
}

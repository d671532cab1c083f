import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, CAPTIVE, FREE, type Item, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { canBuildAt, readCastle } from '../castles.js';
import { addUnit, isFleet, leaderOf, seatOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { leaderWord } from '../leaders.js';
import { COASTAL, type Hex, isSide, isWater, type Place, PORT_PLACES, placeId, RIVER, SITE_AT } from '../map.js';
import { hasPower, itemWords, usableItems } from '../powers.js';
import { flight, mayAnchor } from '../steps.js';
import { KINDS, kindNamed } from '../units.js';
import { CARRIES, cargoIn, carriersIn, passengersIn } from './carry.js';
import { canBeginWork } from './create.js';
import { canEmbark, landers, shores } from './embark.js';
import { canShift } from './garrison.js';
import { takers } from './hand.js';
import { canMove, isShutIn } from './march.js';
import { seaworthy } from './sail.js';

const { ask, call, done, procedure } = chapter('movement');

/** What a player can order in the movement phase, with a place, a unit, an item or a leader. */
const ORDERS = [
  'end movement',
  'move',
  'sail',
  'carry',
  'fly',
  'embark',
  'debark',
  'garrison',
  'hand',
  'waves',
  'ships',
  'drink',
  'door',
  'build',
  'release',
  'create',
  'execute',
  'return',
] as const;
type Order = (typeof ORDERS)[number];
const order = (what: Order, arg: number) => (ORDERS.indexOf(what) << 12) | arg;
const whatOf = (o: number): Order => ORDERS[o >> 12];
const argOf = (o: number) => o & 4095;

/** LW PRS.I, LW AMB-105 The movement phase: land, sea and air in any order. */
export const movement = procedure({
  steps: {
    choose: ask({
      rule: 'LW B7/1',
      // LW B2/2 Only the active player moves.
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.movement' }),
      options: (b, v) => orders(b, v.seat),
      name: (o: number, b) => orderFacts(o, b)[0],
      at: (o, b) => (o === 0 ? [] : [placeId(orderFacts(o, b)[1])]),
      bars: (pick) =>
        pick.startsWith('attack') ? { rule: 'LW B2/3', why: 'all movement comes before combat' } : undefined,
      then: (t, v, o) => carryOut(t, v.seat, o),
    }),
  },
});

function orders(b: Board, seat: number): number[] {
  const found = [order('end movement', 0)];
  for (let unit = 0; unit < b.kind.length; unit++) {
    if (b.owner[unit] !== seat || b.kind[unit] < 0) continue;
    if (b.aboard[unit] < 0 && isFirstHere(b, unit)) placeOrders(b, seat, b.at[unit], found);
    if (leaderOf(b, unit) >= 0) leaderOrders(b, unit, found);
  }
  portOrders(b, seat, found);
  itemOrders(b, seat, found);
  if (b.house.capture) captiveOrders(b, seat, found);
  return found;
}

/** Whether a unit is the first of its owner in the chain of its place: each place is looked at once. */
function isFirstHere(b: Board, unit: Unit): boolean {
  let first = b.head[b.at[unit]];
  while (b.owner[first] !== b.owner[unit]) first = b.next[first];
  return first === unit;
}

function placeOrders(b: Board, seat: number, place: Place, found: number[]): void {
  let moves = false;
  let fleet = false;
  let carrier = false;
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] !== seat) continue;
    if (isFleet(b, unit)) fleet = true;
    else if (!moves && canMove(b, unit)) moves = true;
    if (CARRIES[b.kind[unit]] && b.moved[unit] === 0) carrier = true;
  }
  if (moves) found.push(order('move', place));
  if (fleet) {
    if (seaworthy(b, seat, place).length > 0) found.push(order('sail', place));
    if (landers(b, seat, place).length > 0 && shores(b, seat, place).length > 0) found.push(order('debark', place));
  }
  if (isSide(place)) return;
  if (carrier && canCarry(b, seat, place)) found.push(order('carry', place));
  if (b.castles.length > 0 && canShift(b, seat, place)) found.push(order('garrison', place));
}

function canCarry(b: Board, seat: number, hex: Hex): boolean {
  if (carriersIn(b, seat, hex).length === 0) return false;
  return passengersIn(b, seat, hex).length > 0 || cargoIn(b, seat, hex).length > 0;
}

/** What a leader's items let him do. */
function leaderOrders(b: Board, unit: Unit, found: number[]): void {
  const leader = leaderOf(b, unit);
  if (b.fate[leader] !== FREE) return;
  if (b.house.creation && canBeginWork(b, leader)) found.push(order('create', leader));
  if (b.moved[unit] !== 0 || !b.itemHolder.includes(unit)) return;
  if (b.aboard[unit] < 0 && flight(b, unit) > 0) found.push(order('fly', unit));
  if (hasPower(b, unit, 'waves') && isByWater(b.at[unit])) found.push(order('waves', unit));
  if (b.aboard[unit] >= 0 || !hasPower(b, unit, 'ships')) return;
  const site = SITE_AT[b.at[unit]];
  if (canEmbark(b, b.owner[unit], site)) found.push(order('ships', unit));
}

/** LW AMB-142 Where the Ring of Waves lets one begin. */
function isByWater(place: Place): boolean {
  if (isSide(place) || isWater(place) || COASTAL[place]) return true;
  return [0, 1, 2, 3, 4, 5].some((side) => RIVER[place * 6 + side] >= 0);
}

function portOrders(b: Board, seat: number, found: number[]): void {
  if (b.gold[seat] === 0) return;
  for (let site = 0; site < PORT_PLACES.length; site++) {
    if (PORT_PLACES[site].length === 0 || b.control[site] !== seat || !canEmbark(b, seat, site)) continue;
    for (const place of PORT_PLACES[site]) if (mayAnchor(b, seat, place)) found.push(order('embark', place));
  }
}

function itemOrders(b: Board, seat: number, found: number[]): void {
  for (let item = 0; item < b.itemHolder.length; item++) {
    const unit = b.itemHolder[item];
    if (unit < 0 || b.owner[unit] !== seat || b.aboard[unit] >= 0) continue;
    if (takers(b, item).length > 0) found.push(order('hand', item));
    const { does, guard } = ITEMS[b.itemKind[item]];
    if ((!does && !guard) || !usableItems(b, unit).includes(item)) continue;
    if (does === 'potion' && b.itemAim[item] < 0 && b.moved[unit] === 0) found.push(order('drink', item));
    if (does === 'door') found.push(order('door', item));
    if (does === 'castle' && canBuildAt(b, b.at[unit])) found.push(order('build', item));
    if (guard?.kind && b.itemAim[item] < 0 && !(b.inside[unit] && isShutIn(b, unit)))
      found.push(order('release', item));
  }
}

/** LW AMB-133 What can be done with captives. */
function captiveOrders(b: Board, seat: number, found: number[]): void {
  for (let leader = 0; leader < b.fate.length; leader++) {
    if (b.fate[leader] !== CAPTIVE || b.owner[b.captor[leader]] !== seat) continue;
    found.push(order('execute', leader), order('return', leader));
  }
}

function carryOut(t: Table<Board>, seat: number, o: number): Flow<'choose'> {
  const arg = argOf(o);
  const back = { then: 'choose' } as const;
  switch (whatOf(o)) {
    case 'end movement':
      return done();
    case 'move':
      return call('march', { seat, place: arg, flyer: -1 }, back);
    case 'fly':
      return call('march', { seat, place: t.board.at[arg], flyer: arg }, back);
    case 'sail':
      return call('sail', { seat, place: arg, bather: -1 }, back);
    case 'waves':
      return call('sail', { seat, place: waterBy(t.board, arg), bather: arg }, back);
    case 'carry':
      return call('carry', { seat, hex: arg }, back);
    case 'embark':
      return call('embark', { seat, place: arg, robe: -1 }, back);
    case 'ships':
      return call('embark', { seat, place: PORT_PLACES[SITE_AT[t.board.at[arg]]][0], robe: arg }, back);
    case 'debark':
      return call('debark', { seat, place: arg }, back);
    case 'garrison':
      return call('garrison', { seat, hex: arg }, back);
    case 'hand':
      return call('hand', { seat, item: arg }, back);
    case 'door':
      return call('door', { seat, item: arg }, back);
    case 'create':
      return call('create', { seat, leader: arg }, back);
    case 'build':
      readCastle(t, arg);
      return goto('choose');
    case 'execute':
    case 'return':
      return call('captive', { seat: whatOf(o) === 'execute' ? -1 : seat, leader: arg }, back);
    default:
      useItem(t, seat, o);
      return goto('choose');
  }
}

/** Where a bather begins: his own hex if it is coast, else a river side of it. */
function waterBy(b: Board, unit: Unit): Place {
  const at = b.at[unit];
  if (isSide(at) || isWater(at) || COASTAL[at]) return at;
  return [0, 1, 2, 3, 4, 5].map((side) => RIVER[at * 6 + side]).find((place) => place >= 0) as Place;
}

function useItem(t: Table<Board>, seat: number, o: number): void {
  const { board } = t;
  const item: Item = argOf(o);
  const unit = board.itemHolder[item];
  const { id, guard } = ITEMS[board.itemKind[item]];
  t.tell('item-used', { seat, item: id, hex: placeId(board.at[unit]) });
  switch (whatOf(o)) {
    case 'drink':
      // LW AMB-143 As he starts to move; it is gone when the turn ends.
      board.itemAim[item] = board.turn;
      return;
    case 'release': {
      // LW AMB-141 The guard stands apart from now on.
      const bird = addUnit(board, kindNamed(guard?.kind as string), seat, board.at[unit]);
      board.guard[bird] = 1;
      board.itemAim[item] = 1;
      return;
    }
    default:
      t.broken(`${whatOf(o)} is no use of an item`);
  }
}

/** An order in words, and where it is given; nowhere for the end of the phase. */
function orderFacts(o: number, b: Board): readonly [words: string, at: Place] {
  const what = whatOf(o);
  const arg = argOf(o);
  switch (what) {
    case 'end movement':
      return [what, -1];
    case 'fly':
    case 'waves':
    case 'ships':
      return [`${what} ${KINDS[b.kind[arg]].id}`, b.at[arg]];
    case 'hand':
    case 'drink':
    case 'door':
    case 'build':
    case 'release':
      return [`${what} ${itemWords(b, arg)}`, b.at[b.itemHolder[arg]]];
    case 'create':
      return [`create ${leaderWord(arg)}`, b.at[b.leaderUnit[arg]]];
    case 'execute':
    case 'return':
      return [`${what} ${leaderWord(arg)} ${seatOf(arg)}`, b.at[b.captor[arg]]];
    default:
      return [`${what} ${placeId(arg)}`, arg];
  }
}

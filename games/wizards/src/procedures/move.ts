import { goto, type Seat } from '@questhall/kernel';
import { type Board, cellOf, landAt } from '../board.js';
import { chapter } from '../calls.js';
import { AROUND, CELLS, type Cell, cellId, distance } from '../map.js';
import { HORSE, HOUND } from '../people.js';
import { enter, isHaunted, isSite, needsPermit, walkingPermit } from '../places.js';
import { animalNow, bookOf, cast, dropEvent, isAfflicted, strideNow } from '../players.js';
import { costTo, isBoatNode, type Node, sail, sailAgain, stopsAt, walk, walkAgain, wayTo } from '../reach.js';
import { callableBoats } from '../stranded.js';
import { CIRCLE_CENTRE, dotsOf, isStone, STAR_CREST } from '../tiles.js';
import { moveBar } from './move-bars.js';

/** What a player does with his movement: a kind and a cell, Boat or spell. */
export const KIND = 2048;
export const STOP = 0;
export const GO = 1;
export const BOARD = 2;
export const SAIL = 3;
export const SWIM = 4;
export const CAST = 5;
export const ENTER = 6;
const BOATS_CALL = 0;
const SWIFTNESS = 1;

export interface Walk {
  /** Half points left on land, and on water. */
  land: number;
  water: number;
  /** The cell where the turn began, and how often he had arrived anywhere. */
  began: Cell;
  stamp: number;
  spent: boolean;
  boarded: boolean;
  sailed: boolean;
  called: boolean;
  hasted: boolean;
  /** W 11.212 Ground that counts as plains: 1 woods, 2 mountains. */
  swift: number;
  over: boolean;
}
const { ask, call, done, procedure } = chapter(
  'move',
  (): Walk => ({
    land: 0,
    water: 0,
    began: -1,
    stamp: 0,
    spent: false,
    boarded: false,
    sailed: false,
    called: false,
    hasted: false,
    swift: 0,
    over: false,
  }),
);
type Vars = Walk & { seat: Seat; white: number };

/** 6. Movement, in as many stages as one likes. */
export const move = procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      v.began = board.at[v.seat];
      v.stamp = board.arrivals[v.seat];
      [v.land, v.water] = pointsFor(board, v.seat, v.white);
    },
    choose: ask({
      rule: 'W 6.PLAINS',
      who: (_, v) => (v.over ? null : v.seat),
      says: (_, v) => ({ key: 'ask.move', args: { land: v.land / 2, water: v.water / 2 } }),
      options: (b, v) => moves(b, v),
      name: (o: number, b) => moveWords(o, b),
      at: (o, b) => moveLights(o, b),
      tells: (o, b, v) => moveTells(o, b, v),
      bars: (pick, b, v) => moveBar(pick, b, v),
      then: (t, v, o) => {
        const [kind, what] = [Math.floor(o / KIND), o % KIND];
        if (kind === STOP) return done(moved(t.board, v));
        if (kind === CAST) return what === BOATS_CALL ? goto('boats') : goto('haste');
        const from = cellId(t.board.layout, t.board.at[v.seat]);
        carryOut(t.board, v, kind, what);
        t.tell('moved', {
          seat: v.seat,
          how: ['', 'walks', 'boards', 'sails', 'swims', '', 'enters'][kind],
          from,
          to: cellId(t.board.layout, t.board.at[v.seat]),
        });
        return v.over ? done(moved(t.board, v)) : goto('choose');
      },
    }),
    spared: (t, v) => done(moved(t.board, v)),
    // W 11.211a, W 11.24a Once a turn. W 11.211b If it fails he may go on.
    boats: (t, v) => {
      v.called = true;
      return cast(t, v.seat, 'boat-summoning')
        ? call('summon-boat', { seat: v.seat }, { then: 'choose' })
        : goto('choose');
    },
    // W 11.212 For the rest of this turn.
    haste: (t, v) => {
      v.hasted = true;
      if (cast(t, v.seat, 'swiftness')) v.swift = swiftOver(t.board, v.seat);
      return goto('choose');
    },
  },
  shows: (_, v) => ({ seat: v.seat, white: v.white, land: v.land / 2, water: v.water / 2, swift: v.swift }),
});

/** Half points on land and on water for a natural roll. */
export function pointsFor(b: Board, seat: Seat, white: number): [land: number, water: number] {
  const { rollAdd = 0, rollTimes = 1, onlyOnLand } = strideNow(b, seat);
  const animal = animalNow(b, seat);
  // W 8.45a, W 8.46a The Horse adds 4, the Hound 1. W 8.46b But nothing to a Boat.
  const carried = animal === HORSE ? 4 : animal === HOUND ? 1 : 0;
  // W R69 Doubled first, then added; never below zero.
  const land = Math.max(0, white * rollTimes + rollAdd + carried);
  // Event 33 Travel on water is not affected.
  const water = Math.max(0, white * rollTimes + (onlyOnLand ? 0 : rollAdd));
  return [land * 2, water * 2];
}

function moved(b: Board, v: Vars): boolean {
  return b.arrivals[v.seat] > v.stamp;
}

/** Everything a player may do next. W 6.STONEb, W 6.CENTERb A roll that opens nothing still serves for walking. */
function moves(b: Board, v: Vars): number[] {
  const found = [STOP];
  const cell = b.at[v.seat];
  if (!v.spent && cell === v.began) for (const to of circleSteps(b, v)) found.push(ENTER * KIND + to);
  if (!v.sailed)
    for (const node of walk(b, v.seat, v.land, v.swift))
      found.push(isBoatNode(node) ? BOARD * KIND + node - CELLS : GO * KIND + node);
  // W 6.BOARDc Not in the turn in which he boards it. W 6.SAILb Only with somebody in it.
  if (b.boat[v.seat] >= 0 && !v.boarded) for (const to of sail(b, v.seat, v.water)) found.push(SAIL * KIND + to);
  if (canSwim(b, v)) for (const to of waters(b, v.seat)) found.push(SWIM * KIND + to);
  if (canCallBoat(b, v)) found.push(CAST * KIND + BOATS_CALL);
  if (canHaste(b, v)) found.push(CAST * KIND + SWIFTNESS);
  return found;
}

/** W 6.STONEa Stones whose dots the natural roll shows. W 6.CENTERa From a stone into the centre on 1 to 3. */
export function circleSteps(b: Board, v: Pick<Vars, 'seat' | 'white'>): Cell[] {
  const cell = b.at[v.seat];
  const here = landAt(b, cell);
  const found: Cell[] = [];
  if (here < 0) return found;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[cell * 6 + side];
    const space = landAt(b, to);
    if (space < 0 || b.fallen[Math.floor(space / 19)]) continue;
    // W R25, W R26 The natural die, whatever else one rides or carries.
    if (isStone(space) && dotsOf(space) === v.white) found.push(to);
    if (space === CIRCLE_CENTRE && isStone(here) && v.white <= 3) found.push(to);
  }
  return found;
}

/** W 6.SWIMa One water space for all points. W R81 Nothing may have been spent. W R20 The afflicted need two points. */
function canSwim(b: Board, v: Vars): boolean {
  if (v.spent || v.water < (isAfflicted(b, v.seat) ? 4 : 2) || b.boat[v.seat] >= 0) return false;
  // W 6.SWIMc, W 8.451 Not from water to water, unless with a Horse, and then once.
  return landAt(b, b.at[v.seat]) >= 0 || (animalNow(b, v.seat) === HORSE && b.swum[v.seat] === 1);
}

function waters(b: Board, seat: Seat): Cell[] {
  const found: Cell[] = [];
  for (let side = 0; side < 6; side++) {
    const to = AROUND[b.at[seat] * 6 + side];
    if (to >= 0 && landAt(b, to) < 0) found.push(to);
  }
  return found;
}

/** W 11.211a On a coast with a point left, and an empty Boat not too far off. */
function canCallBoat(b: Board, v: Vars): boolean {
  const { boats } = bookOf(b, v.seat);
  const cell = b.at[v.seat];
  if (v.called || boats === 0 || v.land < 2 || landAt(b, cell) < 0) return false;
  if (!b.boatAt.some((at, boat) => at >= 0 && !b.boat.includes(boat) && distance(at, cell) <= boats)) return false;
  // W 11.2111 By water, which may be farther.
  return callableBoats(b, v.seat, boats, 1).length > 0;
}

function canHaste(b: Board, v: Vars): boolean {
  return !v.hasted && v.land > 0 && !v.sailed && (swiftOver(b, v.seat) & ~v.swift) !== 0;
}

function swiftOver(b: Board, seat: Seat): number {
  const { swift } = bookOf(b, seat);
  return (swift.includes('woods') ? 1 : 0) | (swift.includes('mountain') ? 2 : 0);
}

function carryOut(b: Board, v: Vars, kind: number, what: number): void {
  v.spent = true;
  if (kind === GO || kind === BOARD) follow(b, v, kind === GO ? what : CELLS + what);
  else if (kind === SAIL) sailTo(b, v, what);
  else {
    enter(b, v.seat, what, -1);
    // W 6.SWIMa All points. W R25 A successful entry ends the movement.
    v.over = true;
  }
}

function follow(b: Board, v: Vars, node: Node): void {
  walkAgain(b, v.seat, v.land, v.swift);
  v.land -= costTo(node);
  for (const at of wayTo(node)) {
    const boat = isBoatNode(at) ? at - CELLS : -1;
    const cell = boat >= 0 ? b.boatAt[boat] : at;
    // Events 23 and 27 Leave to enter is used up.
    if (cell === cellOf(b, STAR_CREST) && needsPermit(b, v.seat)) dropEvent(b, v.seat, walkingPermit(b, v.seat));
    enter(b, v.seat, cell, boat);
    if (boat >= 0) v.boarded = true;
  }
  v.over = isEnd(b, v);
}

function sailTo(b: Board, v: Vars, cell: Cell): void {
  sailAgain(b, v.seat, v.water);
  v.water -= costTo(cell);
  const boat = b.boat[v.seat];
  for (const at of wayTo(cell)) enter(b, v.seat, at, boat);
  b.boatAt[boat] = cell;
  // W 6.LEAVEb He does not leave a Boat that he has moved.
  v.sailed = true;
  v.over = isEnd(b, v);
}

/** W 7.2, W R70 Whether something here ends the movement: then no step and no Movement spell leads on. */
function isEnd(b: Board, v: Vars): boolean {
  const cell = b.at[v.seat];
  const space = landAt(b, cell);
  if (isSite(space) || isHaunted(b, v.seat)) return true;
  return stopsAt(b, v.seat, cell);
}

function moveWords(o: number, b: Board): string {
  const [kind, what] = [Math.floor(o / KIND), o % KIND];
  switch (kind) {
    case STOP:
      return 'stop';
    case BOARD:
      return `board boat-${what + 1}`;
    case CAST:
      return what === BOATS_CALL ? 'cast boat-summoning' : 'cast swiftness';
    default:
      return `${['', 'go', '', 'sail', 'swim', '', 'enter'][kind]} ${cellId(b.layout, what)}`;
  }
}

function moveLights(o: number, b: Board): string[] {
  const [kind, what] = [Math.floor(o / KIND), o % KIND];
  if (kind === BOARD) return [`boat-${what + 1}`];
  return kind === STOP || kind === CAST ? [] : [cellId(b.layout, what)];
}

function moveTells(o: number, b: Board, v: Vars) {
  const [kind, what] = [Math.floor(o / KIND), o % KIND];
  if (kind === GO || kind === BOARD) {
    walkAgain(b, v.seat, v.land, v.swift);
    return { key: 'cost', args: { n: costTo(kind === GO ? what : CELLS + what) / 2 } };
  }
  if (kind !== SAIL) return { key: 'cost.all' };
  sailAgain(b, v.seat, v.water);
  return { key: 'cost', args: { n: costTo(what) / 2 } };
}

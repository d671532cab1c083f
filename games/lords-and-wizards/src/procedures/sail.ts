import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, goAboard, goAshore, isFleet, leaderOf, moveUnit, ownUnitsAt, removeUnit } from '../forces.js';
import { unitsIn } from '../groups.js';
import { stir } from '../leaders.js';
import { HEXES, isWater, type Place, placeId } from '../map.js';
import { gatherItems, occupy } from '../sites.js';
import { fleetAllowance, fleetStepsFrom, mayAnchor, mayStop } from '../steps.js';
import { BATTLE_FLEET, TRANSPORT } from '../units.js';
import { ALL, BACK, expose, GO, selections, selectionWords, unitWords } from './march.js';

interface Voyage {
  seat: number;
  place: Place;
  bather: Unit;
}
interface Course {
  units: Unit[];
  at: Place;
  path: Place[];
}
const { ask, done, procedure } = chapter('sail', (): Course => ({ units: [], at: -1, path: [] }));

/** LW B7c Fleets sail, a step at a time; or a leader goes by the Ring of Waves. */
export const sail = procedure({
  steps: {
    begin: (_, v) => {
      v.at = v.place;
      v.path = [v.place];
      if (v.bather < 0) return;
      v.units = [v.bather];
      return goto('step');
    },
    who: ask({
      rule: 'LW B7c.1/2',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.sail', args: { place: placeId(v.place) } }),
      options: (b, v) => selections(b, waiting(b, v), v.units),
      name: (o: number, b, v) => selectionWords(o, b, v),
      at: (_, __, v) => [placeId(v.place)],
      then: (t, v, o) => {
        if (o === BACK) return done();
        if (o === GO) return;
        if (o === ALL) v.units = seaworthy(t.board, v.seat, v.place);
        else v.units.push(...unitsIn(t.board, o, waiting(t.board, v)));
        return goto(o === ALL ? 'step' : 'who');
      },
    }),
    step: ask({
      rule: 'LW B7c.2/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.step', args: { hex: placeId(v.at) } }),
      options: (b, v) => steps(b, v),
      name: (o: Place) => (o < 0 ? 'halt' : `to ${placeId(o)}`),
      at: (o, _, v) => [placeId(o < 0 ? v.at : o)],
      bars: (pick, b, v) => stepBar(pick, b, v),
      then: (t, v, o) => {
        if (o < 0) return halt(t, v);
        for (const unit of v.units) {
          // LW B7c.2/1 One MP for a hex or a hexside.
          t.board.spent[unit] += 2;
          t.board.moved[unit] = Math.max(t.board.moved[unit], 1);
        }
        v.at = o;
        v.path.push(o);
        return goto('step');
      },
    }),
    end: (t, v) => halt(t, v),
  },
  shows: (_, v) => ({ seat: v.seat, units: v.units, path: v.path.map(placeId) }),
});

/** Fleets here that can still sail. */
export function seaworthy(b: Board, seat: number, place: Place): Unit[] {
  return ownUnitsAt(b, place, seat).filter(
    (unit) => isFleet(b, unit) && b.moved[unit] < 2 && b.spent[unit] + 2 <= fleetAllowance(b),
  );
}

function waiting(b: Board, v: Voyage & Course): Unit[] {
  return seaworthy(b, v.seat, v.place).filter((unit) => !v.units.includes(unit));
}

export function steps(b: Board, v: Voyage & Course): Place[] {
  const found: Place[] = [];
  if (v.path.length === 1 || mayRest(b, v)) found.push(-1);
  if (v.units.some((unit) => b.spent[unit] + 2 > fleetAllowance(b))) return found;
  return found.concat(fleetStepsFrom(b, v.seat, v.at));
}

/** LW AMB-142 A leader by himself may also stop where he would be afloat. */
function mayRest(b: Board, v: Voyage & Course): boolean {
  if (v.bather < 0 || v.at >= HEXES || isWater(v.at)) return mayAnchor(b, v.seat, v.at);
  return mayStop(b, v.seat, v.at);
}

function halt(t: Table<Board>, v: Voyage & Course): Flow {
  const { board } = t;
  if (v.path.length === 1) return done();
  if (v.bather >= 0) land(board, v);
  else {
    for (const unit of v.units) {
      moveUnit(board, unit, v.at);
      // LW AMB-158 A battle fleet that moved to others must fight there.
      if (board.kind[unit] === BATTLE_FLEET && !board.sailed.includes(v.at)) board.sailed.push(v.at);
    }
  }
  t.tell('sailed', { seat: v.seat, units: unitWords(board, v.units), path: v.path.map(placeId) });
  return done();
}

/** LW AMB-142 Ashore where he can be; else on the water, as a transport with one unit. */
function land(b: Board, v: Voyage & Course): void {
  const old = b.aboard[v.bather];
  if (old >= 0) {
    goAshore(b, v.bather, v.at);
    moveUnit(b, old, v.at);
    b.kind[old] = TRANSPORT;
  } else moveUnit(b, v.bather, v.at);
  const ashore = v.at < HEXES && !isWater(v.at);
  if (!ashore) {
    const boat = old >= 0 ? old : addUnit(b, TRANSPORT, v.seat, v.at);
    b.moved[boat] = 2;
    goAboard(b, v.bather, boat);
  } else if (old >= 0) {
    scuttle(b, old);
  }
  b.moved[v.bather] = 2;
  stir(b, leaderOf(b, v.bather));
  if (!ashore) return;
  expose(b, [v.bather], v.at);
  occupy(b, v.at, v.seat);
  gatherItems(b, v.at, v.seat);
}

/** LW AMB-035 An empty transport does not exist. */
export function scuttle(b: Board, fleet: Unit): void {
  if (b.kind[fleet] !== BATTLE_FLEET && !b.aboard.includes(fleet)) removeUnit(b, fleet);
}

function stepBar(pick: string, b: Board, v: Voyage & Course) {
  const next = /^to (\S+)$/.exec(pick)?.[1];
  if (next === undefined) return undefined;
  if (v.units.some((unit) => b.spent[unit] + 2 > fleetAllowance(b)))
    return { rule: 'LW B7c.1/2', why: 'no movement points are left' };
  return { rule: 'LW AMB-122', why: `no fleet can step from ${placeId(v.at)} to ${next}, or others hold it` };
}

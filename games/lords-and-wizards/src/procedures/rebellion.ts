import { type Flow, goto } from '@questhall/kernel';
import { newBattle } from '../battles.js';
import { type Board, NOBODY, REBELS, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { CASTLE_ROOM, fights, garrisonOf, isFleet, isLeader, leaderOf, moveUnit, ownUnitsAt } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { die, distractAt, stir } from '../leaders.js';
import { type Hex, NEIGHBOURS, placeId, SITES, type Site } from '../map.js';
import { counterStrength, hasCastle, hasRebels, raiseCounters, takeSite } from '../sites.js';
import { mayRetreat } from '../steps.js';
import { columnNow } from '../strength.js';
import { EVEN_COLUMN } from '../tables.js';

interface Rising {
  fugitive: Unit;
  at: Hex;
  gone: number;
}
const { ask, call, done, procedure } = chapter('rebellion', (): Rising => ({ fugitive: -1, at: -1, gone: 0 }));
const HALT = 6;

/** Chapter A2 A city rebels. */
export const rebellion = procedure({
  steps: {
    // LW A2/1, LW A2/2 A die times the GT status, in city defence counters.
    rise: (t, v) => {
      const { board } = t;
      const { hex, gt, id } = SITES[v.site];
      const roll = t.d6('rebellion');
      // LW A2a/1 In the city, whoever else is there.
      const raised = raiseCounters(board, hex, REBELS, roll * gt);
      t.tell('rebellion', { seat: v.seat, site: id, die: roll, strength: counterStrength(board, hex, REBELS) });
      if (raised.length === 0) return done();
      distractAt(board, hex);
      // LW A2a.1 The strongest goes into an empty castle, if it is not the only one. LW AMB-145
      if (
        ownUnitsAt(board, hex, v.seat).length === 0 &&
        hasCastle(board, hex) &&
        raised.length > 1 &&
        !isTaken(board, hex)
      )
        board.inside[raised[0]] = 1;
      return;
    },
    // LW A2b/2, LW AMB-144 Who goes into the castle.
    flee: ask({
      rule: 'LW A2b/2',
      who: (b, v) => (canShelter(b, v.seat, SITES[v.site].hex) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.refuge', args: { hex: placeId(SITES[v.site].hex) } }),
      options: (b, v) => {
        const parts = partsOf(groupsOf(b, outside(b, v))).filter((part) => hasRoom(b, part));
        return parts.length > 0 ? [0, ...parts] : [];
      },
      name: (o: number, b, v) => (o === 0 ? 'outside' : `in ${partWords(b, o, outside(b, v))}`),
      at: (_, __, v) => [placeId(SITES[v.site].hex)],
      then: (t, v, o) => {
        if (o === 0) return;
        for (const unit of unitsIn(t.board, o, outside(t.board, v))) t.board.inside[unit] = 1;
        return goto('flee');
      },
    }),
    // LW AMB-145 A leader without units must go.
    bare: (t, v): Flow<'run' | 'array'> => {
      const left = outside(t.board, v);
      if (left.some((unit) => fights(t.board, unit))) return goto('array');
      const leader = left.find((unit) => isLeader(t.board, unit));
      if (leader === undefined) return goto('array');
      v.fugitive = leader;
      v.at = SITES[v.site].hex;
      v.gone = 0;
      return goto('run');
    },
    run: ask({
      rule: 'LW AMB-145',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.retreat', args: { hex: placeId(v.at) } }),
      options: (b, v) => ways(b, v),
      name: (o: number, _, v) => (o === HALT ? 'halt' : `to ${placeId(NEIGHBOURS[v.at * 6 + o])}`),
      at: (o, _, v) => [placeId(o === HALT ? v.at : NEIGHBOURS[v.at * 6 + o])],
      then: (_, v, o) => {
        if (o === HALT) return;
        v.at = NEIGHBOURS[v.at * 6 + o];
        v.gone += 1;
        return goto('run');
      },
    }),
    ran: (t, v) => {
      const leader = leaderOf(t.board, v.fugitive);
      if (v.gone === 0) die(t, leader, 'rebellion');
      else {
        moveUnit(t.board, v.fugitive, v.at);
        stir(t.board, leader);
      }
      return goto('bare');
    },
    array: (t, v): Flow<'battle' | 'offer' | 'end'> => {
      const { board } = t;
      const { hex } = SITES[v.site];
      if (garrison(board, v.seat, hex).length === 0) return goto('end');
      const attacker = whoAttacks(board, v.seat, hex);
      // LW A2b.2/4, LW AMB-078 A stand-off: he may attack all the same.
      if (attacker === NOBODY) return goto('offer');
      arrayBattle(board, v.seat, hex, attacker);
      return goto('battle');
    },
    offer: ask({
      rule: 'LW A2b.2/4',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.rebels', args: { site: SITES[v.site].id } }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'attack' : 'hold back'),
      then: (t, v, o): Flow<'battle' | 'end'> => {
        if (!o) return goto('end');
        arrayBattle(t.board, v.seat, SITES[v.site].hex, v.seat);
        return goto('battle');
      },
    }),
    battle: () => call('battle', {}),
    // LW A2a/3, LW A2c/1 Without a garrison outside the city is the rebels'.
    end: (t, v) => {
      const { board } = t;
      const { hex } = SITES[v.site];
      if (hasRebels(board, hex) && !outside(board, v).some((unit) => fights(board, unit))) {
        // LW A2a/2 Also while all his are in the castle.
        takeSite(board, v.site, NOBODY);
        t.tell('rebels-hold', { site: SITES[v.site].id });
      } else if (!hasRebels(board, hex)) t.tell('rebels-beaten', { site: SITES[v.site].id });
      return done();
    },
  },
});

function isTaken(b: Board, hex: Hex): boolean {
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.inside[unit]) return true;
  return false;
}

/** The owner's pieces in the city outside its castle. */
function outside(b: Board, v: { seat: number; site: Site }): Unit[] {
  return ownUnitsAt(b, SITES[v.site].hex, v.seat).filter((unit) => b.inside[unit] === 0 && !isFleet(b, unit));
}

/** LW A2b/1 All combat units in the hex. */
function garrison(b: Board, seat: number, hex: Hex): Unit[] {
  return ownUnitsAt(b, hex, seat).filter((unit) => fights(b, unit));
}

function canShelter(b: Board, seat: number, hex: Hex): boolean {
  if (!hasCastle(b, hex)) return false;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
    if (b.inside[unit] && b.owner[unit] !== seat) return false;
  return true;
}

function hasRoom(b: Board, part: number): boolean {
  return !fights(b, part >> 6) || garrisonOf(b, b.at[part >> 6]) + (part & 63) <= CASTLE_ROOM;
}

function ways(b: Board, v: Rising): number[] {
  const found: number[] = v.gone > 0 ? [HALT] : [];
  if (v.gone === 3) return found;
  for (let side = 0; side < 6; side++) if (mayRetreat(b, [v.fugitive], v.at, side)) found.push(side);
  return found;
}

/** LW A2b.1/1, LW A2b.1/2, LW AMB-144 The better column attacks, then the greater difference, then the garrison. */
function whoAttacks(b: Board, seat: number, hex: Hex): number {
  // LW A2b/3 All in the castle: no battle is forced.
  if (garrison(b, seat, hex).every((unit) => b.inside[unit])) return NOBODY;
  const own = prospect(b, seat, hex, seat);
  const theirs = prospect(b, seat, hex, REBELS);
  if (Math.max(own.column, theirs.column) < EVEN_COLUMN) return NOBODY;
  const isFirst =
    own.column > theirs.column || (own.column === theirs.column && own.differential >= theirs.differential);
  return isFirst ? seat : REBELS;
}

/** The column and difference of such an attack, by all that would count in it: walls, snow, reprisals. */
function prospect(b: Board, seat: number, hex: Hex, attacker: number): ReturnType<typeof columnNow> {
  arrayBattle(b, seat, hex, attacker);
  const found = columnNow(b);
  b.battle = null;
  return found;
}

function arrayBattle(b: Board, seat: number, hex: Hex, attacker: number): void {
  const own = garrison(b, seat, hex);
  const rebels = ownUnitsAt(b, hex, REBELS);
  const leaders = ownUnitsAt(b, hex, seat).filter((unit) => isLeader(b, unit));
  const fight = newBattle(attacker, attacker === seat ? REBELS : seat, hex, 'city');
  fight.why = 'rebellion';
  fight.from = [hex];
  fight.attackers = attacker === seat ? own : rebels;
  fight.defenders = attacker === seat ? rebels : own;
  if (attacker === seat) fight.leading = leaders;
  else fight.leadingDefence = leaders;
  b.battle = fight;
}

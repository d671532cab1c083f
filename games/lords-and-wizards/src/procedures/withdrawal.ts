import type { Flow } from '@questhall/kernel';
import { battleOf, fightersOf, hexesOf, leadingOf, playerOf } from '../battles.js';
import { type Battle, type Board, isSeat, type Side, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { CASTLE_ROOM, garrisonOf, isFleet } from '../forces.js';
import { hasCastle } from '../sites.js';
import { ELEMENTALS } from '../units.js';
import { forceIn, hasOwnCastle, hasWay, isOwnCastle, staysInCity, watersFor } from './retreat.js';

const will = chapter('withdrawal', () => ({ attacker: false, defender: false }));

/** Chapter B8c2.1 After a round either side may try to withdraw. */
export const withdrawal = will.procedure({
  steps: {
    // LW AMB-068 Only a Jug is left: its Wizard must go, or the battle ends where he stands.
    jug: (t): Flow<'moved' | 'attacker'> => {
      const { board } = t;
      const fight = battleOf(board);
      const side = (['defender', 'attacker'] as const).find((one) => isJugAlone(board, fight, one));
      if (side === undefined) return undefined;
      if (!mustGo(board, fight, side)) {
        fight.ended = 'storm';
        return will.done();
      }
      fight.ended = side === 'attacker' ? 'attacker withdrew' : 'defender withdrew';
      return will.call('retreat', { side, hex: -1, forced: false }, { then: 'moved' });
    },
    // LW TABLE.CRT/3 The attacker says first.
    attacker: wish('attacker'),
    defender: wish('defender'),
    // LW B8c2.1/2, LW B8c2.1/3 Alone on a 1 or 2; both without a roll.
    roll: (t, v): Flow<'moved' | 'second'> => {
      const fight = battleOf(t.board);
      // LW AMB-009 One answer each, attacker first, then at most one roll.
      if (!v.attacker && !v.defender) return will.done();
      if (v.attacker && v.defender) {
        fight.ended = 'both withdrew';
        t.tell('withdrew', { side: 'both', die: 0 });
        return will.call('retreat', { side: 'defender', hex: -1, forced: false }, { then: 'second' });
      }
      const side: Side = v.attacker ? 'attacker' : 'defender';
      const die = t.d6('withdrawal');
      t.tell(die <= 2 ? 'withdrew' : 'held', { side, die });
      if (die > 2) return will.done();
      fight.ended = side === 'attacker' ? 'attacker withdrew' : 'defender withdrew';
      return will.call('retreat', { side, hex: -1, forced: false }, { then: 'moved' });
    },
    // LW AMB-008 The defender moves first.
    second: () => will.call('retreat', { side: 'attacker', hex: -1, forced: false }),
    moved: () => will.done(),
  },
});

function isJugAlone(b: Board, fight: Battle, side: Side): boolean {
  return fightersOf(fight, side).every((unit) => b.kind[unit] === ELEMENTALS);
}

/** LW AMB-068, LW B9g/1 A defender out of his castle too, since it is no choice of his; unless there is nowhere to go. */
function mustGo(b: Board, fight: Battle, side: Side): boolean {
  const inside = side === 'defender' ? fight.leadingDefence.filter((unit) => b.inside[unit]) : [];
  for (const unit of inside) b.inside[unit] = 0;
  if (canGo(b, side)) return true;
  for (const unit of inside) b.inside[unit] = 1;
  return false;
}

function wish(side: Side) {
  return will.ask({
    rule: 'LW B8c2.1/1',
    who: (b) => {
      const seat = playerOf(battleOf(b), side);
      return seat >= 0 && mayWithdraw(b, side) ? seat : null;
    },
    says: () => ({ key: 'ask.withdraw', args: { side } }),
    options: () => [false, true],
    name: (o: boolean) => (o ? 'withdraw' : 'fight on'),
    then: (_, v, o) => {
      // LW TABLE.CRT/3 The attacker has spoken before the defender is asked.
      v[side] = o;
    },
  });
}

/** LW B8c2.1/6, LW AMB-013 Whether a side can withdraw at all. */
export function mayWithdraw(b: Board, side: Side): boolean {
  const fight = battleOf(b);
  // LW B10b City defence and rebels never leave.
  if (!isSeat(side === 'attacker' ? fight.attacker : fight.defender)) return false;
  const units = fightersOf(fight, side);
  if (fight.why === 'rebellion') return canLeaveRebels(b, fight, units);
  // LW B9g/1, LW A2b.2/1 Never from a castle. LW AMB-166 The city's units may leave those in its castle behind.
  const whole = side === 'defender' && fight.part === 'whole';
  if (whole ? units.every((unit) => b.inside[unit]) : hasOwnInside(b, fight, side)) return false;
  if (side === 'defender' && fight.doughnut) return false;
  return canGo(b, side);
}

/** Units or leaders of its own in a castle; one in there who was won over holds nobody back. */
function hasOwnInside(b: Board, fight: Battle, side: Side): boolean {
  const own = fightersOf(fight, side).filter((unit) => !fight.turned.includes(unit));
  return [...own, ...leadingOf(fight, side)].some((unit) => b.inside[unit]);
}

/** LW A2b.2/1 Garrison units go into the castle up to its limit, or out of the hex if there is none. */
function canLeaveRebels(b: Board, fight: Battle, units: readonly Unit[]): boolean {
  const outside = units.filter((unit) => !b.inside[unit] && !fight.turned.includes(unit));
  if (outside.length === 0) return false;
  if (!hasOwnCastle(b, fight.place, b.owner[outside[0]])) return hasWay(b, outside, fight.place);
  return garrisonOf(b, fight.place) + outside.length <= CASTLE_ROOM;
}

/** Whether every hex of a side has a way out. */
function canGo(b: Board, side: Side): boolean {
  const fight = battleOf(b);
  if (staysInCity(fight, side)) return true;
  if (side === 'defender' && hasRefuge(b, fight)) return true;
  return hexesOf(b, fight, side).every((hex) => {
    const force = forceIn(b, fight, side, hex);
    // Whoever was won over by scroll or bribe stands among his old friends, and goes nowhere.
    if (force.length === 0) return true;
    return force.every((unit) => isFleet(b, unit))
      ? force.some((unit) => watersFor(b, unit).length > 0)
      : hasWay(b, force, hex);
  });
}

/** LW B9g/4, LW B9h/3 Their own castle, unless it is attacked too. */
function hasRefuge(b: Board, fight: Battle): boolean {
  if ((fight.part !== 'city' && fight.part !== 'open') || fight.why === 'sortie' || !hasCastle(b, fight.place))
    return false;
  if (fight.from.includes(fight.place) && fight.why !== 'rebellion') return false;
  return garrisonOf(b, fight.place) + fight.defenders.length <= CASTLE_ROOM && isOwnCastle(b, fight);
}

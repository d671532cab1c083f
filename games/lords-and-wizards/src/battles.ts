import type { Table } from '@questhall/kernel';
import { type Battle, type Board, CITY, isSeat, type Owner, type Part, type Side, type Unit } from './board.js';
import { fights, isFleet, isLeader, itemsOf, unitsAt } from './forces.js';
import { die } from './leaders.js';
import type { Hex, Place } from './map.js';
import { eliminate } from './sites.js';
import { IS_CD, IS_LEADER } from './units.js';

/** The battle at hand. */
export function battleOf(b: Board): Battle {
  if (!b.battle) throw new Error('no battle is being fought');
  return b.battle;
}

export function other(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

export function fightersOf(battle: Battle, side: Side): Unit[] {
  return side === 'attacker' ? battle.attackers : battle.defenders;
}

export function leadingOf(battle: Battle, side: Side): Unit[] {
  return side === 'attacker' ? battle.leading : battle.leadingDefence;
}

export function ownerOf(battle: Battle, side: Side): Owner {
  return side === 'attacker' ? battle.attacker : battle.defender;
}

/** The player of a side, -1 where there is none. */
export function playerOf(battle: Battle, side: Side): number {
  const owner = ownerOf(battle, side);
  return isSeat(owner) ? owner : -1;
}

/** Leaders who take part: not those who stand aloof. */
export function commanders(battle: Battle, side: Side): Unit[] {
  const leading = leadingOf(battle, side);
  return battle.aloof.length === 0 ? leading : leading.filter((unit) => !battle.aloof.includes(unit));
}

/** A battle about to begin, without its units. */
export function newBattle(attacker: Owner, defender: Owner, place: Place, part: Part): Battle {
  return {
    why: 'assault',
    attacker,
    defender,
    place,
    part,
    from: [],
    doughnut: false,
    round: 0,
    attackers: [],
    defenders: [],
    leading: [],
    leadingDefence: [],
    aloof: [],
    shooting: [],
    withheld: [],
    turned: [],
    uses: [],
    shift: 0,
    summoners: [],
    spoils: [],
    freed: [],
    lone: false,
    ended: '',
  };
}

/** LW B8a.1, Chapter B9h Who is attacked there: all of that part, or all fleets of one owner. */
export function targetsIn(b: Board, place: Place, part: Part, owner: Owner): Unit[] {
  return unitsAt(b, place).filter((unit) => {
    if (b.owner[unit] !== owner) return false;
    if (part === 'fleets') return isFleet(b, unit);
    // LW B9f/1 All in the castle together.
    if (part === 'castle') return b.inside[unit] === 1;
    return part === 'whole' || b.inside[unit] === 0;
  });
}

/** Units that fight there, leaders apart; fleets count among them. */
export function combatants(b: Board, units: readonly Unit[]): Unit[] {
  // LW B10e/1 Monsters defend with the city's own.
  return units.filter((unit) => !isLeader(b, unit));
}

export function leadersAmong(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => IS_LEADER[b.kind[unit]]);
}

/** Units in the order in which dice are rolled for them: that of the table of units. */
export function inTurn(b: Board, units: readonly Unit[]): Unit[] {
  return [...units].sort((a, c) => b.kind[a] - b.kind[c] || a - c);
}

/** The battle is decided when a side has nobody left who fights. */
export function decide(b: Board): void {
  const battle = battleOf(b);
  if (battle.ended !== '') return;
  const [attack, defence] = [battle.attackers.length > 0, battle.defenders.length > 0];
  // LW AMB-160 Both at once: nobody has won.
  if (!attack && !defence) battle.ended = 'nobody';
  else if (!attack) battle.ended = 'defender';
  // LW AMB-113 A leader alone is heard first.
  else if (battle.lone) return;
  else if (!defence) battle.ended = 'attacker';
}

/** A unit falls in battle; what it held goes to the spoils. */
export function fall(t: Table<Board>, unit: Unit, side: Side): void {
  const { board } = t;
  const battle = battleOf(board);
  takeSpoils(board, unit, side);
  forget(battle, unit);
  if (isFleet(board, unit)) sink(t, unit, side);
  else eliminate(board, unit);
}

/** LW B21a.1.1 What a fallen piece held waits for the victor. */
export function takeSpoils(b: Board, unit: Unit, side: Side): void {
  const battle = battleOf(b);
  for (const item of itemsOf(b, unit)) {
    b.itemHolder[item] = -1;
    battle.spoils.push(item * 2 + (side === 'defender' ? 1 : 0));
  }
  freeCaptives(b, unit);
}

/** Whom a piece held waits for the victor too. */
export function freeCaptives(b: Board, unit: Unit): void {
  for (let leader = 0; leader < b.captor.length; leader++) {
    if (b.captor[leader] !== unit) continue;
    battleOf(b).freed.push(leader);
    b.captor[leader] = -1;
  }
}

/** LW B7c.1/3 Everybody aboard goes down with a fleet. */
function sink(t: Table<Board>, fleet: Unit, side: Side): void {
  const { board } = t;
  for (let unit = 0; unit < board.kind.length; unit++) {
    if (board.aboard[unit] !== fleet) continue;
    takeSpoils(board, unit, side);
    drown(t, unit);
  }
  eliminate(board, fleet);
}

/** Somebody aboard is lost; a leader too. */
export function drown(t: Table<Board>, unit: Unit): void {
  const { board } = t;
  const leader = board.leaderUnit.indexOf(unit);
  if (leader < 0) {
    eliminate(board, unit);
    return;
  }
  // LW AMB-127 At sea nobody is captured.
  die(t, leader, 'sea');
}

export function forget(battle: Battle, unit: Unit): void {
  for (const list of [
    battle.attackers,
    battle.defenders,
    battle.leading,
    battle.leadingDefence,
    battle.shooting,
    battle.withheld,
    battle.turned,
    battle.aloof,
  ]) {
    const at = list.indexOf(unit);
    if (at >= 0) list.splice(at, 1);
  }
}

/** The hexes that a side's fighters stand in. */
export function hexesOf(b: Board, battle: Battle, side: Side): Hex[] {
  const found: Hex[] = [];
  for (const unit of fightersOf(battle, side)) if (!found.includes(b.at[unit])) found.push(b.at[unit]);
  return found;
}

/** Whether a unit is one of a city's own monsters. */
export function isMonsterUnit(b: Board, unit: Unit): boolean {
  return b.owner[unit] === CITY && fights(b, unit) && !IS_CD[b.kind[unit]];
}

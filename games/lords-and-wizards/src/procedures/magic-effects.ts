import type { Flow, Table } from '@questhall/kernel';
import {
  battleOf,
  decide,
  fall,
  fightersOf,
  forget,
  inTurn,
  isMonsterUnit,
  leadingOf,
  other,
  playerOf,
  takeSpoils,
} from '../battles.js';
import { type Board, type Item, SIDES_OF_BATTLE, type Side, type Unit, type Use } from '../board.js';
import { chapter } from '../calls.js';
import { leaderOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { die } from '../leaders.js';
import { SITE_AT } from '../map.js';
import { isOf, servesOf } from '../strength.js';
import { HIREABLE, IS_DRAGON, KINDS, LOCAL_LORD, LOCAL_WIZARD } from '../units.js';

const { call } = chapter('magic');

/** What an item does at once. */
export function work(t: Table<Board>, use: Use, at: number): Flow<'loop'> {
  const { board } = t;
  const fight = battleOf(board);
  const power = ITEMS[board.itemKind[use.item]].use;
  const foes = other(servesOf(use));
  if (ITEMS[board.itemKind[use.item]].does === 'door') {
    forget(fight, use.leader);
    return call('door', { seat: board.owner[use.leader], item: use.item }, { then: 'loop' });
  }
  switch (power?.does) {
    case 'storm':
      // LW B21c/4, LW AMB-120 No more fighting for that target this turn.
      fight.ended = 'storm';
      t.tell('storm', { seat: board.owner[use.leader] });
      return;
    case 'kill':
      strike(t, foes, power.upTo);
      decide(board);
      return;
    case 'earthquake':
      quake(t);
      decide(board);
      return;
    case 'panic':
      return panic(t, foes);
    case 'blank':
      blank(t, use);
      return;
    case 'control':
      take(t, use);
      decide(board);
      return;
    case 'summon':
      fight.summoners.push(use.item);
      return call('summon', { use: at }, { then: 'loop' });
    case 'power':
      // LW TABLE.MIT/1 A perverted Potion empties its drinker's mind.
      if (use.works === 'perverts' && ITEMS[board.itemKind[use.item]].once) empty(t, use.leader);
      return;
    default:
      return;
  }
}

/** LW TABLE.MIT/3, LW B21c/3 A roll for each enemy unit. */
function strike(t: Table<Board>, foes: Side, upTo: number): void {
  const { board } = t;
  let n = 0;
  // LW AMB-060 Items that strengthen or frighten a whole force need no roll.
  for (const unit of inTurn(board, fightersOf(battleOf(board), foes))) {
    // LW AMB-137 Not monsters, nor Dragons where they have powers, nor what a Jug holds.
    if (!canMagicRemove(board, unit) || t.d6('item') > upTo) continue;
    dieOrFall(t, unit, foes);
    n += 1;
  }
  t.tell('struck', { side: foes, n });
}

export function canMagicRemove(b: Board, unit: Unit): boolean {
  // LW TABLE.MONSTERS/2 Monsters are proof against magic, and so are Elementals.
  if (isMonsterUnit(b, unit) || b.kind[unit] >= HIREABLE + 8) return leaderOf(b, unit) >= 0;
  return !(b.house.specialUnits && IS_DRAGON[b.kind[unit]]);
}

/** A unit falls; a leader who counted as one is lost. */
export function dieOrFall(t: Table<Board>, unit: Unit, side: Side): void {
  const leader = leaderOf(t.board, unit);
  if (leader < 0) {
    fall(t, unit, side);
    return;
  }
  takeSpoils(t.board, unit, side);
  forget(battleOf(t.board), unit);
  die(t, leader, 'battle');
}

/** LW TABLE.MIT/3 Every unit and leader of both sides. */
function quake(t: Table<Board>): void {
  const { board } = t;
  const fight = battleOf(board);
  for (const side of SIDES_OF_BATTLE) {
    let n = 0;
    for (const unit of inTurn(board, fightersOf(fight, side))) {
      if (leaderOf(board, unit) >= 0 || !canMagicRemove(board, unit) || t.d6('item') > 3) continue;
      fall(t, unit, side);
      n += 1;
    }
    for (const unit of inTurn(board, leadingOf(fight, side))) {
      if (t.d6('item') > 3) continue;
      n += 1;
      if (leaderOf(board, unit) >= 0) dieOrFall(t, unit, side);
      else fall(t, unit, side);
    }
    t.tell('struck', { side, n });
  }
}

/** LW TABLE.MIT/1 On a 1 the enemy must retreat. LW AMB-012, LW AMB-167 Those who never withdraw do not mind. */
function panic(t: Table<Board>, foes: Side): Flow<'loop'> {
  const { board } = t;
  const fight = battleOf(board);
  const die = t.d6('item');
  t.tell('panic', { side: foes, die });
  const steadfast = playerOf(fight, foes) < 0 || fightersOf(fight, foes).every((unit) => board.inside[unit]);
  if (die > 1 || steadfast) return;
  fight.ended = foes === 'attacker' ? 'attacker withdrew' : 'defender withdrew';
  return call('retreat', { side: foes, hex: -1, forced: true }, { then: 'loop' });
}

/** LW AMB-065 On a 1 a leader drops to level 1, for good. */
function blank(t: Table<Board>, use: Use): void {
  const { board } = t;
  const die = t.d6('item');
  const target = use.works === 'perverts' ? use.leader : use.aim;
  t.tell('mind-blanked', { die, target: KINDS[board.kind[target]].id, owner: board.owner[target] });
  if (die === 1) empty(t, target);
}

function empty(t: Table<Board>, unit: Unit): void {
  const leader = leaderOf(t.board, unit);
  if (leader >= 0) t.board.level[leader] = 1;
  else if (t.board.kind[unit] === LOCAL_LORD || t.board.kind[unit] === LOCAL_WIZARD)
    t.board.localLevel[SITE_AT[t.board.at[unit]]] = 1;
}

/** LW B21d/2 The unit fights for the reader; LW B21d/4 it will not come back. */
function take(t: Table<Board>, use: Use): void {
  const { board } = t;
  const fight = battleOf(board);
  // Perverted, one of the reader's own of that kind goes over, if he has any.
  const foes = other(servesOf(use));
  const unit = use.works === 'works' ? use.aim : controllable(board, use.item, foes)[0];
  if (unit === undefined || !fightersOf(fight, foes).includes(unit)) return;
  const list = fightersOf(fight, foes);
  list.splice(list.indexOf(unit), 1);
  fightersOf(fight, servesOf(use)).push(unit);
  fight.turned.push(unit);
  t.tell('controlled', { side: servesOf(use), unit: KINDS[board.kind[unit]].id });
}

/** LW AMB-063, LW TABLE.MONSTERS/3 Enemy units that a control scroll can take. */
export function controllable(b: Board, item: Item, foes: Side): Unit[] {
  const power = ITEMS[b.itemKind[item]].use;
  if (power?.does !== 'control') return [];
  const names = power.of.length > 0 ? power.of : [KINDS[b.itemAim[item]]?.id ?? ''];
  const fight = battleOf(b);
  return fightersOf(fight, foes).filter(
    (unit) => !fight.turned.includes(unit) && leaderOf(b, unit) < 0 && isOf(b, unit, names),
  );
}

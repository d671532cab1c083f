import { goto, type Table } from '@questhall/kernel';
import { battleOf, commanders, decide, fall, fightersOf, forget, hexesOf, inTurn, isMonsterUnit } from '../battles.js';
import { type Board, SIDES_OF_BATTLE, type Side, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, leaderOf } from '../forces.js';
import { ITEMS } from '../items.js';
import { distractAt, stir } from '../leaders.js';
import { HEXES, placeId } from '../map.js';
import { guardOf, hasJug, removeItem } from '../powers.js';
import { eliminate } from '../sites.js';
import { columnNow } from '../strength.js';
import { columnName, regularResult } from '../tables.js';
import { ELEMENTALS, GIANT, GOLDEN_DRAGON, KINDS, kindNamed, TROLL } from '../units.js';
import { perverted } from './magic.js';

const { ask, call, done, procedure } = chapter('battle', () => ({ attacker: 0, defender: 0 }));

/** Chapter B8, LW AMB-001 One battle, round after round, until a side is gone. */
export const battle = procedure({
  steps: {
    begin: (t) => {
      const { board } = t;
      const fight = battleOf(board);
      t.tell('battle', {
        attacker: fight.attacker,
        defender: fight.defender,
        place: placeId(fight.place),
        part: fight.part,
        why: fight.why,
        attackers: fight.attackers.length,
        defenders: fight.defenders.length,
      });
      disturb(board);
      // LW AMB-034 A sortie is one round of regular combat and nothing else.
      if (fight.why === 'sortie') {
        fight.round = 1;
        return goto('regular');
      }
      // LW AMB-113 Leaders alone fall at once, unless an item can help them.
      // LW B5a.3/2, LW B5b.3, LW B5a.3/1 A leader has no strength of his own.
      fight.lone = fight.defenders.length === 0;
      return;
    },
    // LW O12a/3, LW AMB-159 A Wizard at work may refuse all combat.
    aloof: ask({
      rule: 'LW O12a/3',
      who: (b) => (b.house.creation && atWork(b) >= 0 ? b.owner[atWork(b)] : null),
      says: () => ({ key: 'ask.aloof' }),
      options: () => [true, false],
      name: (o: boolean) => (o ? 'refuse combat' : 'take command'),
      then: (t, _, o) => {
        const unit = atWork(t.board);
        if (o) battleOf(t.board).aloof.push(unit);
        // LW O12a/2 Taking command ends the work.
        else stir(t.board, leaderOf(t.board, unit));
      },
    }),
    guards: (t) => {
      const fight = battleOf(t.board);
      for (const side of SIDES_OF_BATTLE)
        for (const unit of inTurn(t.board, commanders(fight, side))) callGuard(t, side, unit);
      if (fight.lone && fight.defenders.length > 0) fight.lone = false;
      // A leader whose guard failed him does not attack after all.
      if (fight.attackers.length === 0) fight.ended = 'storm';
    },
    // LW O1/1, LW AMB-111 Before anything else Trolls and Giants may desert.
    desertion: (t) => {
      if (t.board.house.desertion) desert(t);
    },
    deserted: (t) => (isOver(t.board) ? goto('end') : undefined),
    round: (t) => {
      const fight = battleOf(t.board);
      // LW AMB-018 Every round repeats all steps but scrolls, bribes and desertion.
      fight.round += 1;
      fight.shift = 0;
      fight.shooting = [];
      fight.uses = [];
      // LW O3b/2 Bribes are for the first round only. LW AMB-113 A leader alone has nothing but his items.
      if (fight.round > 1 || fight.lone || !t.board.house.treachery) return goto('magic');
      return;
    },
    // LW AMB-001, LW B21d/2 Control scrolls come before bribes.
    control: () => call('magic', { only: 'control' }),
    controlled: (t) => (isOver(t.board) ? goto('end') : undefined),
    treachery: () => call('treachery', {}),
    betrayed: (t) => (isOver(t.board) ? goto('end') : undefined),
    // LW B8i/1, LW PRS.III.1 Items come before every other kind of combat.
    magic: () => call('magic', { only: 'all' }),
    charmed: (t) => {
      const fight = battleOf(t.board);
      if (fight.lone && fight.ended === '' && fight.defenders.length === 0) fight.ended = 'attacker';
      if (fight.lone && fight.ended === '') {
        fight.lone = false;
        return goto('magic');
      }
      return isOver(t.board) ? goto('end') : undefined;
    },
    // LW A7a/1 Missile units are told off, defender first.
    designate: (t) =>
      // LW A7f, LW AMB-082 Not against rebels. LW A7c/3 Anew every round.
      t.board.house.advanced && battleOf(t.board).why === 'assault' ? call('designation', {}) : undefined,
    // LW TABLE.LVL/3 Lord vs. Lord, then Wizard vs. Wizard.
    // LW PRS.III.3, LW PRS.III.2 In this order.
    duels: () => call('duels', {}),
    dueled: (t) => (isOver(t.board) ? goto('end') : undefined),
    // LW A7b/1 Missiles before melee.
    missiles: (t) => (battleOf(t.board).shooting.length > 0 ? call('missiles', {}) : undefined),
    shot: (t) => {
      loseScreen(t);
      return isOver(t.board) ? goto('end') : undefined;
    },
    // LW B8c, LW PRS.III.4 Regular combat.
    regular: (t, v) => {
      const { board } = t;
      const { differential, column, shift } = columnNow(board);
      const die = t.d6('combat');
      const result = regularResult(column, die);
      v.attacker = result.attacker;
      v.defender = result.defender;
      t.tell('regular', { differential, shift, column: columnName(column), die, ...result });
    },
    // LW TABLE.CRT/2 The attacker names his losses first.
    attackerLosses: (_, v) =>
      v.attacker > 0 ? call('losses', { side: 'attacker', n: v.attacker, cause: 'regular' }) : undefined,
    defenderLosses: (_, v) =>
      v.defender > 0 ? call('losses', { side: 'defender', n: v.defender, cause: 'regular' }) : undefined,
    screen: (t) => {
      loseScreen(t);
      useUp(t.board);
      const fight = battleOf(t.board);
      // LW AMB-034 A sortie is one round.
      if (fight.why === 'sortie') {
        decide(t.board);
        if (fight.ended === '') fight.ended = 'storm';
      }
      return isOver(t.board) ? goto('end') : undefined;
    },
    // LW PRS.III.5 Withdrawal, or another round.
    withdrawal: () => call('withdrawal', {}),
    again: (t) => {
      decide(t.board);
      // LW B8c.2 Round after round, to the finish.
      return battleOf(t.board).ended === '' ? goto('round') : undefined;
    },
    end: (t) => {
      useUp(t.board);
      return call('aftermath', {});
    },
    close: (t) => {
      t.board.battle = null;
      return done();
    },
  },
  shows: (b) => {
    const { battle: fight } = b;
    return { round: fight?.round ?? 0, place: fight ? placeId(fight.place) : null };
  },
});

function isOver(b: Board): boolean {
  decide(b);
  return battleOf(b).ended !== '';
}

/** LW AMB-056 A battle breaks the study of Wizards in the hexes it touches. LW O12a/2 Work ends for those who command. */
function disturb(b: Board): void {
  const fight = battleOf(b);
  for (const hex of fight.from) distractAt(b, hex);
  if (fight.place < HEXES) distractAt(b, fight.place);
  const asked = atWork(b);
  for (const unit of fight.leading) if (unit !== asked && leaderOf(b, unit) >= 0) stir(b, leaderOf(b, unit));
}

/** LW AMB-159 A Wizard who is creating an item and whom a battle comes upon, by enemies or rebels; -1 if there is none. */
function atWork(b: Board): Unit {
  const { leading, leadingDefence, why } = battleOf(b);
  const beset = why === 'rebellion' ? [...leading, ...leadingDefence] : leadingDefence;
  return beset.find((unit) => leaderOf(b, unit) >= 0 && b.work[leaderOf(b, unit)] >= 0) ?? -1;
}

/** LW AMB-141, LW AMB-068 Guards and Jugs fight beside their leaders. */
function callGuard(t: Table<Board>, side: Side, unit: Unit): void {
  const { board } = t;
  const fight = battleOf(board);
  const guard = guardOf(board, unit);
  if (!guard && !hasJug(board, unit)) return;
  const works = perverted(t, unit);
  if (works === 'fails') return;
  if (guard && works === 'works') {
    fightersOf(fight, side).push(unit);
    return;
  }
  const kind = guard
    ? guard.attack === 15
      ? GOLDEN_DRAGON
      : kindNamed(guard.attack === 5 ? 'roc' : 'skorre')
    : ELEMENTALS;
  const helper = addUnit(board, kind, board.owner[unit], board.at[unit]);
  board.inside[helper] = board.inside[unit];
  fight.turned.push(helper);
  fightersOf(fight, works === 'works' ? side : side === 'attacker' ? 'defender' : 'attacker').push(helper);
}

/** LW O1/1 A die for each Troll and Giant: on 1 or 2 it is gone. */
function desert(t: Table<Board>): void {
  const { board } = t;
  const fight = battleOf(board);
  for (const side of SIDES_OF_BATTLE) {
    for (const unit of inTurn(board, fightersOf(fight, side))) {
      const kind = board.kind[unit];
      // LW AMB-111 Monsters do not.
      if ((kind !== TROLL && kind !== GIANT) || isMonsterUnit(board, unit)) continue;
      const die = t.d6('desertion');
      if (die > 2) continue;
      t.tell('deserted', { seat: board.owner[unit], unit: KINDS[kind].id, die });
      forget(fight, unit);
      // LW O1a/1, LW AMB-132 What it held stays in the hex.
      // LW O1a/2 A leader whom all desert falls to the enemy.
      eliminate(board, unit);
    }
  }
}

/** LW A7c/2 Missile units fall with the last who screened them in their hex. */
function loseScreen(t: Table<Board>): void {
  const { board } = t;
  const fight = battleOf(board);
  if (fight.shooting.length === 0) return;
  for (const side of SIDES_OF_BATTLE) {
    for (const hex of hexesOf(board, fight, side)) {
      const here = fightersOf(fight, side).filter((unit) => board.at[unit] === hex);
      if (here.some((unit) => !fight.shooting.includes(unit))) continue;
      for (const unit of here) fall(t, unit, side);
      t.tell('unscreened', { place: placeId(hex), n: here.length });
    }
  }
}

/** LW TABLE.MIT/4 What works once is gone when the round ends. */
export function useUp(b: Board): void {
  const fight = battleOf(b);
  for (const { item } of fight.uses) {
    const kind = b.itemKind[item];
    if (kind >= 0 && ITEMS[kind].once) removeItem(b, item);
  }
  fight.uses = [];
}

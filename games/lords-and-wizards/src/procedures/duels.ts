import { type Flow, goto, type Table } from '@questhall/kernel';
import { battleOf, commanders, playerOf } from '../battles.js';
import { type Board, SIDES_OF_BATTLE, type Side } from '../board.js';
import { chapter } from '../calls.js';
import { leaderOf } from '../forces.js';
import { rise } from '../leaders.js';
import { SITE_AT } from '../map.js';
import { champion, serving } from '../strength.js';
import { type Duel, lordResult, wizardResult } from '../tables.js';
import { LOCAL_WIZARD, WIZARD } from '../units.js';

type As = 'lord' | 'wizard';
const { ask, call, done, procedure } = chapter('duels', () => ({ as: 'lord' as As, attacker: 0, defender: 0 }));

/** Chapters B8f and B8g Lord vs. Lord, then Wizard vs. Wizard. */
export const duels = procedure({
  steps: {
    // LW AMB-017 Compulsory if both sides have one; else his owner decides.
    offer: ask({
      rule: 'LW B8f/1',
      who: (b, v) => decider(b, v.as),
      says: (_, v) => ({ key: v.as === 'lord' ? 'ask.lords' : 'ask.wizards' }),
      options: () => [true, false],
      name: (o: boolean, _, v) => (o ? `${v.as} combat` : `no ${v.as} combat`),
      then: (t, v, o) => (o ? fight(t, v) : goto('next')),
    }),
    forced: (t, v) => (isForced(t.board, v.as) ? fight(t, v) : goto('next')),
    // LW TABLE.LVL/2 Each side chooses its own losses, attacker first.
    attacker: (_, v) =>
      v.attacker > 0 ? call('losses', { side: 'attacker', n: v.attacker, cause: causeOf(v.as) }) : undefined,
    defender: (_, v) =>
      v.defender > 0 ? call('losses', { side: 'defender', n: v.defender, cause: causeOf(v.as) }) : undefined,
    next: (t, v) => {
      const { attackers, defenders } = battleOf(t.board);
      // LW AMB-107 A side wiped out ends it.
      if (v.as === 'wizard' || attackers.length === 0 || defenders.length === 0) return done();
      v.as = 'wizard';
      v.attacker = 0;
      v.defender = 0;
      return goto('offer');
    },
  },
});

function causeOf(as: As): 'lords' | 'wizards' {
  return as === 'lord' ? 'lords' : 'wizards';
}

function has(b: Board, side: Side, as: As): boolean {
  return champion(b, side, as).unit >= 0;
}

/** The player who may choose: one side only has a leader of the kind, and he is a player's. */
function decider(b: Board, as: As): number | null {
  const [attacker, defender] = SIDES_OF_BATTLE.map((side) => has(b, side, as));
  if (attacker === defender) return null;
  const seat = playerOf(battleOf(b), attacker ? 'attacker' : 'defender');
  return seat >= 0 ? seat : null;
}

/** LW B10h/2 Local leaders always fight so. */
function isForced(b: Board, as: As): boolean {
  const [attacker, defender] = SIDES_OF_BATTLE.map((side) => has(b, side, as));
  return (attacker && defender) || ((attacker || defender) && decider(b, as) === null);
}

function fight(t: Table<Board>, v: { as: As; attacker: number; defender: number }): Flow<'attacker'> {
  const { board } = t;
  const [attacker, defender] = SIDES_OF_BATTLE.map((side) => champion(board, side, v.as));
  // LW AMB-016 Attacker minus defender; who has none counts as 0. LW B8f/3, LW B8g/2
  const difference = attacker.level - defender.level;
  const die = t.d6(v.as === 'lord' ? 'lords' : 'wizards');
  const result = v.as === 'lord' ? lordResult(difference, die) : wizardResult(difference, balled(board, die));
  t.tell('duel', {
    as: v.as,
    levels: [attacker.level, defender.level],
    die,
    attacker: result.attacker,
    defender: result.defender,
    shift: result.shift,
  });
  v.attacker = result.attacker;
  v.defender = result.defender;
  battleOf(board).shift += result.shift;
  if (result.raises) raise(t, v.as, result.raises);
  return goto('attacker');
}

/** LW AMB-115 A Crystal Ball moves the die two in its owner's favour. */
function balled(b: Board, die: number): number {
  const moved = die - 2 * serving(b, 'ball', 'attacker').length + 2 * serving(b, 'ball', 'defender').length;
  return Math.min(Math.max(moved, 1), 6);
}

/** LW B8h/1 An asterisk raises the leader whose level was used. */
function raise(t: Table<Board>, as: As, side: NonNullable<Duel['raises']>): void {
  const { board } = t;
  const { unit, own } = champion(board, side, as);
  // LW AMB-138 Not one who counts as the other kind by a Ring of Power.
  // LW TABLE.LVL/4 Magic against those without a Wizard teaches nothing.
  if (unit < 0 || !own || !isOpposed(board, side, as)) return;
  const leader = leaderOf(board, unit);
  // LW B8h/1 A player's leader, or a local one.
  if (leader >= 0) rise(t, leader, as === 'lord' ? 'combat' : 'magic');
  else board.localLevel[SITE_AT[board.at[unit]]] += 1;
}

/** LW B8h/3, LW AMB-014, LW AMB-015 A Lord against any leader, a Wizard only against a Wizard. */
function isOpposed(b: Board, side: Side, as: As): boolean {
  const foes = side === 'attacker' ? 'defender' : 'attacker';
  const enemies = commanders(battleOf(b), foes);
  if (as === 'lord') return enemies.length > 0;
  return enemies.some((unit) => b.kind[unit] === WIZARD || b.kind[unit] === LOCAL_WIZARD) || has(b, foes, 'wizard');
}

import { goto, type Table } from '@questhall/kernel';
import { battleOf, fightersOf, isMonsterUnit, ownerOf } from '../battles.js';
import { type Board, isSeat, type Side, type Unit } from '../board.js';
import { type Cause, chapter } from '../calls.js';
import { leaderOf } from '../forces.js';
import { JUG } from '../items.js';
import { placeId } from '../map.js';
import { removeItem } from '../powers.js';
import { ELEMENTALS, ENT, IS_CD, IS_DRAGON, KINDS } from '../units.js';
import { dieOrFall } from './magic-effects.js';

const { ask, done, procedure } = chapter('losses', () => ({ fallen: [] as string[] }));

/** LW B8c.1 So many units of a side are lost; their owner chooses. */
export const losses = procedure({
  steps: {
    begin: (t, v) => {
      const eligible = eligibles(t.board, v.side, v.cause);
      // LW B8c.1 One after another, while there is a choice.
      if (eligible.length > v.n) return v.n > 0 ? undefined : goto('end');
      // LW B8c.3 More than there are: all. LW AMB-137 What nobody can bear lapses.
      // LW AMB-068 The Jug only if he likes.
      for (const unit of eligible) if (t.board.kind[unit] !== ELEMENTALS) lose(t, v, unit);
      return goto('end');
    },
    choose: ask({
      rule: 'LW B8c.1',
      who: (b, v) => {
        const owner = ownerOf(battleOf(b), v.side);
        return isSeat(owner) ? owner : null;
      },
      says: (_, v) => ({ key: 'ask.losses', args: { n: v.n, cause: v.cause } }),
      options: (b, v) => onePerKind(b, eligibles(b, v.side, v.cause)),
      name: (unit: Unit, b, v) => `lose ${lossWords(b, unit, eligibles(b, v.side, v.cause))}`,
      at: (unit, b) => [placeId(b.at[unit])],
      then: (t, v, unit) => {
        lose(t, v, unit);
        return goto('begin');
      },
    }),
    // LW B10d, LW AMB-114 The weakest first; monsters last.
    nobody: (t, v) => {
      const eligible = eligibles(t.board, v.side, v.cause).sort((a, c) => order(t.board, a) - order(t.board, c));
      lose(t, v, eligible[0]);
      return goto('begin');
    },
    end: (t, v) => {
      if (v.fallen.length > 0) t.tell('lost', { owner: ownerOf(battleOf(t.board), v.side), units: v.fallen });
      return done();
    },
  },
});

function order(b: Board, unit: Unit): number {
  const { defence } = KINDS[b.kind[unit]];
  return IS_CD[b.kind[unit]] ? defence : 100 + defence;
}

/** LW AMB-137 Units that this kind of combat can remove. */
function eligibles(b: Board, side: Side, cause: Cause): Unit[] {
  const fight = battleOf(b);
  return fightersOf(fight, side).filter((unit) => {
    const kind = b.kind[unit];
    // LW AMB-068 What a Jug holds is lost only to Wizards.
    if (kind === ELEMENTALS) return cause === 'wizards';
    // LW A7c/1 Who shoots is no target of melee.
    if (cause === 'regular') return !fight.shooting.includes(unit);
    // LW TABLE.MONSTERS/2 No monster falls to magic or missiles.
    if (cause !== 'lords' && isMonsterUnit(b, unit)) return false;
    if (!b.house.specialUnits) return true;
    // LW O8a, LW O8b
    return !(cause === 'missiles' && kind === ENT) && !(cause === 'wizards' && IS_DRAGON[kind]);
  });
}

/** Units that differ by kind, place or what they hold. */
function onePerKind(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter((unit, i) => units.findIndex((one) => isSame(b, one, unit)) === i);
}

function isSame(b: Board, a: Unit, c: Unit): boolean {
  const fight = battleOf(b);
  return (
    b.kind[a] === b.kind[c] &&
    b.at[a] === b.at[c] &&
    b.inside[a] === b.inside[c] &&
    b.itemHolder.includes(a) === b.itemHolder.includes(c) &&
    fight.turned.includes(a) === fight.turned.includes(c) &&
    fight.shooting.includes(a) === fight.shooting.includes(c)
  );
}

function lossWords(b: Board, unit: Unit, among: readonly Unit[]): string {
  const fight = battleOf(b);
  const { id } = KINDS[b.kind[unit]];
  const twins = among.filter((one) => b.kind[one] === b.kind[unit] && !isSame(b, one, unit));
  if (twins.length === 0) return id;
  const marks = [
    b.inside[unit] ? 'inside' : '',
    b.itemHolder.includes(unit) ? 'bearing' : '',
    fight.turned.includes(unit) ? 'summoned' : '',
    fight.shooting.includes(unit) ? 'shooting' : '',
  ].filter((mark) => mark !== '');
  return [id, placeId(b.at[unit]), ...marks].join(' ');
}

function lose(t: Table<Board>, v: { side: Side; n: number; fallen: string[] }, unit: Unit): void {
  const { board } = t;
  v.fallen.push(KINDS[board.kind[unit]].id);
  v.n -= 1;
  if (board.kind[unit] === ELEMENTALS) breakJug(board, unit);
  dieOrFall(t, unit, v.side);
  if (leaderOf(board, unit) >= 0) t.broken('a lost leader is still there');
}

/** LW AMB-068 The item is gone with them. */
function breakJug(b: Board, unit: Unit): void {
  const jug = b.itemKind.findIndex((kind, item) => kind === JUG && b.at[b.itemHolder[item]] === b.at[unit]);
  if (jug >= 0) removeItem(b, jug);
}

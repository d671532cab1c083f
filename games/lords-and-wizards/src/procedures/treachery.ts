import { type Flow, goto, type Table } from '@questhall/kernel';
import { battleOf, fightersOf, forget, isMonsterUnit, other, playerOf, takeSpoils } from '../battles.js';
import { type Board, isSeat, type Side, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { isFleet, isLeader, itemsOf, ownUnitsAt } from '../forces.js';
import { placeId } from '../map.js';
import { hasPower } from '../powers.js';
import { eliminate, pay } from '../sites.js';
import { treachery as outcome } from '../tables.js';
import { CHAOS, ENT, IS_CD, KINDS, ORDER, UNALIGNED } from '../units.js';

interface Bribes {
  step: number;
  /** Each bribed unit times 64, with how often it was paid. */
  bribes: number[];
  immune: Unit[];
}
const { ask, done, procedure } = chapter('treachery', (): Bribes => ({ step: 0, bribes: [], immune: [] }));

/** LW O3d/2 Attacker's bribes, defender's counterbribes, defender's bribes, attacker's counterbribes. */
const STEPS = [
  { side: 'attacker', counter: false },
  { side: 'defender', counter: true },
  { side: 'defender', counter: false },
  { side: 'attacker', counter: true },
] as const;
const DONE = -1;
/** LW O3/1 GTs a bribe. */
const PRICE = 5;

/** Chapter O3 Treachery, before the first round. */
export const treachery = procedure({
  steps: {
    choose: ask({
      rule: 'LW O3/1',
      who: (b, v) => {
        const seat = playerOf(battleOf(b), STEPS[v.step].side);
        return seat >= 0 && b.gold[seat] >= PRICE ? seat : null;
      },
      says: (_, v) => ({ key: STEPS[v.step].counter ? 'ask.counterbribe' : 'ask.bribe' }),
      options: (b, v) => offers(b, v),
      name: (o: Unit, b, v) => {
        if (o === DONE) return 'done';
        const more =
          v.bribes.some((bribe) => bribe >> 6 === o) && !STEPS[v.step].counter
            ? 'more to'
            : STEPS[v.step].counter
              ? 'secure'
              : 'bribe';
        return `${more} ${KINDS[b.kind[o]].id} ${placeId(b.at[o])}`;
      },
      at: (o, b) => (o === DONE ? [] : [placeId(b.at[o])]),
      then: (t, v, o) => {
        if (o === DONE) return goto('next');
        const { side, counter } = STEPS[v.step];
        pay(t, playerOf(battleOf(t.board), side), PRICE);
        if (counter) v.immune.push(o);
        else bribe(v, o);
        return goto('choose');
      },
    }),
    next: (_, v) => {
      v.step += 1;
      // LW O3d/2 Four steps.
      return v.step < STEPS.length ? goto('choose') : undefined;
    },
    // LW AMB-086 The dice are rolled after all have spoken.
    roll: (t, v): Flow => {
      for (const one of v.bribes) tempt(t, one >> 6, one & 63, v.immune.includes(one >> 6));
      return done();
    },
  },
});

function bribe(v: Bribes, unit: Unit): void {
  const at = v.bribes.findIndex((one) => one >> 6 === unit);
  if (at < 0) v.bribes.push((unit << 6) | 1);
  else v.bribes[at] += 1;
}

/** One of each kind and place, and those already bribed once more. */
function offers(b: Board, v: Bribes): Unit[] {
  const { side, counter } = STEPS[v.step];
  const fight = battleOf(b);
  const units = fightersOf(fight, counter ? side : other(side)).filter((unit) => isCorruptible(b, unit));
  const bribed = v.bribes.map((one) => one >> 6);
  // LW O3d/1 A counterbribe keeps one's own unit.
  if (counter)
    return some(
      b,
      units.filter((unit) => bribed.includes(unit) && !v.immune.includes(unit)),
    );
  // The unit of a kind that was bribed last can have more; of the others one of each kind and place.
  const last = v.bribes.filter((one) => (one & 63) < 9 && units.includes(one >> 6)).map((one) => one >> 6);
  const more = onePerKind(b, last.reverse());
  const fresh = onePerKind(
    b,
    units.filter((unit) => !bribed.includes(unit)),
  );
  return more.length + fresh.length > 0 ? [DONE, ...more, ...fresh] : [];
}

function some(b: Board, units: readonly Unit[]): Unit[] {
  return units.length > 0 ? [DONE, ...onePerKind(b, units)] : [];
}

function onePerKind(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter((unit, i) => units.findIndex((o) => b.kind[o] === b.kind[unit] && b.at[o] === b.at[unit]) === i);
}

/** LW O3c, LW AMB-085 Who cannot be bribed. */
function isCorruptible(b: Board, unit: Unit): boolean {
  const kind = b.kind[unit];
  if (IS_CD[kind] || kind === ENT || isFleet(b, unit) || isLeader(b, unit)) return false;
  // LW O3b/4 Nor one under a control scroll.
  if (!isSeat(b.owner[unit]) || isMonsterUnit(b, unit) || battleOf(b).turned.includes(unit)) return false;
  // LW TABLE.CREATED A Robe of Confidence keeps those stacked with its owner.
  return !ownUnitsAt(b, b.at[unit], b.owner[unit]).some((one) => isLeader(b, one) && hasPower(b, one, 'confidence'));
}

/** LW O3/2, LW O3/3 One die a unit, one more for each further bribe. */
function tempt(t: Table<Board>, unit: Unit, times: number, immune: boolean): void {
  const { board } = t;
  const fight = battleOf(board);
  const side: Side = fight.attackers.includes(unit) ? 'attacker' : 'defender';
  if (immune || board.kind[unit] < 0) return;
  const { alignment, id } = KINDS[board.kind[unit]];
  const own = alignment === UNALIGNED ? board.alignment[board.owner[unit]] : alignment;
  const die = t.d6('treachery');
  const found = outcome(own, die + times - 1);
  t.tell('tempted', { unit: id, owner: board.owner[unit], die, total: die + times - 1, result: found });
  // LW O3a/1 Loyal. LW AMB-084 By the table.
  if (found === '-') return;
  keepItems(board, unit, side);
  const briber = board.alignment[playerOf(fight, other(side))];
  const list = fightersOf(fight, side);
  list.splice(list.indexOf(unit), 1);
  // LW O3a/2, LW O3b/1 He withholds himself, and is gone afterwards.
  if (found === 'W') fight.withheld.push(unit);
  // LW O3a/4 Order and Chaos never mix.
  else if ((own === ORDER && briber === CHAOS) || (own === CHAOS && briber === ORDER)) {
    forget(fight, unit);
    eliminate(board, unit);
  } else {
    // LW O3a/3 He fights for the briber, and is gone afterwards.
    fightersOf(fight, other(side)).push(unit);
    fight.turned.push(unit);
  }
}

/** LW AMB-153 What it held stays with its old side in the hex, else the other side has it. */
function keepItems(b: Board, unit: Unit, side: Side): void {
  const fight = battleOf(b);
  const heir = [...fight.leading, ...fight.leadingDefence, ...fightersOf(fight, side)].find(
    (one) => one !== unit && b.owner[one] === b.owner[unit] && b.at[one] === b.at[unit],
  );
  if (heir === undefined) takeSpoils(b, unit, side);
  else for (const item of itemsOf(b, unit)) b.itemHolder[item] = heir;
}

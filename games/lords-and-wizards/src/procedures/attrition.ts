import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, FREE, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { fights } from '../forces.js';
import { groupsOf } from '../groups.js';
import { rise } from '../leaders.js';
import { placeId } from '../map.js';
import { eliminate, pay } from '../sites.js';
import { ATTRITION } from '../tables.data.js';
import { BATTLE_FLEET, IS_CD, IS_DRAGON, IS_SPECIAL, KINDS } from '../units.js';
import { scuttle } from './sail.js';

const wear = chapter('attrition');

/** Chapter B14, LW AMB-002 Attrition in the player's own turn. */
export const attrition = wear.procedure({
  steps: {
    roll: (t, v): Flow => {
      const units = countable(t.board, v.seat);
      // LW B14/2, LW TABLE.AT A share of his units, by the table.
      const die = t.d6('attrition');
      const n = attritionLoss(units.length, die);
      t.tell('attrition', { seat: v.seat, die, percent: ATTRITION[die - 1], units: units.length, n });
      return n > 0 ? wear.call('cull', { seat: v.seat, units, n, cause: 'attrition' }) : undefined;
    },
  },
});

/** LW B14a.1 The percentage, rounded to the nearest, halves up. */
export function attritionLoss(units: number, die: number): number {
  return Math.floor((units * ATTRITION[die - 1] + 50) / 100);
}

/** LW B14a.2 Not special units, leaders, those aboard, fleets or guards. */
export function countable(b: Board, seat: number): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0; unit < b.kind.length; unit++) {
    const kind = b.kind[unit];
    if (kind < 0 || b.owner[unit] !== seat || b.aboard[unit] >= 0 || b.guard[unit]) continue;
    // LW A6b/2 Battle fleets do not count.
    if (fights(b, unit) && !IS_SPECIAL[kind]) found.push(unit);
  }
  return found;
}

const thin = chapter('cull', () => ({ fallen: [] as string[] }));

/** LW B14a So many of these units are removed; their owner picks them. */
export const cull = thin.procedure({
  steps: {
    begin: (t, v) => {
      // LW B5a.3/3 Of one whose last leader died of the same plague nobody is left.
      if (t.board.out[v.seat]) return goto('end');
      if (v.n > 0 && v.units.length > v.n) return;
      for (const unit of v.units.slice(0, v.n)) strike(t, v, unit);
      return goto('end');
    },
    choose: thin.ask({
      rule: 'LW B14a',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.losses', args: { n: v.n, cause: v.cause } }),
      options: (b, v) => groupsOf(b, v.units).map((group) => group >> 6),
      name: (unit: Unit, b, v) => cullWords(b, unit, v.units),
      at: (unit, b) => [placeId(b.at[unit])],
      then: (t, v, unit) => {
        v.units = v.units.filter((one) => one !== unit);
        v.n -= 1;
        strike(t, v, unit);
        return goto('begin');
      },
    }),
    end: (t, v) => {
      if (v.fallen.length > 0) t.tell('lost', { owner: v.seat, units: v.fallen });
      return thin.done();
    },
  },
});

function cullWords(b: Board, unit: Unit, units: readonly Unit[]): string {
  const groups = groupsOf(b, units).filter(
    (group) => b.kind[group >> 6] === b.kind[unit] && b.at[group >> 6] === b.at[unit],
  );
  const words = `lose ${KINDS[b.kind[unit]].id} ${placeId(b.at[unit])}`;
  return groups.length > 1 ? `${words} ${groups.findIndex((group) => group >> 6 === unit) + 1}` : words;
}

function strike(t: Table<Board>, v: { fallen: string[] }, unit: Unit): void {
  v.fallen.push(KINDS[t.board.kind[unit]].id);
  eliminate(t.board, unit);
}

const keep = chapter('upkeep', () => ({ dismissed: [] as string[] }));

/** Chapter O2 Upkeep instead of attrition. */
export const upkeep = keep.procedure({
  steps: {
    choose: keep.ask({
      rule: 'LW O2a.1',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.upkeep', args: { total: totalUpkeep(b, v.seat), gold: b.gold[v.seat] } }),
      options: (b, v) => {
        const dear = groupsOf(b, kept(b, v.seat)).map((group) => group >> 6);
        return totalUpkeep(b, v.seat) <= b.gold[v.seat] ? [-1, ...dear] : dear;
      },
      name: (o: Unit, b, v) => (o < 0 ? 'pay' : cullWords(b, o, kept(b, v.seat)).replace('lose', 'dismiss')),
      at: (o, b) => (o < 0 ? [] : [placeId(b.at[o])]),
      bars: (pick) => (pick === 'pay' ? { rule: 'LW AMB-108', why: 'there is not enough to pay for all' } : undefined),
      then: (t, v, o) => {
        if (o < 0) return;
        const fleet = t.board.aboard[o];
        v.dismissed.push(KINDS[t.board.kind[o]].id);
        eliminate(t.board, o);
        // LW AMB-035 A transport sails no further without anybody.
        if (fleet >= 0) scuttle(t.board, fleet);
        return goto('choose');
      },
    }),
    pay: (t, v) => {
      const total = totalUpkeep(t.board, v.seat);
      pay(t, v.seat, total);
      t.tell('upkeep', { seat: v.seat, gold: total, dismissed: v.dismissed });
    },
  },
});

/** Units that cost upkeep. */
function kept(b: Board, seat: number): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0; unit < b.kind.length; unit++) {
    if (b.kind[unit] >= 0 && b.owner[unit] === seat && upkeepOf(b, unit) > 0) found.push(unit);
  }
  return found;
}

/** LW O2a Half its price, rounded up. LW AMB-047 Of a Dragon half of the GTs paid. */
export function upkeepOf(b: Board, unit: Unit): number {
  const kind = b.kind[unit];
  // LW AMB-141, LW AMB-076 Guards and city defence cost nothing.
  if (b.guard[unit] || IS_CD[kind]) return 0;
  if (IS_DRAGON[kind]) return Math.ceil(b.paid[unit] / 2);
  return fights(b, unit) || kind === BATTLE_FLEET ? KINDS[kind].upkeep : 0;
}

export function totalUpkeep(b: Board, seat: number): number {
  let sum = 0;
  for (let unit = 0; unit < b.kind.length; unit++)
    if (b.kind[unit] >= 0 && b.owner[unit] === seat) sum += upkeepOf(b, unit);
  return sum;
}

/** LW B5a.1/2, LW B23h A Lord rises when the phase is over. */
export function riseByExperience(t: Table<Board>, seat: number): void {
  const lord = seat * 2;
  const { board } = t;
  // LW AMB-098 Not a captive. LW O4/6 A replacement only after six turns on the map.
  if (board.fate[lord] === FREE && board.turn - board.since[lord] >= 6) rise(t, lord, 'experience');
}

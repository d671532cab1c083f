import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { ITEMS } from '../items.js';
import { CITIES, placeId, SITES } from '../map.js';
import { canUse } from '../powers.js';
import { commands, earn } from '../sites.js';
import { tax } from '../tables.js';

const gain = chapter('income');

/** Chapter B17, LW B18/1, LW AMB-052 Income, on the second turn of a month. */
export const income = gain.procedure({
  steps: {
    wealth: (t, v) => {
      const gold = wealthOf(t.board, v.seat);
      if (gold === 0) return;
      earn(t.board, v.seat, gold);
      t.tell('wealth', { seat: v.seat, gold });
    },
    // LW PRS.IV.1 On even turns only. LW A1/1 In the Advanced game cities may be over-taxed first.
    taxing: (t, v): Flow => {
      if (t.board.turn % 2 === 1) return gain.done();
      return t.board.house.advanced ? gain.call('taxing', { seat: v.seat }) : undefined;
    },
    pay: (t, v) => {
      // LW B17a One income for all his leaders, LW B17b the first at the end of the first month. LW A3a.1/3 From what
      // was won this turn too.
      const gold = untaxed(t.board, v.seat);
      earn(t.board, v.seat, gold);
      t.tell('income', { seat: v.seat, gold });
    },
  },
});

/** LW TABLE.MIT/1 Rings of Wealth and Alchemist's Staffs, every turn. */
function wealthOf(b: Board, seat: number): number {
  let gold = 0;
  for (let item = 0; item < b.itemHolder.length; item++) {
    const unit = b.itemHolder[item];
    if (unit >= 0 && b.owner[unit] === seat && canUse(b, unit, item)) gold += ITEMS[b.itemKind[item]].wealth ?? 0;
  }
  return gold;
}

/** LW B17/1, LW A1/2, LW AMB-154 What was not over-taxed pays its GT status. */
function untaxed(b: Board, seat: number): number {
  let gold = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (commands(b, seat, site) && !b.taxed[site]) gold += SITES[site].gt;
  }
  return gold;
}

const levy = chapter('taxing');
const END = 0;

/** Chapter A1 Double or triple taxes, city by city. */
export const taxing = levy.procedure({
  steps: {
    choose: levy.ask({
      rule: 'LW A1/1',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.tax' }),
      options: (b, v) => {
        const found = [END];
        // LW A1a.1/1 Any of his cities, LW A1a.1/2 once a month. LW A1a.4/1 No villages.
        for (let site = 0; site < CITIES; site++) {
          if (commands(b, v.seat, site) && !b.taxed[site]) found.push((2 << 6) | site, (3 << 6) | site);
        }
        return found;
      },
      name: (o: number) => (o === END ? 'no more' : `${o >> 6 === 2 ? 'double' : 'triple'} ${SITES[o & 63].id}`),
      at: (o) => (o === END ? [] : [placeId(SITES[o & 63].hex)]),
      bars: (pick) =>
        pick.includes('village') ? { rule: 'LW A1a.4/1', why: 'villages are never over-taxed' } : undefined,
      then: (t, v, o): Flow<'choose'> => {
        if (o === END) return levy.done();
        const site = o & 63;
        const rebels = collect(t, v.seat, site, o >> 6);
        return rebels ? levy.call('rebellion', { seat: v.seat, site }, { then: 'choose' }) : goto('choose');
      },
    }),
  },
});

/** LW A1a/1, LW A1a/2 A die in the column of the tax. LW A1a.3 What is collected is kept. */
function collect(t: Table<Board>, seat: number, site: number, multiple: number): boolean {
  const { board } = t;
  const die = t.d6('tax');
  const { pays, rebels } = tax(multiple, die);
  // LW A1a.2/2 Always from the printed status.
  const gold = pays * SITES[site].gt;
  // LW A1a.2/1 Marked until the turn ends.
  board.taxed[site] = multiple;
  earn(board, seat, gold);
  t.tell('taxed', { seat, site: SITES[site].id, multiple, die, gold, rebels });
  return rebels;
}

import { type Flow, goto } from '@questhall/kernel';
import type { Item } from '../board.js';
import { chapter } from '../calls.js';
import { addUnit, CASTLE_ROOM, garrisonOf, itemsOf } from '../forces.js';
import { distract, leaderWord } from '../leaders.js';
import { type Hex, placeId, SITE_AT, SITES } from '../map.js';
import { itemWords, removeItem } from '../powers.js';
import { occupy, pay } from '../sites.js';
import { IS_DRAGON, KINDS } from '../units.js';

const quest = chapter('seek', () => ({ price: 0 }));
const GOLD = -1;

/** Chapters B13a.1 and B13a.2 A leader looks for a special unit. */
export const seek = quest.procedure({
  steps: {
    roll: (t, v): Flow<'pay'> => {
      const { board } = t;
      board.seekers.push(v.leader);
      // LW AMB-056 It breaks his study.
      distract(board, v.leader);
      const facts = KINDS[v.kind];
      // LW PRS.IV.2b Rolled for, then paid.
      const die = t.d6('seek');
      const found = die <= (facts.found?.upTo ?? 0);
      t.tell('sought', { seat: v.seat, leader: leaderWord(v.leader), unit: facts.id, die, found });
      if (!found) return quest.done();
      v.price = Math.max(facts.cost, 0);
      return IS_DRAGON[v.kind] ? undefined : goto('pay');
    },
    // LW B13a.2.1/1, LW AMB-146 For a Dragon an item, or gold by a die.
    dragon: quest.ask({
      rule: 'LW B13a.2.1/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.dragon', args: { unit: KINDS[v.kind].id } }),
      options: (b, v) => [GOLD, ...itemsOf(b, b.leaderUnit[v.leader])],
      name: (o: Item, b) => (o === GOLD ? 'gold' : `give ${itemWords(b, o)}`),
      then: (t, v, o): Flow<'come'> => {
        if (o !== GOLD) {
          // LW AMB-047 The item is gone.
          removeItem(t.board, o);
          return goto('come');
        }
        const die = t.d6('dragon');
        v.price = 10 * die;
        t.tell('dragon-price', { seat: v.seat, die, gold: v.price });
        return;
      },
    }),
    // LW B13a.2.1/2 Paid now, or it goes.
    pay: quest.ask({
      rule: 'LW B13a/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.pay', args: { unit: KINDS[v.kind].id, gold: v.price } }),
      options: (b, v) => (b.gold[v.seat] >= v.price ? [true, false] : []),
      name: (o: boolean) => (o ? 'pay' : 'let it go'),
      then: (t, v, o): Flow<'come'> => {
        if (!o) return quest.done();
        pay(t, v.seat, v.price);
        return goto('come');
      },
    }),
    gone: () => quest.done(),
    come: (t, v) => {
      const { board } = t;
      const lead = board.leaderUnit[v.leader];
      const unit = addUnit(board, v.kind, v.seat, board.at[lead]);
      board.inside[unit] = board.inside[lead] && garrisonOf(board, board.at[lead]) < CASTLE_ROOM ? 1 : 0;
      board.paid[unit] = v.price;
      occupy(board, board.at[lead], v.seat);
      t.tell('hired', { seat: v.seat, n: 1, unit: KINDS[v.kind].id, site: siteOr(board.at[lead]), castle: false });
    },
  },
});

function siteOr(hex: Hex): string {
  return SITE_AT[hex] >= 0 ? SITES[SITE_AT[hex]].id : placeId(hex);
}

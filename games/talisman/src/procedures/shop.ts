import { goto, type Seat } from '@questhall/kernel';
import type { Open } from '../board.js';
import { chapter } from '../calls.js';
import { FIRST_PILE, IS_RAFT, KINDS, type Kind, kindNamed } from '../cards/kinds.js';
import { SHOPS, type ShopId } from '../effects.js';
import { changeGold, giveObject } from '../goods.js';
import { able, barred } from '../values.js';
import { distinct } from './tidy.js';

const DONE = -1;
const FREE = 1024;
const { ask, done, procedure } = chapter('shop', () => ({ free: false }));

/** Goods of a shop with their prices, by kind. */
const GOODS: Readonly<Record<ShopId, readonly (readonly [Kind, number])[]>> = {
  blacksmith: goodsOf('blacksmith'),
  market: goodsOf('market'),
};

function goodsOf(shop: ShopId): [Kind, number][] {
  return Object.entries(SHOPS[shop]).map(([id, price]) => [kindNamed(`bought-${id}`), price]);
}

/** 20 Purchase Cards are sold while their piles last. */
export const shop = procedure({
  steps: {
    choose: ask({
      rule: 'T 20:1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.buy', args: { shop: v.at } }),
      options: (b, v) => [DONE, ...goodsFor(b, v.seat, v.at), ...freeGoods(b, v)],
      name: (o: number) => (o === DONE ? 'done' : `${o >= FREE ? 'pocket' : 'buy'} ${KINDS[o & 1023].id}`),
      bars: (pick, b) => {
        const kind = KINDS.findIndex((card) => pick === `buy ${card.id}`);
        if (kind >= FIRST_PILE && b.piles[kind - FIRST_PILE] === 0)
          return { rule: 'T 20:2.2', why: 'none of these is left' };
        return kind >= 0 ? { rule: 'T 3:2', why: 'it costs more Gold than he has, or he may not have it' } : undefined;
      },
      then: (t, v, o) => {
        const { board: b } = t;
        if (o === DONE) return done();
        const kind = o & 1023;
        // T 3:2, T 3:3 Paid to the stock, unless the Thief takes it freely.
        if (o >= FREE) v.free = true;
        else changeGold(t, v.seat, -priceOf(v.at, kind));
        b.piles[kind - FIRST_PILE] -= 1;
        // T 20:1, T R60 The card is taken.
        giveObject(b, v.seat, kind);
        t.tell('bought', { seat: v.seat, card: KINDS[kind].id, price: o >= FREE ? 0 : priceOf(v.at, kind) });
        return goto('choose');
      },
    }),
  },
});

/** What an option of `shop.choose` stands for. */
export function purchaseOf(o: number): { act: 'done' | 'buy' | 'pocket'; kind: Kind } {
  if (o === DONE) return { act: 'done', kind: -1 };
  return { act: o >= FREE ? 'pocket' : 'buy', kind: o & 1023 };
}

function priceOf(shop: ShopId, kind: Kind): number {
  return GOODS[shop].find(([k]) => k === kind)?.[1] ?? 0;
}

/** What this character can buy. */
export function goodsFor(b: Open, seat: Seat, shop: ShopId): Kind[] {
  return GOODS[shop].filter(([kind, price]) => b.gold[seat] >= price && isToBeHad(b, seat, kind)).map(([kind]) => kind);
}

function isToBeHad(b: Open, seat: Seat, kind: Kind): boolean {
  // T 20:2.2 While the pile lasts. T 5:2 Only what he may have.
  if (b.piles[kind - FIRST_PILE] === 0) return false;
  return IS_RAFT[kind] ? b.raft[seat] < 0 : !barred(b, seat, kind);
}

/** Whether this character takes one thing freely. */
export function isFreeVisitor(b: Open, seat: Seat): boolean {
  return able(b, seat, 'free-goods');
}

function freeGoods(b: Open, v: { seat: Seat; at: ShopId; free: boolean }): number[] {
  if (v.free || !isFreeVisitor(b, v.seat)) return [];
  return distinct(GOODS[v.at].map(([kind]) => kind).filter((kind) => isToBeHad(b, v.seat, kind))).map((k) => k + FREE);
}

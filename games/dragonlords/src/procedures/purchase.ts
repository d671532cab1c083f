import { goto } from '@questhall/kernel';
import { type Board, HOME, peopleId, type Side } from '../board.js';
import { chapter } from '../calls.js';
import { freeShip, launch } from '../fleets.js';
import { addUnits } from '../forces.js';
import { HARBOUR_OF, idOf, type Place, placeNamed } from '../map.js';
import { PEOPLE_IDS, priceOf, unitsFor } from '../peoples.js';
import { kingdomsOf, musterLands, purse, shipyards } from '../realms.js';
import { landsOf } from '../roads.js';
import { SCROLL_IDS } from '../scrolls.js';
import { range } from './gold.js';
import { castable } from './scroll.js';

const SHIP_PRICE = 10;
const DONE = 0;
const SHIP = -1;
/** Added to a kind of scroll. */
export const CAST = 1000;
const buy = chapter('purchase');

/** Phase 1. */
export const purchase = buy.procedure({
  steps: {
    // QD PURCHASE.1 With the gold in the kingdoms. QD PURCHASE.2, QD FAQ.14 What is bought waits for phase 7.
    choose: buy.ask({
      rule: 'QD PURCHASE.1',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({
        key: 'ask.purchase',
        args: { side: v.side, people: peopleId(b, v.side), gold: purse(b, v.side), ordered: b.ordered },
      }),
      options: (b, v) => [DONE, ...goods(b, v.side), ...castable(b, v.side).map((kind) => CAST + kind)],
      name: (o: number) => {
        if (o === DONE) return 'go on';
        if (o === SHIP) return 'buy ship';
        return o >= CAST ? `cast ${SCROLL_IDS[o - CAST]}` : `buy ${o}`;
      },
      bars: (pick, b, v) => goodsBar(pick, b, v.side),
      then: (t, { side }, o) => {
        if (o === DONE) return buy.done();
        if (o >= CAST) return buy.call('scroll', { side, card: o - CAST, where: -1, foe: -1 }, { then: 'choose' });
        const gold = o === SHIP ? SHIP_PRICE : priceOf(t.board.people[side], o);
        if (o === SHIP) t.board.orderedShips += 1;
        else t.board.ordered += o;
        t.tell('bought', {
          side,
          people: peopleId(t.board, side),
          what: o === SHIP ? 'ship' : PEOPLE_IDS[t.board.people[side]],
          n: o === SHIP ? 1 : o,
          gold,
        });
        return buy.call('pay', { side, gold }, { then: 'choose' });
      },
    }),
  },
});

function goods(b: Board, side: Side): number[] {
  const gold = purse(b, side);
  const found = range(1, unitsFor(b.people[side], gold));
  if (gold >= SHIP_PRICE && mayBuyShip(b, side)) found.push(SHIP);
  return found;
}

function mayBuyShip(b: Board, side: Side): boolean {
  // QD R39 While the supply lasts, and with a harbour to put it in.
  const left = b.shipAt.filter((at) => at < 0).length - b.orderedShips;
  return left > 0 && shipyards(b, side).length > 0;
}

function goodsBar(pick: string, b: Board, side: Side) {
  if (/^cast /.test(pick)) return { rule: 'QD SCROLL.0.2', why: 'no caster of the player can cast that scroll now' };
  if (!/^buy (ship|\d+)$/.test(pick)) return undefined;
  if (kingdomsOf(b, side).length === 0) return { rule: 'QD PURCHASE.4', why: 'who has no kingdom buys nothing' };
  if (pick === 'buy ship' && purse(b, side) >= SHIP_PRICE)
    return { rule: 'QD R39', why: 'no ship is left, or there is no harbour to put it in' };
  return { rule: 'QD PURCHASE.3', why: `there are ${purse(b, side)} gold to spend` };
}

/** Added to a land where a ship is put; and where those without a kingdom gather. */
const HARBOUR = 100_000;
const place = chapter('reinforce', () => ({ relieved: false, relief: 0 }));

/** Phase 7. */
export const reinforce = place.procedure({
  steps: {
    // QD OPT.3.2 Three units for who has no kingdom. QD OPT.3.3, QD R121 And those for gold found.
    relief: (t, v) => {
      const { board } = t;
      if (!board.house.playOn || v.relieved) return goto('choose');
      v.relieved = true;
      // QD R42 The gold was found without a home, though a kingdom may have been won since.
      const three = kingdomsOf(board, v.side).length > 0 ? 0 : 3;
      v.relief = three + unitsFor(board.people[v.side], board.windfall);
      board.windfall = 0;
      return undefined;
    },
    where: place.ask({
      rule: 'QD OPT.3.2',
      who: (b, v) => (v.relief > 0 ? b.seatOf[v.side] : null),
      says: (_, v) => ({ key: 'ask.relief', args: { n: v.relief } }),
      options: (b, v) => landsOf(b, v.side),
      name: (land: Place) => `gather ${idOf(land)}`,
      at: (land) => [idOf(land)],
      then: (t, v, land) => {
        addUnits(t.board, land, v.side, HOME, v.relief);
        t.tell('reinforced', { side: v.side, people: peopleId(t.board, v.side), land: idOf(land), n: v.relief });
      },
    }),
    // QD REINF.1 In own land of realms whose kingdom is one's own. QD R104 Taken this turn will do.
    choose: place.ask({
      rule: 'QD REINF.1',
      who: (b, v) => (b.ordered > 0 || b.orderedShips > 0 ? b.seatOf[v.side] : null),
      says: (b) => ({ key: 'ask.reinforce', args: { n: b.ordered, ships: b.orderedShips } }),
      options: (b, v) => placements(b, v.side),
      name: (o: number) => (o >= HARBOUR ? `place ship ${idOf(o - HARBOUR)}` : `place ${o >> 6} ${idOf(o & 63)}`),
      at: (o) => [idOf(o >= HARBOUR ? o - HARBOUR : o & 63)],
      bars: (pick, b, v) => placeBar(pick, b, v.side),
      then: (t, { side }, o) => {
        if (o >= HARBOUR) {
          t.board.orderedShips -= 1;
          launch(t.board, HARBOUR_OF[o - HARBOUR]);
          t.tell('launched', { side, people: peopleId(t.board, side), land: idOf(o - HARBOUR) });
        } else {
          t.board.ordered -= o >> 6;
          addUnits(t.board, o & 63, side, HOME, o >> 6);
          t.tell('reinforced', { side, people: peopleId(t.board, side), land: idOf(o & 63), n: o >> 6 });
        }
        return goto('choose');
      },
    }),
    // QD R40 What cannot be placed is lost.
    lost: (t, { side }) => {
      if (t.board.ordered + t.board.orderedShips > 0)
        t.tell('unplaced', { side, people: peopleId(t.board, side), n: t.board.ordered, ships: t.board.orderedShips });
      t.board.ordered = 0;
      t.board.orderedShips = 0;
    },
  },
});

function placements(b: Board, side: Side): number[] {
  const found: number[] = [];
  if (b.ordered > 0)
    for (const land of musterLands(b, side)) for (let n = 1; n <= b.ordered; n++) found.push((n << 6) | land);
  if (b.orderedShips > 0 && freeShip(b) >= 0) for (const land of shipyards(b, side)) found.push(HARBOUR + land);
  return found;
}

function placeBar(pick: string, b: Board, side: Side) {
  const [, what, id] = /^place (ship|\d+) (\S+)$/.exec(pick) ?? [];
  const land = placeNamed(id ?? '');
  if (!what || land < 0) return undefined;
  if (land >= b.holder.length || b.holder[land] !== side)
    return { rule: 'QD REINF.1', why: 'units are placed in own land' };
  if (!musterLands(b, side).includes(land))
    return { rule: 'QD REINF.2', why: 'only realm land under an own kingdom is reinforced' };
  if (what === 'ship') return { rule: 'QD R39', why: 'there is no ship to place, or no harbour' };
  return { rule: 'QD REINF.1', why: `${b.ordered} units are left to place` };
}

import { columnOf } from '@questhall/boards';
import type { Board, Item, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { fights, isLeader, leaderOf, moveUnit, ownUnitsAt } from '../forces.js';
import { ITEMS } from '../items.js';
import { stir } from '../leaders.js';
import { GRID, HEXES, isWater, placeId } from '../map.js';
import { removeItem } from '../powers.js';
import { gatherItems, vacate } from '../sites.js';
import { mayStop } from '../steps.js';
import { KINDS } from '../units.js';
import { expose } from './march.js';

const give = chapter('hand');

/** LW B21a.1/2 An item passes to another piece in the hex, for nothing. */
export const hand = give.procedure({
  steps: {
    to: give.ask({
      rule: 'LW B21a.1/2',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.hand', args: { item: ITEMS[b.itemKind[v.item]].id } }),
      options: (b, v) => takers(b, v.item),
      name: (unit: Unit, b) => `to ${KINDS[b.kind[unit]].id}`,
      at: (unit, b) => [placeId(b.at[unit])],
      then: (t, v, unit) => {
        t.board.itemHolder[v.item] = unit;
        t.tell('handed', {
          seat: v.seat,
          item: ITEMS[t.board.itemKind[v.item]].id,
          to: KINDS[t.board.kind[unit]].id,
          hex: placeId(t.board.at[unit]),
        });
      },
    }),
  },
});

/** Who else in the hex can hold it: each leader, and one unit of each kind. */
export function takers(b: Board, item: Item): Unit[] {
  const holder = b.itemHolder[item];
  const here = ownUnitsAt(b, b.at[holder], b.owner[holder]).filter(
    (unit) => unit !== holder && (isLeader(b, unit) || fights(b, unit)),
  );
  const kinds = here.filter((unit, i) => here.findIndex((other) => b.kind[other] === b.kind[unit]) === i);
  // LW AMB-131 A leader may hand it on before he moves off.
  return kinds.filter((unit) => b.kind[unit] !== b.kind[holder]);
}

const step = chapter('door', () => ({ column: 0 }));

/** LW AMB-143 Through a Space Door: any land hex where he could stop. */
export const door = step.procedure({
  steps: {
    // The map is wide: first its column, then the hex.
    column: step.ask({
      rule: 'LW TABLE.CREATED',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.door' }),
      options: (b, v) => [...new Set(doorways(b, v.seat).map((hex) => columnOf(GRID, hex)))].sort((a, c) => a - c),
      name: (column: number) => `column ${column + 1}`,
      then: (_, v, column) => {
        v.column = column;
      },
    }),
    to: step.ask({
      rule: 'LW TABLE.CREATED',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.door' }),
      options: (b, v) => doorways(b, v.seat).filter((hex) => columnOf(GRID, hex) === v.column),
      name: (hex: number) => `to ${placeId(hex)}`,
      at: (hex) => [placeId(hex)],
      then: (t, v, hex) => {
        const { board } = t;
        const unit = board.itemHolder[v.item];
        const from = board.at[unit];
        removeItem(board, v.item);
        moveUnit(board, unit, hex);
        stir(board, leaderOf(board, unit));
        expose(board, [unit], hex);
        gatherItems(board, hex, v.seat);
        vacate(board, from);
        t.tell('door', { seat: v.seat, from: placeId(from), to: placeId(hex) });
      },
    }),
  },
});

function doorways(b: Board, seat: number): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (!isWater(hex) && mayStop(b, seat, hex)) found.push(hex);
  return found;
}

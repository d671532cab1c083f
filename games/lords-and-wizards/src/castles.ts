import type { Table } from '@questhall/kernel';
import type { Board, Item } from './board.js';
import { ITEMS } from './items.js';
import { HEXES, type Hex, isWater, placeId } from './map.js';
import { removeItem } from './powers.js';

/** LW O10/1 A land hex without a castle. */
export function canBuildAt(b: Board, hex: Hex): boolean {
  return hex < HEXES && !isWater(hex) && !b.castles.includes(hex);
}

/** LW AMB-143 The castle of a scroll stands at once, where its reader is. */
export function readCastle(t: Table<Board>, item: Item): undefined {
  const { board } = t;
  const unit = board.itemHolder[item];
  t.tell('item-used', { seat: board.owner[unit], item: ITEMS[board.itemKind[item]].id, hex: placeId(board.at[unit]) });
  board.castles.push(board.at[unit]);
  removeItem(board, item);
  return undefined;
}

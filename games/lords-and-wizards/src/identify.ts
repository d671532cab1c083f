import type { Seat, Table } from '@questhall/kernel';
import type { Board, Item } from './board.js';
import { ITEMS, itemFound } from './items.js';
import { LEGENDS, type Legend } from './legends.js';
import { addItem } from './powers.js';

/** LW B21/2, LW TABLE.MIT/1 Which item a counter is: a die in its column, again while that item was found before. */
export function identify(t: Table<Board>, legend: Legend, seat: Seat): Item {
  const facts = LEGENDS[legend];
  if (facts.what !== 'item') return -1;
  const { category, alignment } = facts;
  // Rings of Power need no roll.
  let kind = category === 'power' ? itemFound(category, alignment, 0) : -1;
  // LW B21b.1, LW AMB-058 No item is found twice.
  while (kind < 0 || t.board.found[kind]) kind = itemFound(category, alignment, t.d6('identify'));
  t.board.found[kind] = true;
  // LW B12/1, LW B21b Every item is open to all, with its power.
  t.reveal('identified', { seat, item: ITEMS[kind].id });
  return addItem(t.board, kind, alignment);
}

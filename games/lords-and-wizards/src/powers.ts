import { type Board, FREE, type Item, type Leader, type Unit } from './board.js';
import { leaderOf } from './forces.js';
import { ITEMS, JUG } from './items.js';
import { UNALIGNED, WIZARD } from './units.js';

/** Whether a leader can use an item he holds. */
export function canUse(b: Board, unit: Unit, item: Item): boolean {
  const kind = b.kind[unit];
  const leader = leaderOf(b, unit);
  // LW AMB-156 Combat units never use items.
  if (leader < 0 || b.fate[leader] !== FREE) return false;
  const { only } = ITEMS[b.itemKind[item]];
  // LW B20a/2, LW AMB-139 Some are for Wizards or Lords alone.
  // LW AMB-057 MAGIC items are for Wizards.
  if (only && (only === 'wizard') !== (kind === WIZARD)) return false;
  const alignment = b.itemAlignment[item];
  // LW B20a/1 None of another alignment.
  return alignment === UNALIGNED || alignment === b.alignment[b.owner[unit]];
}

/** The items of a leader that he can use. */
export function usableItems(b: Board, unit: Unit): Item[] {
  const found: Item[] = [];
  for (let item = 0; item < b.itemHolder.length; item++) {
    if (b.itemHolder[item] === unit && canUse(b, unit, item)) found.push(item);
  }
  return found;
}

/** Whether a leader has and can use an item that does this. */
export function hasPower(b: Board, unit: Unit, does: NonNullable<(typeof ITEMS)[number]['does']>): boolean {
  return usableItems(b, unit).some((item) => ITEMS[b.itemKind[item]].does === does);
}

/** LW AMB-141 The values of a leader who counts as a unit, or nothing. */
export function guardOf(b: Board, unit: Unit): { attack: number; defence: number } | undefined {
  const item = usableItems(b, unit).find((one) => ITEMS[b.itemKind[one]].guard && b.itemAim[one] !== 1);
  return item === undefined ? undefined : ITEMS[b.itemKind[item]].guard;
}

/** LW AMB-068 Whether elementals of a Jug stand by a Wizard. */
export function hasJug(b: Board, unit: Unit): boolean {
  return usableItems(b, unit).some((item) => b.itemKind[item] === JUG);
}

/** LW AMB-113 Whether a leader can fight by himself. */
export function standsAlone(b: Board, unit: Unit): boolean {
  return hasJug(b, unit) || guardOf(b, unit) !== undefined;
}

/** Make an item, in nobody's hands. */
export function addItem(b: Board, kind: number, alignment: number): Item {
  let item = b.itemKind.indexOf(-1);
  if (item < 0) item = b.itemKind.length;
  b.itemKind[item] = kind;
  b.itemHolder[item] = -1;
  b.itemAt[item] = -1;
  b.itemAim[item] = -1;
  b.itemAlignment[item] = alignment;
  return item;
}

export function removeItem(b: Board, item: Item): void {
  b.itemKind[item] = -1;
  b.itemHolder[item] = -1;
  b.itemAt[item] = -1;
}

/** LW AMB-109 Items that help a bargain. */
export function bargainLevel(b: Board, leader: Leader): number {
  const unit = b.leaderUnit[leader];
  let level = b.level[leader];
  for (const item of usableItems(b, unit)) level += ITEMS[b.itemKind[item]].bargains ?? 0;
  return level;
}

/** An item's name; of several alike, with its slot. */
export function itemWords(b: Board, item: Item): string {
  const { id } = ITEMS[b.itemKind[item]];
  const twins = b.itemKind.filter((kind) => kind === b.itemKind[item]).length > 1;
  return twins ? `${id} ${item}` : id;
}

import { CATEGORIES, type Category, ITEMS } from './items.data.js';

/** A kind of item by number. */
export type ItemKind = number;

export { CATEGORIES, type Category, ITEMS, type ItemFacts, type Use } from './items.data.js';

export const ITEM_IDS: readonly string[] = ITEMS.map((item) => item.id);
export const JUG: ItemKind = itemNamed('jug-of-elementals');
export const HAT: ItemKind = itemNamed('hat-of-magicbane');
export const CREATED_CONTROL: ItemKind = itemNamed('scroll-of-control');
/** Where the items that Wizards create begin. */
export const FIRST_CREATED: ItemKind = CREATED_CONTROL;

export function itemNamed(id: string): ItemKind {
  return ITEMS.findIndex((item) => item.id === id);
}

/** LW B21/2 The item that a counter of this category and alignment turns out to be. */
export function itemFound(category: Category, alignment: number, roll: number): ItemKind {
  // LW AMB-059 By category, alignment and roll.
  return ITEMS.findIndex((i) => i.category === category && i.alignment === alignment && i.roll === roll);
}

export function categoryOf(kind: ItemKind): number {
  return CATEGORIES.indexOf(ITEMS[kind].category);
}

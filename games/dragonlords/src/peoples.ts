/** QD CONTENTS.1 The four unit types. */
export const PEOPLES = [
  // QD CONTENTS.2 Barbarian ships go ten zones. QD PURCHASE.3 A Barbarian costs 4.
  { id: 'barbarian', name: 'Barbarians', one: 'Barbarian', attack: 4, price: 4, sails: 10 },
  // QD CONTENTS.3 Four Orcs for 10.
  { id: 'orc', name: 'Orcs', one: 'Orc', attack: 3, price: 3, sails: 6, bargain: { units: 4, gold: 10 } },
  // QD CONTENTS.4 Only Elves sneak.
  { id: 'elf', name: 'Elves', one: 'Elf', attack: 3, price: 3, sails: 6, sneaks: true },
  // QD CONTENTS.5 Dwarves know mines.
  { id: 'dwarf', name: 'Dwarves', one: 'Dwarf', attack: 3, price: 3, sails: 6, mines: true },
] as const satisfies readonly PeopleRow[];

export interface PeopleRow {
  readonly id: string;
  readonly name: string;
  readonly one: string;
  readonly attack: number;
  readonly price: number;
  /** How many sea zones a ship of theirs goes. */
  readonly sails: number;
  readonly bargain?: { readonly units: number; readonly gold: number };
  readonly sneaks?: true;
  readonly mines?: true;
}

export type PeopleId = (typeof PEOPLES)[number]['id'];
export const PEOPLE_IDS: readonly PeopleId[] = PEOPLES.map((people) => people.id);
export const ELF = PEOPLE_IDS.indexOf('elf');
export const DWARF = PEOPLE_IDS.indexOf('dwarf');
/** QD PLACE.3 The neutral units of unclaimed kingdoms. */
export const VANQUISHED_ATTACK = 3;

/** What so many units cost. */
export function priceOf(people: number, units: number): number {
  const row: PeopleRow = PEOPLES[people];
  // QD CONTENTS.3, QD R102 The bargain, as often as it helps.
  if (!row.bargain) return units * row.price;
  return Math.floor(units / row.bargain.units) * row.bargain.gold + (units % row.bargain.units) * row.price;
}

/** How many units so much gold buys. */
export function unitsFor(people: number, gold: number): number {
  let units = 0;
  while (priceOf(people, units + 1) <= gold || priceOf(people, units + 4) <= gold) units += 1;
  while (priceOf(people, units) > gold) units -= 1;
  return units;
}

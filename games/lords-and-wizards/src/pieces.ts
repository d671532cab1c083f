import type { Place } from './map.js';

/** Who owns a unit: a seat, a city that nobody has conquered, or rebels. */
export type Owner = number;
export const CITY: Owner = 12;
export const REBELS: Owner = 13;
export const NOBODY: Owner = -1;
/** Where a unit is that is on no place. */
export const OFF: Place = -1;

/** A unit, leader or fleet by its slot. */
export type Unit = number;
/** A leader by number: twice the seat, one more for the Wizard. */
export type Leader = number;
/** An item by its slot. */
export type Item = number;

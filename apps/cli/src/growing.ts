import type { House } from './house.js';

/** Games whose rules are still being written: they can be named, but are not listed or offered. */
export const GROWING: Readonly<Record<string, House>> = {};

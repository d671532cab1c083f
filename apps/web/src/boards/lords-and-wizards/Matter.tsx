import { lazy } from 'solid-js';

/** The matter in hand, fetched once the table is open: nobody moves, fights, hires or deals before. */
export const Matter = lazy(async () => ({ default: (await import('./matter/Matters.js')).Matters }));

/** Realm and deals come with it. */
export const Hand = lazy(async () => ({ default: (await import('./matter/Matters.js')).Hand }));

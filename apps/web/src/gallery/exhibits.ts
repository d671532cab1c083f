import type { Exhibit } from './shown.js';

/** The games in the gallery: `?game=…`. */
export const EXHIBITS: Readonly<Record<string, () => Promise<Exhibit>>> = {
  'wizards-quest': async () => (await import('./wizards-quest.js')).exhibit,
};

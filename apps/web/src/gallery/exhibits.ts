import type { Exhibit } from './shown.js';

/** The games in the gallery: `?game=…`. */
export const EXHIBITS: Readonly<Record<string, () => Promise<Exhibit>>> = {
  talisman: async () => (await import('./talisman.js')).exhibit,
  'wizards-quest': async () => (await import('./wizards-quest.js')).exhibit,
  dragonlords: async () => (await import('./dragonlords.js')).exhibit,
  'lords-and-wizards': async () => (await import('./lords-and-wizards.js')).exhibit,
  wizards: async () => (await import('./wizards.js')).exhibit,
};

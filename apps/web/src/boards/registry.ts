import type { GameScreen } from './board.js';

/** The screens of all games, each loaded when a table of it opens. */
export const SCREENS: Readonly<Record<string, () => Promise<GameScreen>>> = {
  dragonlords: async () => (await import('./dragonlords/index.js')).screen,
  'lords-and-wizards': async () => (await import('./lords-and-wizards/index.js')).screen,
  talisman: async () => (await import('./talisman/index.js')).screen,
  wizards: async () => (await import('./wizards/index.js')).screen,
  'wizards-quest': async () => (await import('./wizards-quest/index.js')).screen,
};

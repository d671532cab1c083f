import { dragonlords } from '@questhall/dragonlords';
import type { Playable } from '../parlour.js';

export const playable: Playable = {
  game: dragonlords,
  bots: () => import('./dragonlords-bots.js').then((m) => m.bots),
  craft: () => import('./dragonlords-bots.js').then((m) => m.craft),
};

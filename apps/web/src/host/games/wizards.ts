import { wizards } from '@questhall/wizards';
import type { Playable } from '../parlour.js';

export const playable: Playable = {
  game: wizards,
  bots: () => import('./wizards-bots.js').then((m) => m.bots),
  craft: () => import('./wizards-bots.js').then((m) => m.craft),
};

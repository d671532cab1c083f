import { talisman } from '@questhall/talisman';
import type { Playable } from '../parlour.js';

export const playable: Playable = {
  game: talisman,
  bots: () => import('./talisman-bots.js').then((m) => m.bots),
  craft: () => import('./talisman-bots.js').then((m) => m.craft),
};

import { lordsAndWizards } from '@questhall/lords-and-wizards';
import type { Playable } from '../parlour.js';

export const playable: Playable = {
  game: lordsAndWizards,
  bots: () => import('./lords-and-wizards-bots.js').then((m) => m.bots),
  craft: () => import('./lords-and-wizards-bots.js').then((m) => m.craft),
};

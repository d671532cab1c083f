import { wizardsQuest } from '@questhall/wizards-quest';
import type { Playable } from '../parlour.js';

export const playable: Playable = {
  game: wizardsQuest,
  bots: () => import('./wizards-quest-bots.js').then((m) => m.bots),
  craft: () => import('./wizards-quest-bots.js').then((m) => m.craft),
};

import type { Level } from './bot.js';

const OF_GAME: Readonly<Record<string, readonly Level[]>> = {
  talisman: ['squire', 'knight', 'archmage'],
  wizards: ['squire', 'knight', 'archmage'],
  'wizards-quest': ['squire', 'knight', 'archmage'],
  dragonlords: ['squire', 'knight', 'archmage'],
  'lords-and-wizards': ['squire', 'knight', 'archmage'],
};

/** Which bots can play a game, plainest first: for those who name them and do not let them think. */
export function levelsFor(slug: string): readonly Level[] {
  return ['random', ...(OF_GAME[slug] ?? [])];
}

/** Games whose finished tables can be looked at again. */
export const REVIEWED = ['dragonlords', 'lords-and-wizards', 'talisman', 'wizards', 'wizards-quest'] as const;

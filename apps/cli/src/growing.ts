import { botsFor } from '@questhall/bots';
import * as dragonlordsGame from '@questhall/dragonlords';
import { EXAMPLES, RULES, RULINGS, wizards, wizardsWords } from '@questhall/wizards';
import type { House } from './house.js';

/** Games whose rules are still being written: they can be named, but are not listed or offered. */
export const GROWING: Readonly<Record<string, House>> = {
  dragonlords: {
    game: dragonlordsGame.dragonlords,
    words: dragonlordsGame.dragonlordsWords,
    book: { rules: dragonlordsGame.RULES, examples: dragonlordsGame.EXAMPLES, rulings: dragonlordsGame.RULINGS },
    bots: botsFor('dragonlords'),
  },
  wizards: {
    game: wizards,
    words: wizardsWords,
    book: { rules: RULES, examples: EXAMPLES, rulings: RULINGS },
    bots: botsFor('wizards'),
  },
};

import { botsFor } from '@questhall/bots';
import * as lords from '@questhall/lords-and-wizards';
import type { Book } from './book.js';
import type { House } from './house.js';

/** Games whose rules are still being written: they can be named, but are not listed or offered. */
export const GROWING: Readonly<Record<string, House>> = {
  'lords-and-wizards': {
    game: lords.lordsAndWizards,
    words: lords.lordsAndWizardsWords,
    book: bookOf(lords),
    bots: botsFor('lords-and-wizards'),
  },
};

interface Rulebook {
  readonly RULES: Book['rules'];
  readonly EXAMPLES: Book['examples'];
  readonly RULINGS: Book['rulings'];
}

function bookOf({ RULES, EXAMPLES, RULINGS }: Rulebook): Book {
  return { rules: RULES, examples: EXAMPLES, rulings: RULINGS };
}

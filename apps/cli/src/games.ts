import { botsFor, type MakeBot } from '@questhall/bots';
import type { GameWithWords } from '@questhall/kernel';
import { EXAMPLES, RULES, RULINGS, wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import type { DrawBoard, Look, TellOdds } from './boards/drawing.js';
import { drawWizardsQuest } from './boards/wizards-quest.js';
import { lookWizardsQuest } from './boards/wizards-quest-look.js';
import { wizardsQuestOdds } from './boards/wizards-quest-odds.js';
import { type Book, EMPTY_BOOK } from './book.js';

/** A game with all the command line needs of it. */
export interface House extends GameWithWords {
  readonly book: Book;
  readonly bots: Readonly<Record<string, MakeBot>>;
  /** The board in a terminal; without it, an outline of its words. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own
  readonly draw?: DrawBoard<any>;
  /** The odds of what is offered. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own
  readonly odds?: TellOdds<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own
  readonly look?: Look<any>;
}

/** The games people play, by slug. */
export const GAMES: Readonly<Record<string, House>> = {
  'wizards-quest': {
    game: wizardsQuest,
    words: wizardsQuestWords,
    book: { rules: RULES, examples: EXAMPLES, rulings: RULINGS },
    bots: botsFor('wizards-quest'),
    draw: drawWizardsQuest,
    odds: wizardsQuestOdds,
    look: lookWizardsQuest,
  },
};

/** Small games that prove the kernel: they can be named, but are not listed, and are loaded only then. */
export async function proofs(): Promise<Readonly<Record<string, House>>> {
  const { duel, duelWords } = await import('@questhall/testkit/tools');
  return { duel: { game: duel, words: duelWords, book: EMPTY_BOOK, bots: botsFor('duel') } };
}

export async function findGame(slug: string): Promise<House | undefined> {
  if (Object.hasOwn(GAMES, slug)) return GAMES[slug];
  const small = await proofs();
  return Object.hasOwn(small, slug) ? small[slug] : undefined;
}

import type { MakeBot } from '@questhall/bots';
import type { GameWithWords } from '@questhall/kernel';
import type { Book } from './book.js';

/** A game with all the command line needs of it. */
export interface House extends GameWithWords {
  readonly book: Book;
  readonly bots: Readonly<Record<string, MakeBot>>;
}

/** The games people play, by slug. */
export const GAMES: Readonly<Record<string, House>> = {};

/** Small games that prove the kernel: they can be named, but are not listed. */
export const PROOFS: Readonly<Record<string, House>> = {};

export function findGame(slug: string): House | undefined {
  if (Object.hasOwn(GAMES, slug)) return GAMES[slug];
  return Object.hasOwn(PROOFS, slug) ? PROOFS[slug] : undefined;
}

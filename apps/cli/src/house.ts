import type { MakeBot } from '@questhall/bots';
import type { GameWithWords } from '@questhall/kernel';
import type { DrawBoard, Look, TellOdds } from './boards/drawing.js';
import type { Book } from './book.js';
import type { AllMarks } from './reach.js';

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
  /** What `simulate --reach` counts besides procedures, asks and events. */
  readonly marks?: AllMarks;
}

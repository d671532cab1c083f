import type { Craft, Level, MakeBot } from '@questhall/bots';
import type { Game } from '@questhall/kernel';

/** A game as it is played here: its rules, and who can play them. */
export interface Playable {
  readonly game: Game;
  /** Fetched when a machine is to move for the first time: the table is there before them. */
  bots(): Promise<Readonly<Partial<Record<Level, MakeBot>>>>;
  /** What it takes to look at a finished game again. */
  craft?(): Promise<Craft>;
}

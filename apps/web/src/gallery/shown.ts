import type { GameWithWords, Json } from '@questhall/kernel';
import type { GameScreen } from '../boards/board.js';

/** A position to look at: what stands where, whose eyes, where in the rules, and picks to play first. */
export interface Shown {
  readonly seat: number | null;
  readonly position?: Readonly<Record<string, Json>>;
  readonly begin: { readonly proc: string; readonly vars?: Readonly<Record<string, Json>> };
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  /** Who sits there, if others than usual. */
  readonly names?: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly play?: readonly { readonly seat: number; readonly picks: readonly string[] }[];
  /** Things to click before the picture is taken. */
  readonly click?: readonly string[];
  readonly aim?: string;
}

/** A game with positions of it to look at. */
export interface Exhibit extends GameWithWords {
  readonly screen: GameScreen;
  readonly positions: Readonly<Record<string, Shown>>;
  /** Which of them is shown first. */
  readonly first: string;
  readonly names: readonly string[];
}

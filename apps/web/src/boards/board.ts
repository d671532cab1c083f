import type { Prompt, Seat, Telling } from '@questhall/kernel';
import type { News, Order, Scene } from '@questhall/table';
import type { Component } from 'solid-js';
import type { Gesture } from './gesture.js';

/** What the table page gives to everything a game draws. A board knows no rule: it lights what choices point at. */
export interface BoardProps {
  readonly scene: Scene;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: Seat | null;
  /** What this seat is asked now. */
  readonly prompt: Prompt | null;
  /** The latest news, for animation and the mark of the last move. */
  readonly last: News | null;
  /** One for the whole table page; it says what is lit, aimed at and pointed at, and takes clicks. */
  readonly gesture: Gesture;
  /** A board id whose click was refused just now. */
  readonly refused: string | null;
  /** Opens the rules at one of them. */
  why?(rule: string): void;
  /** Lays the map open, where something covers it on a small screen. */
  toMap?(): void;
  /** Standing orders, for what is asked too often. */
  readonly orders?: { given(): readonly Order[]; set(orders: readonly Order[]): void };
  /** Does what one may do though nobody asked: one of the scene's unasked picks. */
  unasked?(pick: string): void;
  readonly hidePieces: boolean;
  /** The moment being replayed, drawn instead of the scene. */
  readonly moment: Scene | null;
}

/** A figure beside a player's name: an icon, a number, and what it counts. */
export interface Figure {
  readonly icon: string;
  readonly value: string;
  readonly label: string;
}

export interface PlayerLine {
  readonly seat: Seat;
  /** Which of the six coats of arms. */
  readonly arms: number;
  readonly note: string;
  readonly figures: readonly Figure[];
}

/** A choice as a button: for what is not a thing on the table, and for what is aimed at. */
export interface Act {
  readonly picks: readonly string[];
  readonly label: string;
  readonly key?: string;
  readonly icon?: string;
  /** At most one main act; `end` stands at the far right. */
  readonly kind: 'main' | 'plain' | 'end';
  /** Shown in the matter in hand on a wide screen (on a phone every act is in the sheet), or in the prompt bar. */
  readonly home: 'bar' | 'matter';
  /** Not yet: what is still missing, in words. */
  readonly missing?: string;
}

/** A thing on the table that can be pointed at, named in full for a screen reader. */
export interface Spot {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Something the map shows on demand. */
export interface Aid {
  readonly label: string;
  readonly key: string;
  isOn(): boolean;
  set(on: boolean): void;
}

/** What a game's folder exports. */
export interface GameScreen {
  readonly game: Telling;
  /** The map. */
  readonly Board: Component<BoardProps>;
  /** The matter in hand: a battle with odds and dice, a card, men to place. */
  readonly Matter: Component<BoardProps>;
  /** Own cards. */
  readonly Hand?: Component<BoardProps>;
  /** What that part of the table is called, if it is more than cards. */
  readonly handName?: string;
  /** A square board takes the whole height at the left; the rest stands beside it. */
  readonly shape?: 'square';
  readonly aids?: readonly Aid[];
  players(scene: Scene): readonly PlayerLine[];
  phases(scene: Scene): readonly { readonly name: string; readonly now: boolean }[];
  /** For keyboard and screen reader, in reading order. */
  spaces(scene: Scene): readonly Spot[];
  /** The buttons a prompt needs besides what is clicked on map, pieces and cards. Read in a memo: it follows the gesture. */
  acts(prompt: Prompt, scene: Scene, gesture: Gesture): readonly Act[];
  /** A game's own way with a click; give it to `createGesture`. */
  takes?(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean;
  /** Whether something that may be chosen is still lit, with what is prepared but not sent. */
  lights?(id: string, gesture: Gesture, prompt: Prompt): boolean;
  /** Whether there is something to show in `Matter`, so that a phone lifts its sheet. */
  matters(props: BoardProps): boolean;
}

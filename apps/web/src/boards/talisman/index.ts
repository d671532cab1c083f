import { talismanTelling } from '@questhall/talisman';
import type { GameScreen } from '../board.js';
import { acts } from './acts.js';
import { Board } from './Board.js';
import { Hand } from './Hand.js';
import { phases, players, spaces } from './lines.js';
import { Matter } from './Matter.js';
import { matters } from './subject.js';
import { takes } from './takes.js';

/** Talisman on the screen. */
export const screen: GameScreen = {
  game: talismanTelling,
  Board,
  Matter,
  Hand,
  handName: 'Characters',
  shape: 'square',
  players,
  phases,
  spaces,
  acts,
  takes,
  matters,
};

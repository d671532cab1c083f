import { wizardsTelling } from '@questhall/wizards';
import type { GameScreen } from '../board.js';
import { acts } from './acts.js';
import { Board } from './Board.js';
import { Hand } from './Hand.js';
import { phases, players, spaces } from './lines.js';
import { Matter } from './Matter.js';
import { matters } from './matters.js';
import { takes } from './takes.js';
import { threatsAid } from './threats.js';

/** Wizards on the screen. */
export const screen: GameScreen = {
  game: wizardsTelling,
  Board,
  Matter,
  Hand,
  handName: 'Record and Tasks',
  players,
  phases,
  spaces,
  acts,
  takes,
  aids: [threatsAid],
  matters,
};

import { lordsAndWizardsTelling } from '@questhall/lords-and-wizards';
import type { GameScreen } from '../board.js';
import { acts } from './acts.js';
import { Board } from './Board.js';
import { phases, players, spaces } from './lines.js';
import { Hand, Matter } from './Matter.js';
import { matters } from './matters.js';
import { lights, takes } from './takes.js';

/** Lords & Wizards on the screen. */
export const screen: GameScreen = {
  game: lordsAndWizardsTelling,
  Board,
  Matter,
  Hand,
  handName: 'Realm and deals',
  players,
  phases,
  spaces,
  acts,
  takes,
  lights,
  matters,
};

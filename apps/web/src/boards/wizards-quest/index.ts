import { wizardsQuestTelling } from '@questhall/wizards-quest';
import type { GameScreen } from '../board.js';
import { acts } from './acts.js';
import { threatsAid } from './aids.js';
import { Board } from './Board.js';
import { Hand } from './Hand.js';
import { phases, players, spaces } from './lines.js';
import { Matter } from './Matter.js';
import { matterOf } from './matters.js';
import { lights, takes } from './takes.js';

/** Wizard's Quest on the screen. */
export const screen: GameScreen = {
  game: wizardsQuestTelling,
  Board,
  Matter,
  Hand,
  aids: [threatsAid],
  players,
  phases,
  spaces,
  acts,
  takes,
  lights,
  matters: (props) => matterOf(props) !== null,
};

import { dragonlordsTelling } from '@questhall/dragonlords';
import type { GameScreen } from '../board.js';
import { acts } from './acts.js';
import { Board } from './Board.js';
import { Hand } from './Hand.js';
import { phases, players, spaces } from './lines.js';
import { Matter } from './Matter.js';
import { matterOf } from './matters.js';
import { takes } from './takes.js';

/** Quest for the DragonLords on the screen. */
export const screen: GameScreen = {
  game: dragonlordsTelling,
  Board,
  Matter,
  Hand,
  handName: 'Scrolls',
  players,
  phases,
  spaces,
  acts,
  takes,
  matters: (props) => matterOf(props) !== null,
};

import type { BoardProps } from '../board.js';
import { viewOf } from './scene.js';

/** Whether there is something to show in the matter in hand: the season at least, once the game has begun. */
export function matters(props: BoardProps): boolean {
  return viewOf(props.moment ?? props.scene) !== null;
}

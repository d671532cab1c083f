import type { BoardProps } from '../board.js';
import { isLayingAsk, isTurningAsk } from './laying.js';
import { tilesOf } from './options.js';
import { viewOf } from './scene.js';

/** Whether there is something to show in the matter in hand: always the calendar, once the days have begun. */
export function matters(props: BoardProps): boolean {
  const view = viewOf(props.moment ?? props.scene);
  if (!view) return false;
  if (view.phase !== 'setup') return true;
  const { prompt } = props;
  return (
    props.moment === null &&
    prompt !== null &&
    (isLayingAsk(prompt.ask) || isTurningAsk(prompt.ask) || tilesOf(prompt).length > 0)
  );
}

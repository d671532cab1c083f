import { createMemo, type JSX } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { Acts as OwnActs } from '../../parts/Acts.js';
import { acts } from '../acts.js';

/** The acts of this game that belong to the matter in hand. */
export function Acts(props: { board: BoardProps }): JSX.Element {
  const found = createMemo(() => {
    const { prompt, scene, gesture, moment } = props.board;
    return prompt && moment === null ? acts(prompt, scene, gesture) : [];
  });
  return <OwnActs acts={found()} send={props.board.gesture.send} />;
}

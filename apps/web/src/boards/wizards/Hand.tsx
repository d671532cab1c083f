import { createMemo, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../board.js';
import './matter.css';
import { QuestLog } from './matter/QuestLog.js';
import { Record } from './matter/Record.js';
import { viewOf } from './scene.js';

/** A player's own record sheet and quest log; a spectator reads those of whose turn it is. */
export function Hand(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = createMemo(() => viewOf(scene()));
  const seat = () => props.seat ?? Math.max(0, view()?.active ?? 0);
  return (
    <Show when={view()}>
      {(seen) => (
        <div class="hand wizards-matter">
          <Record view={seen()} seat={seat()} name={scene().chairs[seat()]?.name ?? ''} />
          <QuestLog board={props} view={seen()} seat={seat()} />
        </div>
      )}
    </Show>
  );
}

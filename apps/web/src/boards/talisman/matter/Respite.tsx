import type { Prompt } from '@questhall/kernel';
import { type JSX, Show } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';

const WINDOW = 'window.offer';

/** Whoever holds a Spell is asked at every moment at which one could be cast; for a while one may not want to be. */
export function Respite(props: { board: BoardProps; prompt: Prompt }): JSX.Element {
  const rest = (until: 'turn' | 'attacked') => props.board.order?.({ ask: WINDOW, pick: 'pass', until });
  return (
    <Show when={props.board.order && props.prompt.ask === WINDOW}>
      <div class="respite">
        <span>Do not ask me</span>
        <Button kind="quiet" onPress={() => rest('turn')}>
          until my turn
        </Button>
        <Button kind="quiet" onPress={() => rest('attacked')}>
          until I am attacked
        </Button>
      </div>
    </Show>
  );
}

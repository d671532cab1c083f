import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/lords-and-wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { readyOf } from '../plan.js';
import { nextOf } from './ready.js';

/** From one stack that can still move to the next, wherever it is on the map. */
export function NextStack(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const ready = createMemo(() => readyOf(props.prompt, props.view));
  return (
    <Show when={ready().length > 1}>
      <Button kind="quiet" onPress={() => props.board.gesture.hold([nextOf(ready(), props.board.gesture)])}>
        Next of {ready().length} stacks
      </Button>
    </Show>
  );
}

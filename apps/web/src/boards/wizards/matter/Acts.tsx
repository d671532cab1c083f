import { createMemo, For, type JSX, Show } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { IconName } from '../../../kit/icon-names.js';
import type { BoardProps } from '../../board.js';
import { acts } from '../acts.js';

/** The acts that belong to the matter in hand. On a phone they are in the sheet's own row, and hidden here. */
export function Acts(props: { board: BoardProps }): JSX.Element {
  const own = createMemo(() => {
    const { prompt, scene, gesture, moment } = props.board;
    return prompt && moment === null ? acts(prompt, scene, gesture).filter((act) => act.home === 'matter') : [];
  });
  return (
    <Show when={own().length > 0}>
      <div class="matter-acts">
        <For each={own()}>
          {(act) => (
            <Button
              kind={act.kind === 'main' ? 'main' : 'plain'}
              icon={act.icon as IconName | undefined}
              key={act.key}
              onPress={() => props.board.gesture.send(act.picks)}
            >
              {act.label}
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
}

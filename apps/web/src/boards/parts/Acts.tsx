import { For, type JSX, Show } from 'solid-js';
import { Button } from '../../kit/controls.js';
import type { IconName } from '../../kit/icon-names.js';
import type { Act } from '../board.js';

/** The acts that belong to the matter in hand. On a phone they are in the sheet's own row, and hidden here. */
export function Acts(props: {
  acts: readonly Act[];
  send(picks: readonly string[]): void;
  /** Where in the picture an act belongs, if anywhere. */
  at?(act: Act): string | undefined;
}): JSX.Element {
  const own = () => props.acts.filter((act) => act.home === 'matter');
  return (
    <Show when={own().length > 0}>
      <div class="matter-acts">
        <For each={own()}>
          {(act) => (
            <Button
              kind={act.kind === 'main' ? 'main' : 'plain'}
              icon={act.icon as IconName | undefined}
              key={act.key}
              disabled={act.missing !== undefined}
              at={props.at?.(act)}
              onPress={() => props.send(act.picks)}
            >
              {act.label}
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
}

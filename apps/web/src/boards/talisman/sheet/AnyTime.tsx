import type { View } from '@questhall/talisman';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { read } from '../picks.js';

/** What one may do though nobody asked: lay something down, hand in trophies. It cannot be taken back, so it takes two taps. */
export function AnyTime(props: { view: View; board: BoardProps }): JSX.Element {
  const offered = () => props.board.scene.unasked;
  const [meant, setMeant] = createSignal<string | null>(null);
  createEffect(on(offered, () => setMeant(null), { defer: true }));
  const press = (pick: string) => (meant() === pick ? props.board.unasked?.(pick) : setMeant(pick));
  return (
    <Show when={offered().length > 0}>
      <h3 class="sheet-row">At any time</h3>
      <div class="chips">
        <For each={offered()}>
          {(pick) => (
            <button type="button" class="chip" aria-pressed={meant() === pick} onClick={() => press(pick)}>
              {meant() === pick ? 'Really: ' : ''}
              {read(pick, props.view).label}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}

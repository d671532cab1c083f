import { createSignal, For, type JSX, Show } from 'solid-js';
import { Card, CardBack, type CardFace, MiniCard } from '../../../kit/Card.js';

/** Cards side by side; a tap on one opens it to be read. What may not be read is a back. */
export function CardRow(props: { faces: readonly (CardFace | null)[]; backs?: string }): JSX.Element {
  const [open, setOpen] = createSignal(-1);
  const read = () => props.faces[open()] ?? null;
  return (
    <>
      <div class="cards small">
        <For each={props.faces}>
          {(face, i) => (
            <Show when={face} fallback={<CardBack label={props.backs ?? 'Face down'} count={1} />}>
              {(shown) => <MiniCard face={shown()} press={() => setOpen(open() === i() ? -1 : i())} />}
            </Show>
          )}
        </For>
      </div>
      <Show when={read()}>
        {(face) => (
          <div class="read">
            <Card face={face()} />
          </div>
        )}
      </Show>
    </>
  );
}

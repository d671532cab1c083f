import { type JSX, onCleanup, onMount } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { tileInHand, turnBy, turnOf } from '../laying.js';
import { TilePicture } from './Tiles.js';

/** A tile is turned until it pleases: by buttons, by the keys [ and ], or by clicks on the map where it lies. */
export function Turning(props: { board: BoardProps }): JSX.Element {
  const by = (sixths: number) => turnBy(props.board.gesture, sixths);
  onMount(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '[') by(-1);
      else if (event.key === ']') by(1);
    };
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });
  return (
    <section class="matter turning">
      <TilePicture tile={tileInHand(props.board.scene)} turn={turnOf(props.board.gesture)} size={132} />
      <div class="turn-acts">
        <Button kind="plain" icon="anticlockwise-rotation" key="[" onPress={() => by(-1)}>
          Turn left
        </Button>
        <Button kind="plain" icon="clockwise-rotation" key="]" onPress={() => by(1)}>
          Turn right
        </Button>
      </div>
    </section>
  );
}

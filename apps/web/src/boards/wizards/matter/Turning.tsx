import { tileNamed } from '@questhall/wizards';
import { type JSX, onCleanup, onMount } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { showsOf } from '../scene.js';
import { TilePicture } from './Tiles.js';

/** A tile that lies and is turned until it pleases: by buttons, or by the keys [ and ]. */
export function Turning(props: { board: BoardProps }): JSX.Element {
  const tile = () => tileNamed(showsOf(props.board.scene).laying?.tile ?? '');
  const turn = () => (props.board.gesture.amount() - 1) % 6;
  const by = (sixths: number) => props.board.gesture.setAmount(((turn() + sixths + 6) % 6) + 1);
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
      <p class="facts">Turn it by the buttons, or click it on the map.</p>
      <TilePicture tile={tile()} turn={turn()} size={132} />
      <div class="matter-acts">
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

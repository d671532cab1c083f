import { AROUND, type Cell, cellNamed, cellsUnder, type View } from '@questhall/wizards';
import { createMemo, type JSX, Show } from 'solid-js';
import { line, loop } from '../../../draw/geometry.js';
import { CENTRES, cornersOf } from '../ground/hexes.js';
import { MIDDLE, tileAlone } from '../ground/tile.js';
import { isTurningAsk, layingAt, snapped, tileInHand, turnOf } from '../laying.js';
import type { Model } from '../model.js';

/** The tile that is being laid: over the hex one aims at, then where it lies, as it is turned. */
export function Laying(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const isTurning = () => model.isLive() && isTurningAsk(model.props.prompt?.ask ?? '');
  const where = createMemo((): Cell => {
    if (isTurning()) return layingAt(model.scene(), model.props.last);
    const aimed = model.props.gesture.aimed();
    const cell = model.isLaying() && aimed ? cellNamed(props.view.layout, aimed) : -1;
    return cell < 0 ? -1 : snapped(cell, model.lit().keys());
  });
  const open = createMemo(() =>
    model.isLaying() ? [...model.lit().keys()].map((cell) => loop(cornersOf(cell))).join('') : '',
  );
  return (
    <g class="laying" attr:aria-hidden="true">
      <path d={open()} class="open-sea" />
      <Show when={where() >= 0 && (isTurning() || model.isLaying())}>
        <g classList={{ 'cannot-lie': model.isLaying() && !model.lit().has(where()) }}>
          <g
            class="ghost"
            transform={shiftTo(where())}
            innerHTML={tileAlone(tileInHand(model.scene()), turnOf(model.props.gesture), 'ghost')}
          />
          <path d={outlineOf(where())} class="ghost-edge" />
        </g>
      </Show>
    </g>
  );
}

/** From where a tile is painted to where it hovers. */
function shiftTo(cell: Cell): string {
  const [from, to] = [CENTRES[MIDDLE], CENTRES[cell]];
  return `translate(${to[0] - from[0]} ${to[1] - from[1]})`;
}

/** The rim of the nineteen hexes of a tile. */
function outlineOf(centre: Cell): string {
  const under = new Set(cellsUnder(centre, 0));
  return [...under]
    .filter((cell) => cell >= 0)
    .flatMap((cell) => {
      const corners = cornersOf(cell);
      return [0, 1, 2, 3, 4, 5]
        .filter((side) => !under.has(AROUND[cell * 6 + side]))
        .map((side) => line([corners[side], corners[(side + 1) % 6]]));
    })
    .join('');
}

import {
  type Cell,
  cellNamed,
  cellsUnder,
  DWELLING,
  GRID,
  MOUNTAIN,
  SPOTS_EACH,
  STONE,
  TERRAIN,
  TILES,
  type TileId,
  TOWN,
  tileNamed,
  type View,
  WALLS,
  WOODS,
} from '@questhall/wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { line, loop } from '../../../draw/geometry.js';
import { Glyph } from '../../../kit/Icon.js';
import { CENTRES, cornersOf } from '../ground/hexes.js';
import type { Model } from '../model.js';
import { showsOf } from '../scene.js';

/** The tile that is being laid: over the hex one aims at, then where it lies, as it is turned. */
export function Laying(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const tile = () => tileNamed(showsOf(model.scene()).laying?.tile ?? '');
  const where = createMemo((): Cell => {
    const at = showsOf(model.scene()).laying?.at;
    if (at && !model.isLaying()) {
      const [column, row] = at.split('-').map(Number);
      return row * GRID.columns + column;
    }
    const aimed = model.props.gesture.aimed();
    return model.isLaying() && aimed ? cellNamed(props.view.layout, aimed) : -1;
  });
  const open = createMemo(() =>
    model.isLaying() ? [...model.lit().keys()].map((cell) => loop(cornersOf(cell))).join('') : '',
  );
  const turn = () => (model.props.prompt?.ask.endsWith('.turned') ? (model.props.gesture.amount() - 1) % 6 : 0);
  return (
    <g class="laying" attr:aria-hidden="true">
      <path d={open()} class="open-sea" />
      <Show when={where() >= 0 && (model.isLaying() || model.props.prompt?.ask.endsWith('.turned'))}>
        <g classList={{ 'cannot-lie': model.isLaying() && !model.lit().has(where()) }}>
          <GhostTile tile={tile()} cells={cellsUnder(where(), turn())} turn={turn()} />
        </g>
      </Show>
    </g>
  );
}

const INKS: Readonly<Record<number, 'oak-leaf' | 'castle' | 'house' | 'stone-path'>> = {
  [WOODS]: 'oak-leaf',
  [TOWN]: 'castle',
  [DWELLING]: 'house',
  [STONE]: 'stone-path',
};

/** A tile as a drawing of its nineteen hexes: the ghost on the sea, and the small picture in the hand. */
export function GhostTile(props: { tile: TileId; cells: readonly Cell[]; turn: number }): JSX.Element {
  const hexes = () =>
    props.cells.flatMap((cell, spot) => (cell < 0 ? [] : [{ cell, space: props.tile * SPOTS_EACH + spot }]));
  const type = () => (props.tile < 0 ? 'face-down' : TILES[props.tile].type);
  return (
    <g class={`ghost of-${type()}`}>
      <For each={hexes()}>
        {({ cell, space }) => (
          <g>
            <path d={loop(cornersOf(cell))} class="ghost-hex" classList={{ woods: TERRAIN[space] === WOODS }} />
            <Show when={props.tile >= 0 && TERRAIN[space] === MOUNTAIN}>
              <path class="ghost-peak" transform={`translate(${CENTRES[cell]})`} d="M-13 9L-3-10L2-2L6-7L13 9Z" />
            </Show>
            <Show when={props.tile >= 0 && INKS[TERRAIN[space]]}>
              {(icon) => (
                <Glyph name={icon()} size={22} colour="var(--ink)" x={CENTRES[cell][0]} y={CENTRES[cell][1]} />
              )}
            </Show>
            <path d={wallsOf(cell, props.tile < 0 ? 0 : WALLS[space], props.turn)} class="ghost-wall" />
          </g>
        )}
      </For>
    </g>
  );
}

/** Walled sides, clockwise from north, of a tile that is turned. */
function wallsOf(cell: Cell, bits: number, turn: number): string {
  const corners = cornersOf(cell);
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => (bits >> ((side - turn + 6) % 6)) & 1)
    .map((side) => line([corners[side], corners[(side + 1) % 6]]))
    .join('');
}

import {
  AROUND,
  type Cell,
  cellNamed,
  cellsUnder,
  DWELLING,
  MOUNTAIN,
  SPOTS_EACH,
  STONE,
  TERRAIN,
  TILES,
  type TileId,
  TOWN,
  type View,
  WALLS,
  WOODS,
} from '@questhall/wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { line, loop } from '../../../draw/geometry.js';
import { Glyph } from '../../../kit/Icon.js';
import { CENTRES, cornersOf } from '../ground/hexes.js';
import { isTurningAsk, layingAt, tileInHand, turnOf } from '../laying.js';
import type { Model } from '../model.js';

/** The tile that is being laid: over the hex one aims at, then where it lies, as it is turned. */
export function Laying(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const isTurning = () => model.isLive() && isTurningAsk(model.props.prompt?.ask ?? '');
  const where = createMemo((): Cell => {
    if (isTurning()) return layingAt(model.scene(), model.props.last);
    const aimed = model.props.gesture.aimed();
    return model.isLaying() && aimed ? cellNamed(props.view.layout, aimed) : -1;
  });
  const open = createMemo(() =>
    model.isLaying() ? [...model.lit().keys()].map((cell) => loop(cornersOf(cell))).join('') : '',
  );
  return (
    <g class="laying" attr:aria-hidden="true">
      <path d={open()} class="open-sea" />
      <Show when={where() >= 0 && (isTurning() || model.isLaying())}>
        <g classList={{ 'cannot-lie': model.isLaying() && !model.lit().has(where()) }}>
          <GhostTile
            tile={tileInHand(model.scene())}
            cells={cellsUnder(where(), turnOf(model.props.gesture))}
            turn={turnOf(model.props.gesture)}
          />
          <path d={outlineOf(where())} class="ghost-edge" />
        </g>
      </Show>
    </g>
  );
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

import { CELLS, type Cell, landAt, seaId, type View } from '@questhall/wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { loop } from '../../../draw/geometry.js';
import { cornersOf } from '../ground/hexes.js';
import { costOf, spaceLabel } from '../labels.js';
import type { Model } from '../model.js';
import type { Piece } from '../scene.js';
import { spreadOf } from '../sheet.js';

/** Every hex of water as a place to lay a tile: they never change, so they are drawn once. */
const WATER = Array.from(
  { length: CELLS },
  (_, cell) => `<path class="hit" d="${loop(cornersOf(cell))}" data-at="${seaId(cell)}"/>`,
).join('');

/** Cells that are buttons: all land, and water where something is or can be done. */
export function buttonsOf(model: Model, view: View): Cell[] {
  const busy = new Set([...model.lit().keys(), ...model.pieces().map(({ cell }) => cell)]);
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => landAt(view, cell) >= 0 || busy.has(cell));
}

/** Where one can click: whole hexes, however a coast is drawn. While a tile is laid there is one button for each place where its centre may lie. */
export function Hits(props: {
  model: Model;
  view: View;
  current: string;
  keys(event: KeyboardEvent, id: string): void;
}): JSX.Element {
  const { model } = props;
  const cells = createMemo(() => buttonsOf(model, props.view));
  const here = createMemo(() => {
    const found = new Map<Cell, Piece[]>();
    for (const piece of model.pieces()) found.set(piece.cell, [...(found.get(piece.cell) ?? []), piece]);
    return found;
  });
  const label = (cell: Cell) => {
    const name = spaceLabel(props.view, cell, here().get(cell) ?? []);
    if (!model.lit().has(cell)) return name;
    const cost = costOf(model.choicesAt(cell));
    const price = cost === null ? '' : cost === 'all' ? ', takes the whole movement' : `, costs ${cost}`;
    return `${name}, may be chosen${price}`;
  };
  return (
    <g class="hits">
      <Show when={props.view.phase !== 'days'}>
        <g innerHTML={WATER} />
      </Show>
      <For each={cells()}>
        {(cell) => {
          const spread = createMemo(() => spreadOf(props.view, cell));
          return (
            <path
              class="hit"
              classList={{ 'may-be': model.lit().has(cell) }}
              d={loop(cornersOf(cell))}
              data-at={spread().id}
              role="button"
              tabindex={props.current === spread().id ? 0 : -1}
              aria-label={label(cell)}
              onFocus={() => model.props.gesture.aim(spread().id)}
              onKeyDown={(event) => props.keys(event, spread().id)}
            />
          );
        }}
      </For>
    </g>
  );
}

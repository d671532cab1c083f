import { cellsUnder, GRID } from '@questhall/wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { CENTRES } from '../ground/hexes.js';
import { GhostTile } from '../map/Laying.js';
import { type Option, tilesOf } from '../options.js';
import { dragged } from './dragged.js';

/** What can be chosen beside the map, as pictures with words. */
export function Tiles(props: { board: BoardProps }): JSX.Element {
  const tiles = createMemo(() => {
    const { prompt, moment } = props.board;
    return prompt && moment === null ? tilesOf(prompt) : [];
  });
  return (
    <Show when={tiles().length > 0}>
      <section class="matter wizard-tiles" classList={{ many: tiles().length > 4 }} aria-label="What can be chosen">
        <For each={tiles()}>
          {(option) => (
            <Tile
              option={option}
              choose={() => props.board.gesture.send([option.choice.pick])}
              drag={(event) => option.tile >= 0 && dragged(event, option, props.board.gesture)}
            />
          )}
        </For>
      </section>
    </Show>
  );
}

function Tile(props: { option: Option; choose(): void; drag(event: PointerEvent): void }): JSX.Element {
  return (
    <button
      type="button"
      class="wizard-tile"
      data-at={props.option.choice.at?.[0] ?? props.option.choice.pick}
      data-pick={props.option.choice.pick}
      onClick={() => props.choose()}
      onPointerDown={(event) => props.drag(event)}
    >
      <span class="tile-picture">
        <Show
          when={props.option.tile >= 0}
          fallback={<Show when={props.option.icon}>{(icon) => <Icon name={icon()} size={28} />}</Show>}
        >
          <TilePicture tile={props.option.tile} />
        </Show>
      </span>
      <span class="tile-words">
        <b>{props.option.label}</b>
        <Show when={props.option.note}>{(note) => <small>{note()}</small>}</Show>
      </span>
    </button>
  );
}

/** Somewhere in the middle of the board, where a whole tile has room. */
const MIDDLE = 16 * GRID.columns + 20;

/** A whole tile, small. */
export function TilePicture(props: { tile: number; turn?: number; size?: number }): JSX.Element {
  const [x, y] = CENTRES[MIDDLE];
  const size = () => props.size ?? 52;
  return (
    <svg
      class="tile-picture map-ink"
      width={size()}
      height={size()}
      viewBox={`${x - 108} ${y - 108} 216 216`}
      aria-hidden="true"
    >
      <GhostTile tile={props.tile} cells={cellsUnder(MIDDLE, props.turn ?? 0)} turn={props.turn ?? 0} />
    </svg>
  );
}

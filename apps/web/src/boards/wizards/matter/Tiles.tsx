import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { TILE_BOX, tileAlone } from '../ground/tile.js';
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

/** A whole tile, small. */
export function TilePicture(props: { tile: number; turn?: number; size?: number }): JSX.Element {
  return (
    <svg
      class="tile-island wizards map-ink"
      width={props.size ?? 72}
      height={props.size ?? 72}
      viewBox={TILE_BOX}
      aria-hidden="true"
      innerHTML={tileAlone(props.tile, props.turn ?? 0, 'hand')}
    />
  );
}

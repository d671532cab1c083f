import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { type Tile, tilesOf } from '../options.js';
import { KindChit } from './UnitRow.js';

/** What can be chosen beside the map: units to lose, items to use, whom to give something. */
export function Tiles(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const tiles = createMemo(() => tilesOf(props.prompt, props.view));
  return (
    <Show when={tiles().length > 0}>
      <section class="matter tiles" classList={{ many: tiles().length > 4 }} aria-label="What can be chosen">
        <For each={tiles()}>
          {(tile) => <OneTile board={props.board} view={props.view} prompt={props.prompt} tile={tile} />}
        </For>
      </section>
    </Show>
  );
}

function OneTile(props: { board: BoardProps; view: View; prompt: Prompt; tile: Tile }): JSX.Element {
  return (
    <button
      type="button"
      class="tile"
      data-at={props.tile.pick}
      data-pick={props.tile.pick}
      onPointerEnter={() => props.tile.at && props.board.gesture.aim(props.tile.at)}
      onClick={() => props.board.gesture.send([props.tile.pick])}
    >
      <span class="tile-picture">
        <Show when={props.tile.kind >= 0} fallback={<Icon name={props.tile.icon} size={32} />}>
          <KindChit owner={ownerOf(props.prompt, props.tile)} kind={props.tile.kind} />
        </Show>
      </span>
      <span class="tile-words">
        <b>{props.tile.label}</b>
        <Show when={props.tile.note}>
          <small>{props.tile.note}</small>
        </Show>
      </span>
    </button>
  );
}

/** Bribes go to others' units; whose they are is seen on the map. */
function ownerOf(prompt: Prompt, { pick }: Tile): number {
  return /^(bribe|more)/.test(pick) ? 12 : prompt.seat;
}

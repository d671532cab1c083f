import type { View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { BearerMedal } from '../map/Stack.js';
import { type Option, tilesOf } from '../options.js';
import { armsIndex, borneBy } from '../scene.js';

/** What can be chosen beside the map: scrolls, tools, counters, and those who carry them. */
export function Tiles(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const tiles = createMemo(() => tilesOf(props.prompt, props.view));
  return (
    <Show when={tiles().length > 0}>
      <section class="matter offers" aria-label="What can be chosen">
        <For each={tiles()}>
          {(option) => (
            <Tile view={props.view} option={option} choose={() => props.board.gesture.send([option.pick])} />
          )}
        </For>
      </section>
    </Show>
  );
}

/** One of them: its picture, its name, and what it means. */
export function Tile(props: { view: View; option: Option; choose(): void; pressed?: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class="offer"
      data-at={props.option.choice.at?.[0] ?? props.option.pick}
      data-pick={props.option.pick}
      aria-pressed={props.pressed}
      onClick={() => props.choose()}
    >
      <span class="offer-picture">
        <Show
          when={props.option.bearer >= 0}
          fallback={<Show when={props.option.icon}>{(icon) => <Icon name={icon()} size={30} />}</Show>}
        >
          <Bearer view={props.view} bearer={props.option.bearer} />
        </Show>
      </span>
      <span class="offer-words">
        <b>{props.option.label}</b>
        <Show when={props.option.note}>{(note) => <small>{note()}</small>}</Show>
      </span>
    </button>
  );
}

function Bearer(props: { view: View; bearer: number }): JSX.Element {
  return (
    <TokenBox width={40} height={40}>
      <BearerMedal
        borne={borneBy(props.view, props.bearer)}
        arms={armsIndex(props.view, props.view.bearerSide[props.bearer])}
        radius={15}
      />
    </TokenBox>
  );
}

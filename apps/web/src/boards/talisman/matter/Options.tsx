import type { Prompt } from '@questhall/kernel';
import type { View } from '@questhall/talisman';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { steady } from '../../parts/steady.js';
import { Figure } from '../map/Figure.js';
import { type Option, tilesOf } from '../options.js';
import { iconOf } from '../scene.js';

/** What can be chosen as cards and people: each with its picture and what it means. */
export function Options(props: { board: BoardProps; prompt: Prompt; view: View }): JSX.Element {
  const tiles = steady(() => tilesOf(props.prompt, props.view));
  return (
    <Show when={tiles().length > 0}>
      <div class="matter tiles" classList={{ many: tiles().length > 4 }}>
        <For each={tiles()}>{(option) => <Tile board={props.board} view={props.view} option={option} />}</For>
      </div>
    </Show>
  );
}

function Tile(props: { board: BoardProps; view: View; option: Option }): JSX.Element {
  const { gesture } = props.board;
  const space = () => props.option.choice.at?.[0] ?? null;
  return (
    <button
      type="button"
      class="tile"
      data-at={props.option.pick}
      style={{ '--card': props.option.face?.colour ?? 'var(--line-2)' }}
      onClick={() => gesture.send([props.option.pick])}
      onPointerEnter={() => gesture.aim(space())}
      onPointerLeave={() => gesture.aim(null)}
    >
      <span class="tile-picture">
        <Switch>
          <Match when={props.option.face}>
            {(face) => (
              <>
                <Icon name={face().icon} size={34} />
                <Show when={face().value}>
                  <b class="tile-value">{face().value}</b>
                </Show>
              </>
            )}
          </Match>
          <Match when={props.option.seat >= 0}>
            <TokenBox width={42} height={42}>
              <Figure seat={props.option.seat} icon={iconOf(props.view, props.option.seat)} radius={17} />
            </TokenBox>
          </Match>
        </Switch>
      </span>
      <span class="tile-words">
        <b>{props.option.label}</b>
        <Show when={props.option.note}>{(note) => <small>{note()}</small>}</Show>
      </span>
    </button>
  );
}

import { spaceNamed } from '@questhall/talisman';
import { For, type JSX, Show } from 'solid-js';
import { Glyph } from '../../../kit/Icon.js';
import type { Model } from '../model.js';
import { middleOf } from './layout.js';

/** A ribbon over each space where an Enemy waits: the chance against it. */
export function Ribbons(props: { model: Model }): JSX.Element {
  const { model } = props;
  const words = (id: string) => model.ribbon(id);
  return (
    <g class="ribbons">
      <For each={model.litSpaces()}>
        {(id) => (
          <Show when={words(id)}>
            {(text) => (
              <Ribbon at={middleOf(spaceNamed(id))} words={text()} aimed={model.props.gesture.aimed() === id} />
            )}
          </Show>
        )}
      </For>
    </g>
  );
}

function Ribbon(props: { at: readonly [number, number]; words: string; aimed: boolean }): JSX.Element {
  const half = () => props.words.length * 4.4 + 20;
  const band = () => `M${-half() - 7}-14H${half() + 7}L${half()} 0L${half() + 7} 14H${-half() - 7}L${-half()} 0Z`;
  return (
    <g class="ribbon" classList={{ aimed: props.aimed }} transform={`translate(${props.at[0]} ${props.at[1] + 44})`}>
      <path d={band()} class="ribbon-shadow" transform="translate(1.5 2.5)" />
      <path d={band()} class="ribbon-band" />
      <Glyph name="crossed-swords" size={14} colour="#5c3606" x={-half() + 10} />
      <text class="ribbon-words" x="9" y="5.5">
        {props.words}
      </text>
    </g>
  );
}

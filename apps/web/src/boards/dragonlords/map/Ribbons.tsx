import { placeNamed } from '@questhall/dragonlords';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Point } from '../../../draw/geometry.js';
import { Glyph } from '../../../kit/Icon.js';
import type { Model } from '../model.js';
import { aheadOf, goalOf, percent } from '../prospects.js';
import { pointOf } from './layout.js';

/** A ribbon over what is aimed at, or over a goal that is being gathered against: the chance to take it. */
export function Ribbons(props: { model: Model }): JSX.Element {
  const { model } = props;
  const shown = createMemo(() => {
    const view = model.view();
    const { prompt, gesture } = model.props;
    if (!view || !prompt || !model.isLive()) return [];
    const goal = goalOf(prompt, gesture);
    const ahead = goal === null ? null : aheadOf(view, prompt, goal);
    const at = goal === null ? null : pointOf(view, placeNamed(goal));
    return ahead && at ? [{ at, words: percent(ahead.odds.wins) }] : [];
  });
  return (
    <g class="ribbons" attr:aria-hidden="true">
      <For each={deeds(model)}>
        {(at) => (
          <g transform={`translate(${at[0] - 17} ${at[1] - 20})`}>
            <circle r="8.500" class="deed-mark" />
            <Glyph name="crossed-swords" size={12} colour="#5c3606" />
          </g>
        )}
      </For>
      <For each={shown()}>
        {({ at, words }) => (
          <Show when={words}>
            <g class="ribbon aimed" transform={`translate(${at[0]} ${at[1] - 40})`}>
              <path d="M-33-11H33L28 0L33 11H-33L-28 0Z" class="ribbon-shadow" transform="translate(1.5 2.5)" />
              <path d="M-33-11H33L28 0L33 11H-33L-28 0Z" class="ribbon-band" />
              <Glyph name="crossed-swords" size={14} colour="#5c3606" x={-17} />
              <text class="ribbon-words" x="8" y="5.5">
                {words}
              </text>
            </g>
          </Show>
        )}
      </For>
    </g>
  );
}

const STRIKES = /^(attack|sneak|fight|burn) /;

/** In combat one can attack or march: swords tell what can be struck from what can set out. */
function deeds(model: Model): Point[] {
  const view = model.view();
  const { prompt, gesture } = model.props;
  if (!view || !model.isLive() || prompt?.ask !== 'combat.choose') return [];
  return model.litPlaces().flatMap((id) => {
    const at = pointOf(view, placeNamed(id));
    const strikes = (gesture.lit().get(id) ?? []).some(({ pick }) => STRIKES.test(pick));
    return at && strikes ? [at] : [];
  });
}

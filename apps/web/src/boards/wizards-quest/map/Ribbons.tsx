import { For, type JSX, Show } from 'solid-js';
import { Glyph } from '../../../kit/Icon.js';
import type { Model } from '../model.js';
import { percent, planIn, prospect } from '../prospects.js';
import { placeOf } from './layout.js';

/** A ribbon over each target with the chance to take it. */
export function Ribbons(props: { model: Model }): JSX.Element {
  const { model } = props;
  const targets = () => {
    const { gesture, prompt } = model.props;
    if (!model.isLive() || prompt?.ask !== 'attack.choose' || gesture.path().length !== 1) return [];
    return [...gesture.lit().keys()];
  };
  return (
    <g class="ribbons">
      <For each={targets()}>{(id) => <Ribbon model={model} id={id} />}</For>
    </g>
  );
}

function Ribbon(props: { model: Model; id: string }): JSX.Element {
  const odds = () => bestOdds(props.model, props.id);
  const at = () => {
    const view = props.model.view();
    return view ? placeOf(view, props.id) : null;
  };
  const isAimed = () => {
    const aimed = props.model.props.gesture.aimed();
    return aimed !== null && props.model.meant(aimed) === props.id;
  };
  return (
    <Show when={odds() !== null && at()}>
      {(place) => (
        <g class="ribbon" classList={{ aimed: isAimed() }} transform={`translate(${place()[0]} ${place()[1] - 44})`}>
          <path d="M-31-11H31L26 0L31 11H-31L-26 0Z" class="ribbon-shadow" transform="translate(1.5 2.5)" />
          <path d="M-31-11H31L26 0L31 11H-31L-26 0Z" class="ribbon-band" />
          <Glyph name="crossed-swords" size={14} colour="#5c3606" x={-15} />
          <text class="ribbon-words" x="8" y="5.5">
            {percent(odds() ?? 0)}
          </text>
        </g>
      )}
    </Show>
  );
}

/** The best chance that any of the ways to attack this promises; null where it is no attack. */
export function bestOdds(model: Model, id: string): number | null {
  const view = model.view();
  if (!view) return null;
  const chances = (model.props.gesture.lit().get(id) ?? []).flatMap(({ pick }) => {
    const plan = planIn(view, pick);
    return plan ? [prospect(view, plan).wins] : [];
  });
  return chances.length > 0 ? Math.max(...chances) : null;
}

import { For, type JSX, Show } from 'solid-js';
import { Glyph } from '../../../kit/Icon.js';
import type { Model } from '../model.js';
import { percent, planIn, prospect } from '../prospects.js';
import { placeOf } from './layout.js';

/** A ribbon over each target: the chance to take it, or a boat where one only sails. */
export function Ribbons(props: { model: Model }): JSX.Element {
  const { model } = props;
  const targets = () => {
    const { gesture, prompt } = model.props;
    if (!model.isLive() || prompt?.ask !== 'attack.choose' || gesture.path().length !== 1) return [];
    return [...gesture.lit().keys()];
  };
  return (
    <g class="ribbons" attr:aria-hidden="true">
      <For each={targets()}>{(id) => <Ribbon model={model} id={id} />}</For>
    </g>
  );
}

function Ribbon(props: { model: Model; id: string }): JSX.Element {
  const odds = () => bestOdds(props.model, props.id);
  const words = () => {
    const chance = odds();
    return chance === null ? 'sail' : percent(chance);
  };
  const byBoat = () =>
    (props.model.props.gesture.lit().get(props.id) ?? []).every(({ pick }) => /^sail| by boat$/.test(pick));
  const at = () => {
    const view = props.model.view();
    return view ? placeOf(view, props.id) : null;
  };
  const isAimed = () => {
    const aimed = props.model.props.gesture.aimed();
    return aimed !== null && props.model.meant(aimed) === props.id;
  };
  return (
    <Show when={at()}>
      {(place) => (
        <g class="ribbon" classList={{ aimed: isAimed() }} transform={`translate(${place()[0]} ${place()[1] - 44})`}>
          <path d="M-33-11H33L28 0L33 11H-33L-28 0Z" class="ribbon-shadow" transform="translate(1.5 2.5)" />
          <path d="M-33-11H33L28 0L33 11H-33L-28 0Z" class="ribbon-band" />
          <Glyph name={byBoat() ? 'sailboat' : 'crossed-swords'} size={14} colour="#5c3606" x={-17} />
          <text class="ribbon-words" x="8" y="5.5">
            {words()}
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

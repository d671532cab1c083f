import { isZone, placeNamed } from '@questhall/dragonlords';
import { For, type JSX, Show } from 'solid-js';
import { Chosen, Lit, Refused } from '../../parts/Lit.js';
import { groundOf, type Model } from '../model.js';
import { placeOf } from '../scene.js';
import { type Spread, spreads } from '../sheet.js';

/** What may be done, is aimed at, was chosen or refused. Each inside its own clip, so neighbours stay apart. */
export function States(props: { model: Model }): JSX.Element {
  const { model } = props;
  const gesture = () => model.props.gesture;
  const isAimed = (id: string) => model.isLive() && gesture().aimed() === id;
  const chosen = (): Spread[] => {
    const view = model.view();
    if (!view || !model.isLive()) return [];
    const places = gesture()
      .path()
      .map((id) => groundOf(view, placeOf(view, id)));
    return [...new Set(places)].flatMap((place) => spreads().get(place) ?? []);
  };
  const refused = () => {
    const id = model.props.refused;
    return id === null ? undefined : spreads().get(placeNamed(id));
  };
  return (
    <g class="states" attr:aria-hidden="true">
      <For each={model.litPlaces()}>
        {(id) => (
          <Show when={spreads().get(placeNamed(id))}>
            {(spread) => (
              <g classList={{ 'lit-sea': isZone(placeNamed(id)) }}>
                <Lit outline={spread().outline} clip={spread().clip} aimed={isAimed(id)} />
              </g>
            )}
          </Show>
        )}
      </For>
      <For each={chosen()}>
        {(spread) => <Chosen outline={spread.outline} clip={spread.clip} seat={model.props.seat ?? 0} />}
      </For>
      <Show when={refused()}>{(spread) => <Refused outline={spread().outline} clip={spread().clip} />}</Show>
    </g>
  );
}

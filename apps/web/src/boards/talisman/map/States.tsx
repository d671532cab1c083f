import { spaceNamed } from '@questhall/talisman';
import { For, type JSX, Show } from 'solid-js';
import { Chosen, Lit, Refused, type Shape } from '../../parts/Lit.js';
import { spaceOfThing } from '../ids.js';
import type { Model } from '../model.js';
import { places } from '../painted.js';

/** What may be done, is aimed at, was chosen or refused. */
export function States(props: { model: Model }): JSX.Element {
  const { model } = props;
  const gesture = () => model.props.gesture;
  const isAimed = (id: string) => model.isLive() && gesture().aimed() === id;
  const chosen = () => {
    const view = model.view();
    if (!view || !model.isLive()) return [];
    return [
      ...new Set(
        gesture()
          .path()
          .map((id) => spaceOfThing(view, id)),
      ),
    ].filter((space) => space >= 0);
  };
  return (
    <g class="states">
      <For each={model.litSpaces()}>
        {(id) => <Lit outline={shape(id).outline} clip={shape(id).clip} aimed={isAimed(id)} />}
      </For>
      <For each={chosen()}>
        {(space) => (
          <Chosen outline={places()[space].outline} clip={places()[space].clip} seat={model.props.seat ?? 0} />
        )}
      </For>
      <Show when={model.props.refused}>
        {(id) => (
          <Show when={spaceNamed(id()) >= 0}>
            <Refused outline={shape(id()).outline} clip={shape(id()).clip} />
          </Show>
        )}
      </Show>
    </g>
  );
}

function shape(id: string): Shape {
  return places()[spaceNamed(id)];
}

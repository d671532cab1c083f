import { spaceNamed } from '@questhall/wizards-quest';
import { For, type JSX, Show } from 'solid-js';
import { Chosen, Lit, Refused } from '../../parts/Lit.js';
import type { Model } from '../model.js';
import { spaceOf } from '../model.js';
import { places } from '../sheet.js';

/** What may be done, is aimed at, was chosen or refused. Each inside the space's own clip, so neighbours stay apart. */
export function States(props: { model: Model }): JSX.Element {
  const { model } = props;
  const gesture = () => model.props.gesture;
  const aimed = () => (model.isLive() ? gesture().aimed() : null);
  const isAimed = (id: string) => aimed() !== null && model.meant(aimed() as string) === id;
  const chosen = () => {
    const view = model.view();
    return view && model.isLive()
      ? gesture()
          .path()
          .map((id) => spaceOf(view, id))
          .filter((id) => id !== null)
      : [];
  };
  return (
    <g class="states" attr:aria-hidden="true">
      <For each={model.litRegions()}>
        {(id) => <Lit outline={`marnon-outline-${id}`} clip={`marnon-group-${id}`} aimed={isAimed(id)} />}
      </For>
      <For each={model.litSpaces()}>
        {(id) => <Lit outline={shape(id).outline} clip={shape(id).clip} aimed={isAimed(id)} />}
      </For>
      <For each={chosen()}>
        {(id) => <Chosen outline={shape(id).outline} clip={shape(id).clip} seat={model.props.seat ?? 0} />}
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

function shape(id: string) {
  return places()[spaceNamed(id)];
}

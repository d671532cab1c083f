import { spaceNamed } from '@questhall/wizards-quest';
import { For, type JSX, Show } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
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
    <g class="states">
      <For each={model.litRegions()}>
        {(id) => <Lit outline={`marnon-outline-${id}`} clip={`marnon-group-${id}`} aimed={isAimed(id)} />}
      </For>
      <For each={model.litSpaces()}>
        {(id) => <Lit outline={shape(id).outline} clip={shape(id).clip} aimed={isAimed(id)} />}
      </For>
      <For each={chosen()}>{(id) => <Chosen id={id} seat={model.props.seat ?? 0} />}</For>
      <Show when={model.props.refused}>
        {(id) => (
          <Show when={spaceNamed(id()) >= 0}>
            <g class="refused" clip-path={`url(#${shape(id()).clip})`}>
              <use href={`#${shape(id()).outline}`} />
            </g>
          </Show>
        )}
      </Show>
    </g>
  );
}

function shape(id: string) {
  return places()[spaceNamed(id)];
}

function Lit(props: { outline: string; clip: string; aimed: boolean }): JSX.Element {
  const outline = () => `#${props.outline}`;
  return (
    <g class="lit" classList={{ aimed: props.aimed }} clip-path={`url(#${props.clip})`}>
      <use href={outline()} class="lit-glow" />
      <use href={outline()} class="lit-dark" />
      <use href={outline()} class="lit-band" />
      <use href={outline()} class="lit-run" />
    </g>
  );
}

function Chosen(props: { id: string; seat: number }): JSX.Element {
  const outline = () => `#${shape(props.id).outline}`;
  return (
    <g class="chosen" clip-path={`url(#${shape(props.id).clip})`}>
      <use href={outline()} fill="#fff" fill-opacity=".28" />
      <use href={outline()} fill="none" stroke={armsOf(props.seat).edge} stroke-width="9" />
      <use href={outline()} fill="none" stroke="#fff" stroke-width="6" />
      <use href={outline()} fill="none" stroke={armsOf(props.seat).field} stroke-width="2.5" />
    </g>
  );
}

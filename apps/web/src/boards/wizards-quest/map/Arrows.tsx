import { For, type JSX, Show } from 'solid-js';
import type { Point } from '../../../draw/geometry.js';
import { arrow, bow, bowPath } from '../../parts/arrows.js';
import { lastMoves } from '../last.js';
import type { Model } from '../model.js';
import { showsOf } from '../scene.js';
import { placeOf } from './layout.js';

/** The last move as a dotted line, and the attack one aims at or leads as a red arrow. */
export function Arrows(props: { model: Model }): JSX.Element {
  const { model } = props;
  const place = (id: string | null): Point | null => {
    const view = model.view();
    return view && id !== null ? placeOf(view, id) : null;
  };
  const moves = () => lastMoves(model.props.last).flatMap(({ from, to }) => pair(place(from), place(to)));
  return (
    <g class="arrows" attr:aria-hidden="true">
      <For each={moves()}>
        {([a, b]) => (
          <g class="last-move">
            <path d={bowPath(bow(a, b))} class="last-casing" />
            <path d={bowPath(bow(a, b))} class="last-dots" />
            <circle cx={bow(a, b).from[0]} cy={bow(a, b).from[1]} r="3" />
          </g>
        )}
      </For>
      <Show when={attacked(model, place)}>
        {(ends) => {
          const drawn = () => arrow(bow(...ends()));
          return (
            <g class="strike">
              <path d={drawn().shaft} class="strike-casing" />
              <path d={drawn().head} class="strike-casing" />
              <path d={drawn().shaft} class="strike-shaft" />
              <path d={drawn().head} class="strike-head" />
            </g>
          );
        }}
      </Show>
    </g>
  );
}

function attacked(model: Model, place: (id: string | null) => Point | null): [Point, Point] | null {
  const { campaign } = showsOf(model.scene());
  if (campaign)
    return pair(place(campaign.from), place(campaign.against === 'space' ? campaign.to : campaign.against))[0] ?? null;
  const { path, aimed, lit } = model.props.gesture;
  const target = model.isLive() ? aimed() : null;
  if (path().length !== 1 || target === null || !lit().has(model.meant(target))) return null;
  return pair(place(path()[0]), place(model.meant(target)))[0] ?? null;
}

function pair(a: Point | null, b: Point | null): [Point, Point][] {
  return a && b && (a[0] !== b[0] || a[1] !== b[1]) ? [[a, b]] : [];
}

import { isSide, placeNamed, SITES, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { line, smoothed } from '../../../draw/geometry.js';
import { armsOf } from '../../../kit/arms.js';
import { steady } from '../../parts/steady.js';
import { outlineOf, shapeOf } from '../ground/net.js';
import type { Model } from '../model.js';
import { points } from '../scene.js';
import { trailOf } from '../trail.js';
import { pointOf } from './layout.js';

/** What may be done, is aimed at, was chosen or refused. All that is lit is lit as one land. */
export function States(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const gesture = () => model.props.gesture;
  const lit = createMemo(() => outlineOf(new Set([...model.lit()].filter((place) => !isSide(place)))));
  const sides = createMemo(() => [...model.lit()].filter(isSide).map(pointOf));
  const hexIn = (id: string | null | undefined) => {
    const place = id ? placeNamed(id) : -1;
    return place >= 0 && !isSide(place) ? shapeOf(place) : '';
  };
  const chosen = () => (model.isLive() ? hexIn(gesture().path()[0]) : '');
  const aimed = () => {
    const id = gesture().aimed();
    return id !== null && model.lit().has(placeNamed(id)) ? hexIn(id) : '';
  };
  const arms = () => armsOf(model.props.seat ?? 0);
  return (
    <g class="states" attr:aria-hidden="true">
      <Holdings view={props.view} />
      <Trail model={model} />
      <Show when={lit()}>
        <g class="lit region">
          <path d={lit()} class="lit-glow" />
          <path d={lit()} class="lit-dark" />
          <path d={lit()} class="lit-band" />
          <path d={lit()} class="lit-run" />
        </g>
      </Show>
      <For each={sides()}>
        {([x, y]) => (
          <g transform={`translate(${x} ${y})`}>
            <circle r="13" class="piece-ring dark" />
            <circle r="13" class="piece-ring" />
          </g>
        )}
      </For>
      <path d={aimed()} class="aim" />
      <path d={chosen()} fill="none" stroke={arms().edge} stroke-width="7" />
      <path d={chosen()} fill="#fff" fill-opacity=".24" stroke="#fff" stroke-width="4" />
      <path d={chosen()} fill="none" stroke={arms().field} stroke-width="1.600" />
      <path d={hexIn(model.props.refused)} class="refusal" classList={{ refused: model.props.refused !== null }} />
      <For each={strikesOf(model)}>
        {(d) => (
          <>
            <path d={d} class="strike-casing" />
            <path d={d} class="strike-shaft" />
          </>
        )}
      </For>
    </g>
  );
}

/** The ground of a city in the colour of who holds it, to be seen from afar. */
function Holdings(props: { view: View }): JSX.Element {
  const held = steady(
    createMemo(() =>
      SITES.map(({ hex }, site) => ({ hex, owner: props.view.control[site] })).filter(({ owner }) => owner >= 0),
    ),
  );
  return (
    <For each={held()}>
      {({ hex, owner }) => (
        <path d={shapeOf(hex)} class="held" stroke={armsOf(owner).field} fill={armsOf(owner).field} />
      )}
    </For>
  );
}

/** From every post that joins an attack to what is attacked. */
function strikesOf(model: Model): string[] {
  const attack = model.onslaught();
  const view = model.view();
  if (!attack || !view) return [];
  const to = pointOf(attack.place);
  const posts = new Set(attack.units.map((unit) => view.at[unit]).filter((at) => at !== attack.place));
  return [...posts].map((post) =>
    line([pointOf(post), [pointOf(post)[0] * 0.25 + to[0] * 0.75, pointOf(post)[1] * 0.25 + to[1] * 0.75]]),
  );
}

/** The latest march, kept until the next. */
function Trail(props: { model: Model }): JSX.Element {
  const trail = createMemo(() => {
    const path = trailOf(props.model.props.last).map((id) => pointOf(placeNamed(id)));
    return path.length > 1 ? line(smoothed(path, 2)) : '';
  });
  return (
    <Show when={trail()}>
      <g class="last-move">
        <path d={trail()} class="last-casing" />
        <path d={trail()} class="last-dots" />
      </g>
    </Show>
  );
}

/** The way to what is aimed at, its stages, and what it costs; above letters and stacks. */
export function Way(props: { model: Model }): JSX.Element {
  const { model } = props;
  const stages = () => model.plan()?.via.map(pointOf) ?? [];
  const way = () => model.aimedWay();
  const path = createMemo(() => {
    const found = way();
    return found ? line(smoothed(found.path.map(pointOf), 2)) : '';
  });
  const end = () => pointOf(way()?.place ?? 0);
  return (
    <g class="ways" attr:aria-hidden="true">
      <path d={path()} class="way-casing" />
      <path d={path()} class="way-dots" />
      <For each={stages()}>{([x, y]) => <circle cx={x} cy={y} r="7" class="way-stage" />}</For>
      <Show when={way()}>
        {(found) => (
          <g class="ribbon aimed grows" transform={`translate(${end()[0]} ${end()[1] - 30})`}>
            <path d="M-21-11H21L17 0L21 11H-21L-17 0Z" class="ribbon-band" />
            <text class="ribbon-words" y="5.500">
              {points(found().cost)}
            </text>
          </g>
        )}
      </Show>
    </g>
  );
}

/** What every place in reach costs, small. */
export function Costs(props: { model: Model }): JSX.Element {
  const costs = createMemo(() =>
    [...props.model.ways().values()].map(({ place, cost }) => {
      const [x, y] = pointOf(place);
      return { x: x.toFixed(1), y: (y - 14).toFixed(1), words: points(cost) };
    }),
  );
  return (
    <g class="costs" attr:aria-hidden="true">
      <For each={costs()}>
        {({ x, y, words }) => (
          <text x={x} y={y}>
            {words}
          </text>
        )}
      </For>
    </g>
  );
}

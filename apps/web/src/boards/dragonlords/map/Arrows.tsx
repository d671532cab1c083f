import { placeNamed } from '@questhall/dragonlords';
import { For, type JSX, Show } from 'solid-js';
import type { Point } from '../../../draw/geometry.js';
import { arrow, bow, bowPath } from '../../parts/arrows.js';
import type { Model } from '../model.js';
import { placeOf, showsOf } from '../scene.js';
import { pointOf } from './layout.js';

const ROOM = [20, 20] as const;

/** The last move as a dotted line, and what one aims at from what was chosen as a red arrow. */
export function Arrows(props: { model: Model }): JSX.Element {
  const { model } = props;
  const point = (id: string): Point | null => {
    const view = model.view();
    return view ? pointOf(view, placeOf(view, id)) : null;
  };
  const moves = () => model.trips().flatMap(({ from, to }) => pair(point(from), point(to)));
  return (
    <g class="arrows" attr:aria-hidden="true">
      <For each={moves()}>
        {([a, b]) => (
          <g class="last-move">
            <path d={bowPath(bow(a, b, ROOM))} class="last-casing" />
            <path d={bowPath(bow(a, b, ROOM))} class="last-dots" />
            <circle cx={bow(a, b, ROOM).from[0]} cy={bow(a, b, ROOM).from[1]} r="3" />
          </g>
        )}
      </For>
      <For each={aimedAlong(model, point)}>
        {([a, b]) => {
          const drawn = () => arrow(bow(a, b, ROOM));
          return (
            <g class="strike">
              <path d={drawn().shaft} class="strike-casing" />
              <path d={drawn().head} class="strike-casing" />
              <path d={drawn().shaft} class="strike-shaft" />
              <path d={drawn().head} class="strike-head" />
            </g>
          );
        }}
      </For>
      <Show when={battleAt(model)}>
        {(at) => (
          <g transform={`translate(${at()})`} class="battle-mark">
            <circle r="38" />
          </g>
        )}
      </Show>
    </g>
  );
}

/** From what was pointed at to what is aimed at; or from all who join an attack to its goal. */
function aimedAlong(model: Model, point: (id: string) => Point | null): [Point, Point][] {
  if (!model.isLive()) return [];
  const { gesture, prompt } = model.props;
  const goal = prompt?.ask === 'attack.gather' ? String(prompt.says.args?.to ?? '') : null;
  const aimed = gesture.aimed();
  if (goal !== null) return aimed !== null && model.isLit(aimed) ? pair(point(aimed), point(goal)) : [];
  const start = gesture.path()[0] ?? startOf(model);
  if (!start || aimed === null || !model.isLit(aimed)) return [];
  return pair(point(start), point(aimed));
}

/** What a prompt is about: the ship that sails, the place one marches or teleports from. */
function startOf(model: Model): string | null {
  const { ask, says } = model.props.prompt ?? {};
  if (ask === 'sail.choose') return String(says?.args?.ship ?? '');
  return ask === 'march.choose' || ask === 'teleport.choose' ? String(says?.args?.from ?? '') : null;
}

function battleAt(model: Model): Point | null {
  const view = model.view();
  const { battle, monster } = showsOf(model.scene());
  const where = battle?.where ?? monster?.at;
  return view && where ? pointOf(view, placeNamed(where)) : null;
}

function pair(a: Point | null, b: Point | null): [Point, Point][] {
  return a && b && (a[0] !== b[0] || a[1] !== b[1]) ? [[a, b]] : [];
}

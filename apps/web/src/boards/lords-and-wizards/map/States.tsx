import { isSide, placeNamed, SITES, type View } from '@questhall/lords-and-wizards';
import { createMemo, type JSX } from 'solid-js';
import { line, type Point, smoothed } from '../../../draw/geometry.js';
import { d, type Markup } from '../../../draw/markup.js';
import { armsOf } from '../../../kit/arms.js';
import { outlineOf, shapeOf } from '../ground/net.js';
import type { Model } from '../model.js';
import { points } from '../scene.js';
import { trailOf } from '../trail.js';
import { pointOf } from './layout.js';

/** One path once for each of these classes. */
const layers = (path: string, ...kinds: readonly string[]): Markup =>
  path && kinds.map((kind) => `<path d="${path}" class="${kind}"/>`).join('');
const at = ([x, y]: Point, up = 0) => d`translate(${x} ${y - up})`;

/** What may be done, is aimed at, was chosen or refused. All that is lit is lit as one land. */
export function States(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const gesture = () => model.props.gesture;
  const lit = createMemo(() => outlineOf(new Set([...model.lit()].filter((place) => !isSide(place)))));
  const still = createMemo(() => holdings(props.view) + trail(model));
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
      <g innerHTML={still()} />
      <g class="lit region" innerHTML={layers(lit(), 'lit-glow', 'lit-dark', 'lit-band', 'lit-run')} />
      <g innerHTML={sides(model)} />
      <path d={aimed()} class="aim" />
      <g
        class="source"
        style={{ '--edge': arms().edge, '--own': arms().field }}
        innerHTML={layers(chosen(), 'dark', 'white', 'own')}
      />
      <path d={hexIn(model.props.refused)} class="refusal" classList={{ refused: model.props.refused !== null }} />
      <g innerHTML={strikes(model)} />
    </g>
  );
}

/** The ground of a city in the colour of who holds it, to be seen from afar. */
function holdings({ control }: View): Markup {
  return SITES.map(({ hex }, site) => {
    const { field } = armsOf(Math.max(0, control[site]));
    return control[site] < 0 ? '' : `<path d="${shapeOf(hex)}" class="held" stroke="${field}" fill="${field}"/>`;
  }).join('');
}

/** The latest march, kept until the next. */
function trail({ props }: Model): Markup {
  const path = trailOf(props.last).map((id) => pointOf(placeNamed(id)));
  if (path.length < 2) return '';
  return `<g class="last-move">${layers(line(smoothed(path, 2)), 'last-casing', 'last-dots')}</g>`;
}

/** River hexsides that may be chosen. */
function sides(model: Model): Markup {
  const rings = '<circle r="13" class="piece-ring dark"/><circle r="13" class="piece-ring"/>';
  return [...model.lit()]
    .map((place) => (isSide(place) ? `<g transform="${at(pointOf(place))}">${rings}</g>` : ''))
    .join('');
}

/** From every post that joins an attack to what is attacked. */
function strikes(model: Model): Markup {
  const attack = model.onslaught();
  const view = model.view();
  if (!attack || !view) return '';
  const [x, y] = pointOf(attack.place);
  const posts = new Set(attack.units.map((unit) => view.at[unit]).filter((post) => post !== attack.place));
  return [...posts]
    .map((post) => {
      const [px, py] = pointOf(post);
      return layers(d`M${px} ${py}L${px * 0.25 + x * 0.75} ${py * 0.25 + y * 0.75}`, 'strike-casing', 'strike-shaft');
    })
    .join('');
}

/** The way to what is aimed at, its stages, and what it costs; above letters and stacks. */
export function Way(props: { model: Model }): JSX.Element {
  const markup = () => {
    const way = props.model.aimedWay();
    const stages = props.model.plan()?.via.map(pointOf) ?? [];
    const dots = stages.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" class="way-stage"/>`).join('');
    if (!way) return dots;
    return (
      layers(line(smoothed(way.path.map(pointOf), 2)), 'way-casing', 'way-dots') +
      `${dots}<g class="ribbon aimed grows" transform="${at(pointOf(way.place), 30)}">` +
      `<path d="M-21-11H21L17 0L21 11H-21L-17 0Z" class="ribbon-band"/><text class="ribbon-words" y="5.500">${points(way.cost)}</text></g>`
    );
  };
  return <g class="ways" attr:aria-hidden="true" innerHTML={markup()} />;
}

/** What every place in reach costs, small. */
export function Costs(props: { model: Model }): JSX.Element {
  const costs = createMemo(() =>
    [...props.model.ways().values()]
      .map(({ place, cost }) => `<text transform="${at(pointOf(place), 14)}">${points(cost)}</text>`)
      .join(''),
  );
  return <g class="costs" attr:aria-hidden="true" innerHTML={costs()} />;
}

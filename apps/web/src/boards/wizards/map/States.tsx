import { TILES, type View } from '@questhall/wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Chosen, Lit, Refused } from '../../parts/Lit.js';
import { costOf } from '../labels.js';
import type { Model } from '../model.js';
import { cellOfThing } from '../scene.js';
import { islands, type Spread, seaDefs, spreadOf } from '../sheet.js';
import { nextToFall, threatsAid } from '../threats.js';

/** What may be done, is aimed at, was chosen or refused; each inside its own clip, so neighbours stay apart. */
export function States(props: { model: Model; view: View }): JSX.Element {
  const { model } = props;
  const gesture = () => model.props.gesture;
  const lit = createMemo(() => (model.isLaying() ? [] : [...model.lit().keys()].map((c) => spreadOf(props.view, c))));
  const spreadIn = (id: string): Spread[] => {
    const cell = cellOfThing(props.view, id);
    return cell < 0 ? [] : [spreadOf(props.view, cell)];
  };
  const chosen = () => (model.isLive() ? gesture().path().flatMap(spreadIn) : []);
  /** A place one looks at, that cannot be chosen: the quest log points at it. */
  const pointed = () => {
    const aimed = gesture().aimed();
    const found = aimed === null || model.isLaying() ? [] : spreadIn(aimed);
    return found.filter(({ cell }) => !model.lit().has(cell));
  };
  const refused = () => (model.props.refused === null ? [] : spreadIn(model.props.refused));
  const isAimed = ({ id, cell }: Spread) => {
    const aimed = gesture().aimed();
    return aimed !== null && (aimed === id || (model.lit().get(cell) ?? []).includes(aimed));
  };
  return (
    <g class="states" attr:aria-hidden="true">
      <defs innerHTML={seaDefs([...lit(), ...chosen(), ...refused()])} />
      <Threatened view={props.view} />
      <Fallen view={props.view} />
      <For each={model.litTiles()}>
        {(id) => (
          <Lit
            outline={`islands-outline-${id}`}
            clip={`islands-group-${id}`}
            aimed={gesture().aimed()?.startsWith(id) ?? false}
          />
        )}
      </For>
      <g class="lit-hexes">
        <For each={lit()}>{(s) => <Lit outline={s.outline} clip={s.clip} aimed={isAimed(s)} />}</For>
      </g>
      <For each={chosen()}>{(s) => <Chosen outline={s.outline} clip={s.clip} seat={model.props.seat ?? 0} />}</For>
      <For each={pointed()}>
        {({ at }) => (
          <g class="pointed" transform={`translate(${at[0]} ${at[1]})`}>
            <circle r="23" class="casing" />
            <circle r="23" />
          </g>
        )}
      </For>
      <For each={refused()}>{(s) => <Refused outline={s.outline} clip={s.clip} />}</For>
    </g>
  );
}

/** On demand: which tiles Evil may take next. */
function Threatened(props: { view: View }): JSX.Element {
  const tiles = createMemo(() => (threatsAid.isOn() ? nextToFall(props.view) : []));
  return (
    <Show when={tiles().length > 0}>
      <defs>
        <pattern id="islands-threat" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V13" stroke="#7a1710" stroke-width="7" />
        </pattern>
      </defs>
      <For each={tiles()}>
        {(tile) => (
          <g clip-path={`url(#islands-group-${TILES[tile].id})`}>
            <use href={`#islands-outline-${TILES[tile].id}`} fill="url(#islands-threat)" fill-opacity=".32" />
            <use href={`#islands-outline-${TILES[tile].id}`} class="threat-edge" />
          </g>
        )}
      </For>
    </Show>
  );
}

/** Darkness over tiles that Evil has taken. */
function Fallen(props: { view: View }): JSX.Element {
  const lost = () => TILES.filter((_, tile) => props.view.fallen[tile] && props.view.layout.at[tile] >= 0);
  return (
    <For each={lost()}>
      {({ id }) => (
        <Show when={islands(props.view).groups.get(id)}>
          {(path) => (
            <g class="fallen">
              <path d={path()} class="fallen-night" />
              <path d={path()} class="fallen-smoke" />
              <path d={path()} class="fallen-edge" />
            </g>
          )}
        </Show>
      )}
    </For>
  );
}

/** What each lit space costs, small in its upper part; above letters and pieces. */
export function Costs(props: { model: Model; view: View }): JSX.Element {
  const costs = createMemo(() =>
    props.model.isLaying()
      ? []
      : [...props.model.lit().keys()].flatMap((cell) => {
          const words = costOf(props.model.choicesAt(cell));
          return words === null ? [] : [{ at: spreadOf(props.view, cell).at, words }];
        }),
  );
  return (
    <g class="ribbons costs" attr:aria-hidden="true">
      <For each={costs()}>
        {({ at, words }) => (
          <g transform={`translate(${at[0]} ${at[1] - 13})`}>
            <rect x={words === 'all' ? -10 : -8} y="-6.500" width={words === 'all' ? 20 : 16} height="13" rx="6.500" />
            <text y="4">{words}</text>
          </g>
        )}
      </For>
    </g>
  );
}

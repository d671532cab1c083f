import {
  FIRST_SHIP,
  FIRST_WASTE,
  FIRST_ZONE,
  KINGDOMS,
  type Place,
  REALM_OF,
  type View,
  ZONES,
} from '@questhall/dragonlords';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { Glyph } from '../../../kit/Icon.js';
import { whenDiceRest } from '../../parts/rest.js';
import { laidOn } from '../draft.js';
import type { Model } from '../model.js';
import { type Craft, craftsIn, placeOf, type Stack as Standing, stacksIn } from '../scene.js';
import { spreads } from '../sheet.js';
import { moorings, standOf, stepOf } from './layout.js';
import { Ship } from './Ship.js';
import { Stack } from './Stack.js';

const GROUND = Array.from({ length: FIRST_SHIP }, (_, place) => place);
const SEA = Array.from({ length: ZONES.length }, (_, i) => FIRST_ZONE + i);

/** All pieces on the map. A place is drawn anew only if something in it has changed. */
export function Tokens(props: { model: Model }): JSX.Element {
  const view = whenDiceRest(props.model.view, () => props.model.props.seat);
  const seen = () => (props.model.props.hidePieces ? null : view());
  return (
    <g class="tokens" attr:aria-hidden="true">
      <Index each={GROUND}>{(place) => <Pieces model={props.model} view={seen()} place={place()} />}</Index>
      <Index each={SEA}>{(zone) => <Fleet view={seen()} zone={zone()} />}</Index>
    </g>
  );
}

function Pieces(props: { model: Model; view: View | null; place: Place }): JSX.Element {
  const stacks = createMemo(() => (props.view ? stacksIn(props.view, props.place) : []), [] as readonly Standing[], {
    equals: same,
  });
  const [x, y] = spreads().get(props.place)?.at ?? [0, 0];
  const at = (i: number) => {
    const [sx, sy] = standOf(props.place, stacks().length);
    const [dx, dy] = stepOf(props.place);
    return `translate(${sx + dx * i} ${sy + dy * i})`;
  };
  const isChosen = createMemo(() => {
    const { model, view } = props;
    return view !== null && model.props.gesture.path().some((id) => placeOf(view, id) === props.place);
  });
  const laid = createMemo(() =>
    props.model.isLive() ? laidOn(props.model.props.gesture.draft(), spreads().get(props.place)?.id ?? '') : '',
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <Gold view={props.view} place={props.place} />
      <g class="force" classList={{ chosen: isChosen() }}>
        <For each={stacks()}>
          {(stack, i) => (
            <g transform={at(i())}>
              <Stack stack={stack} scale={stacks().length > 1 ? 0.74 : 0.9} />
            </g>
          )}
        </For>
      </g>
      <Show when={laid()}>
        <g transform="translate(-18 -20)">
          <circle r="10.5" fill="#2a1605" />
          <circle r="9.2" fill="#f6ebcd" />
          <text class="laid-on" y="4.5">
            {laid()}
          </text>
        </g>
      </Show>
    </g>
  );
}

/** The gold that lies in a kingdom. */
function Gold(props: { view: View | null; place: Place }): JSX.Element {
  const gold = createMemo(() =>
    props.view && props.place < FIRST_WASTE && KINGDOMS.includes(props.place)
      ? props.view.gold[REALM_OF[props.place]]
      : 0,
  );
  return (
    <Show when={gold() > 0}>
      <g transform="translate(-24 9)">
        <ellipse cx="1" cy="2" rx="14" ry="8.500" fill="#1b0d02" opacity=".35" />
        <rect x="-14" y="-8.500" width="28" height="17" rx="8.500" class="gold-plate" />
        <Glyph name="two-coins" size={11} colour="#5b3b05" x={-7} />
        <text class="gold-words" x="5" y="4.500">
          {gold()}
        </text>
      </g>
    </Show>
  );
}

function Fleet(props: { view: View | null; zone: Place }): JSX.Element {
  const crafts = createMemo(() => (props.view ? craftsIn(props.view, props.zone) : []), [] as readonly Craft[], {
    equals: same,
  });
  const [x, y] = spreads().get(props.zone)?.at ?? [0, 0];
  const at = (place: Place) => (props.view && moorings(props.view, props.zone).get(place)) ?? [0, 0];
  return (
    <g transform={`translate(${x} ${y})`}>
      <For each={crafts()}>
        {(craft) => (
          <g transform={`translate(${at(craft.place)})`}>
            <Show
              when={craft.isShip}
              fallback={<Show when={craft.stack}>{(stack) => <Stack stack={stack()} scale={0.8} />}</Show>}
            >
              <Ship craft={craft} />
            </Show>
          </g>
        )}
      </For>
    </g>
  );
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

import { createEffect, createSignal, For, type JSX, on, Show, untrack } from 'solid-js';
import { isStill } from '../../../kit/Die.js';
import { Men } from '../../../kit/tokens.js';
import { bow } from '../../parts/arrows.js';
import { Traveller } from '../../parts/Traveller.js';
import type { Model } from '../model.js';
import { armsIndex, placeOf } from '../scene.js';
import type { Trip } from '../trips.js';
import { pointOf } from './layout.js';
import { Ship } from './Ship.js';

/** Pieces on their way, for less than a second. A tap or Space ends it at once; reduced motion has none of it. */
export function Travellers(props: { model: Model }): JSX.Element {
  const { model } = props;
  const [under, setUnder] = createSignal<readonly Trip[]>([]);
  createEffect(on(model.trips, (trips) => !isStill() && model.isLive() && setUnder(trips), { defer: true }));
  const arrived = (trip: Trip) => setUnder((all) => all.filter((one) => one !== trip));
  return (
    <g class="travellers" attr:aria-hidden="true">
      <For each={under()}>{(trip) => <Passing model={model} trip={trip} arrived={() => arrived(trip)} />}</For>
    </g>
  );
}

function Passing(props: { model: Model; trip: Trip; arrived(): void }): JSX.Element {
  const view = untrack(props.model.view);
  const [from, to] = [props.trip.from, props.trip.to].map((id) => view && pointOf(view, placeOf(view, id)));
  const arms = view ? armsIndex(view, Math.max(0, props.trip.side)) : 0;
  return (
    <Traveller way={from && to ? [from, bow(from, to, [0, 0]).bend, to] : null} lift={6} arrived={props.arrived}>
      <Show when={props.trip.ship} fallback={<Men seat={arms} count={props.trip.n || ''} />}>
        <Ship craft={{ place: 0, isShip: true, docked: false, stack: null }} />
      </Show>
    </Traveller>
  );
}

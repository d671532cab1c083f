import { type JSX, Show, untrack } from 'solid-js';
import { Men } from '../../../kit/tokens.js';
import { bow } from '../../parts/arrows.js';
import { Journeys } from '../../parts/Journeys.js';
import { Traveller } from '../../parts/Traveller.js';
import type { Model } from '../model.js';
import { armsIndex, placeOf } from '../scene.js';
import type { Trip } from '../trips.js';
import { pointOf } from './layout.js';
import { Ship } from './Ship.js';

/** Units and ships on their way. */
export function Travellers(props: { model: Model }): JSX.Element {
  return (
    <Journeys model={props.model}>
      {(trip, arrived) => <Passing model={props.model} trip={trip} arrived={arrived} />}
    </Journeys>
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

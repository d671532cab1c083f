import { createEffect, createSignal, For, type JSX, on } from 'solid-js';
import type { Point } from '../../../draw/geometry.js';
import { isStill } from '../../../kit/Die.js';
import { Traveller } from '../../parts/Traveller.js';
import type { Model } from '../model.js';
import { iconOf } from '../scene.js';
import { type Trip, wayOf } from '../trips.js';
import { Figure } from './Figure.js';
import { middleOf } from './layout.js';

/** Characters on their way, space by space, for less than a second. A tap or Space ends it; reduced motion has none of it. */
export function Travellers(props: { model: Model }): JSX.Element {
  const { model } = props;
  const [under, setUnder] = createSignal<readonly Trip[]>([]);
  createEffect(on(model.trips, (trips) => !isStill() && model.isLive() && setUnder(trips), { defer: true }));
  createEffect(() => model.setAway(under().map(({ seat }) => seat)));
  const arrived = (trip: Trip) => setUnder((all) => all.filter((one) => one !== trip));
  return (
    <g class="travellers">
      <For each={under()}>{(trip) => <Walker model={model} trip={trip} arrived={() => arrived(trip)} />}</For>
    </g>
  );
}

function Walker(props: { model: Model; trip: Trip; arrived(): void }): JSX.Element {
  const icon = () => {
    const view = props.model.view();
    return view ? iconOf(view, props.trip.seat) : 'person';
  };
  const way = wayOf(props.trip).map((space): Point => {
    const [x, y] = middleOf(space);
    return [x + 4, y + 14];
  });
  return (
    <Traveller way={way} size={1.12} arrived={props.arrived}>
      <Figure seat={props.trip.seat} icon={icon()} own={props.model.props.seat === props.trip.seat} />
    </Traveller>
  );
}

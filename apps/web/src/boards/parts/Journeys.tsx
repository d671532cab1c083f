import { type Accessor, createEffect, createSignal, For, type JSX, on } from 'solid-js';
import { isStill } from '../../kit/Die.js';

/** Pieces on their way, for less than a second. A tap or Space ends it at once; reduced motion has none of it. */
export function Journeys<T>(props: {
  model: { readonly trips: Accessor<readonly T[]>; isLive(): boolean };
  /** Told of those that are not yet where they stand. */
  away?(trips: readonly T[]): void;
  children(trip: T, arrived: () => void): JSX.Element;
}): JSX.Element {
  const { model } = props;
  const [under, setUnder] = createSignal<readonly T[]>([]);
  createEffect(on(model.trips, (trips) => !isStill() && model.isLive() && setUnder(trips), { defer: true }));
  createEffect(() => props.away?.(under()));
  const arrived = (trip: T) => setUnder((all) => all.filter((one) => one !== trip));
  return (
    <g class="travellers" attr:aria-hidden="true">
      <For each={under()}>{(trip) => props.children(trip, () => arrived(trip))}</For>
    </g>
  );
}

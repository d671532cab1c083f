import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { isStill } from '../../../kit/Die.js';
import { Men } from '../../../kit/tokens.js';
import { bow } from '../../parts/arrows.js';
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
      <For each={under()}>{(trip) => <Traveller model={model} trip={trip} arrived={() => arrived(trip)} />}</For>
    </g>
  );
}

function Traveller(props: { model: Model; trip: Trip; arrived(): void }): JSX.Element {
  let token!: SVGGElement;
  const arms = () => {
    const view = props.model.view();
    return view ? armsIndex(view, Math.max(0, props.trip.side)) : 0;
  };
  onMount(() => {
    const view = props.model.view();
    const [from, to] = [props.trip.from, props.trip.to].map((id) => view && pointOf(view, placeOf(view, id)));
    if (!from || !to) return props.arrived();
    const way = [from, bow(from, to, [0, 0]).bend, to];
    const travel = token.animate(
      way.map(([x, y]) => ({ transform: `translate(${x}px, ${y - 6}px)` })),
      {
        duration: Math.min(700, 320 + Math.hypot(from[0] - to[0], from[1] - to[1]) * 0.4),
        easing: 'cubic-bezier(.2,.7,.2,1)',
        fill: 'both',
      },
    );
    const end = () => travel.finish();
    const onKey = (event: KeyboardEvent) => event.key === ' ' && end();
    addEventListener('pointerdown', end);
    addEventListener('keydown', onKey);
    travel.finished.then(props.arrived, () => {});
    onCleanup(() => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', onKey);
      travel.cancel();
    });
  });
  return (
    <g ref={token}>
      <Show when={props.trip.ship} fallback={<Men seat={arms()} count={props.trip.n || ''} />}>
        <Ship craft={{ place: 0, isShip: true, docked: false, stack: null }} />
      </Show>
    </g>
  );
}

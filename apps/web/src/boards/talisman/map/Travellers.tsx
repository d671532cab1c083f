import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount } from 'solid-js';
import { isStill } from '../../../kit/Die.js';
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
      <For each={under()}>{(trip) => <Traveller model={model} trip={trip} arrived={() => arrived(trip)} />}</For>
    </g>
  );
}

function Traveller(props: { model: Model; trip: Trip; arrived(): void }): JSX.Element {
  let token!: SVGGElement;
  const icon = () => {
    const view = props.model.view();
    return view ? iconOf(view, props.trip.seat) : 'person';
  };
  onMount(() => {
    const way = wayOf(props.trip);
    const frames = way.map((space) => {
      const [x, y] = middleOf(space);
      return { transform: `translate(${x + 4}px, ${y + 14}px) scale(1.12)` };
    });
    const travel = token.animate(frames, {
      duration: Math.min(700, 320 + 40 * way.length),
      easing: 'cubic-bezier(.2,.7,.2,1)',
      fill: 'both',
    });
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
      <Figure seat={props.trip.seat} icon={icon()} own={props.model.props.seat === props.trip.seat} />
    </g>
  );
}

import { OFF, SPACES, type View } from '@questhall/wizards-quest';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, untrack } from 'solid-js';
import type { Point } from '../../../draw/geometry.js';
import { isStill } from '../../../kit/Die.js';
import { IronDisc, Men, SealedChest, SeatMedal } from '../../../kit/tokens.js';
import { bow } from '../../parts/arrows.js';
import { lastMoves, type Trip } from '../last.js';
import type { Model } from '../model.js';
import { viewOf } from '../scene.js';
import { placeOf } from './layout.js';
import { Dragon, POWER_ICONS, Wizard } from './Tokens.js';

type Journey = Omit<Trip, 'what'> & { readonly what: Trip['what'] | 'dragon' | 'wizard' };

/** Pieces on their way, for less than a second. A tap or Space ends it at once; reduced motion has none of it. */
export function Travellers(props: { model: Model }): JSX.Element {
  const { model } = props;
  const [under, setUnder] = createSignal<readonly Journey[]>([]);
  let before: View | null = null;
  createEffect(
    on(
      () => model.props.last?.seq,
      (_, earlier) => {
        const now = untrack(() => viewOf(model.props.scene));
        if (earlier !== undefined && !isStill() && model.isLive())
          setUnder([...lastMoves(model.props.last), ...monsterTrips(before, now)]);
        before = now;
      },
    ),
  );
  const arrived = (journey: Journey) => setUnder((all) => all.filter((one) => one !== journey));
  return (
    <g class="travellers" attr:aria-hidden="true">
      <For each={under()}>
        {(journey) => <Traveller model={model} journey={journey} arrived={() => arrived(journey)} />}
      </For>
    </g>
  );
}

function monsterTrips(before: View | null, now: View | null): Journey[] {
  if (!before || !now) return [];
  return (['dragon', 'wizard'] as const).flatMap((what) =>
    before[what] !== now[what] && before[what] !== OFF && now[what] !== OFF
      ? [{ what, from: SPACES[before[what]].id, to: SPACES[now[what]].id }]
      : [],
  );
}

function Traveller(props: { model: Model; journey: Journey; arrived(): void }): JSX.Element {
  let token!: SVGGElement;
  onMount(() => {
    const view = props.model.view();
    const ends = [props.journey.from, props.journey.to].map((id) => view && placeOf(view, id));
    const [from, to] = ends;
    if (!from || !to) return props.arrived();
    const travel = token.animate(frames(from, to), {
      duration: Math.min(700, 320 + Math.hypot(from[0] - to[0], from[1] - to[1]) * 0.4),
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
      <Token journey={props.journey} />
    </g>
  );
}

function frames(from: Point, to: Point): Keyframe[] {
  const { bend } = bow(from, to, [0, 0]);
  return [from, bend, to].map(([x, y]) => ({ transform: `translate(${x}px, ${y - 7}px) scale(1.1)` }));
}

function Token(props: { journey: Journey }): JSX.Element {
  const { what, seat = 0 } = props.journey;
  switch (what) {
    case 'dragon':
      return <Dragon />;
    case 'wizard':
      return <Wizard />;
    case 'orcs':
      return <IronDisc icon="orc-head" count="" />;
    case 'treasure':
      return <SealedChest seat={seat} />;
    case 'men':
      return <Men seat={seat} count="" />;
    default:
      return <SeatMedal seat={seat} icon={POWER_ICONS[what]} />;
  }
}

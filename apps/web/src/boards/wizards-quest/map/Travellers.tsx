import { OFF, SPACES, type View } from '@questhall/wizards-quest';
import { createEffect, createSignal, For, type JSX, on, untrack } from 'solid-js';
import { isStill } from '../../../kit/Die.js';
import { IronDisc, Men, SealedChest, SeatMedal } from '../../../kit/tokens.js';
import { bow } from '../../parts/arrows.js';
import { Traveller } from '../../parts/Traveller.js';
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
        {(journey) => <Passing model={model} journey={journey} arrived={() => arrived(journey)} />}
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

function Passing(props: { model: Model; journey: Journey; arrived(): void }): JSX.Element {
  const view = untrack(props.model.view);
  const [from, to] = [props.journey.from, props.journey.to].map((id) => view && placeOf(view, id));
  const way = from && to ? [from, bow(from, to, [0, 0]).bend, to] : null;
  return (
    <Traveller way={way} lift={7} size={1.1} arrived={props.arrived}>
      <Token journey={props.journey} />
    </Traveller>
  );
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

import type { JSX } from 'solid-js';
import type { Point } from '../../../draw/geometry.js';
import { Journeys } from '../../parts/Journeys.js';
import { Traveller } from '../../parts/Traveller.js';
import type { Model } from '../model.js';
import { iconOf } from '../scene.js';
import { type Trip, wayOf } from '../trips.js';
import { Figure } from './Figure.js';
import { middleOf } from './layout.js';

/** Characters on their way, space by space. */
export function Travellers(props: { model: Model }): JSX.Element {
  const { model } = props;
  return (
    <Journeys model={model} away={(trips) => model.setAway(trips.map(({ seat }) => seat))}>
      {(trip, arrived) => <Walker model={model} trip={trip} arrived={arrived} />}
    </Journeys>
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

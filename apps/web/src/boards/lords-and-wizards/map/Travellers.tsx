import type { View } from '@questhall/lords-and-wizards';
import type { JSX } from 'solid-js';
import { Journeys } from '../../parts/Journeys.js';
import { Traveller } from '../../parts/Traveller.js';
import type { Model } from '../model.js';
import { stackChit } from './chit.js';
import { berthOf, scaleOf } from './layout.js';
import { alignmentOf } from './Stacks.js';

/** Stacks on their way, hex by hex. */
export function Travellers(props: { model: Model; view: View }): JSX.Element {
  return (
    <Journeys model={props.model} away={props.model.setAway}>
      {({ stack, way }, arrived) => (
        <Traveller
          way={way.map((place) => berthOf({ place, form: stack.form }, false))}
          size={scaleOf(stack, false)}
          arrived={arrived}
        >
          <g innerHTML={stackChit(stack, alignmentOf(props.view, stack))} />
        </Traveller>
      )}
    </Journeys>
  );
}

import type { View } from '@questhall/wizards';
import { createMemo, For, type JSX } from 'solid-js';
import { bow, bowPath } from '../../parts/arrows.js';
import { Journeys } from '../../parts/Journeys.js';
import { Traveller } from '../../parts/Traveller.js';
import type { Model } from '../model.js';
import type { Piece } from '../scene.js';
import { spreadOf } from '../sheet.js';
import type { Trip } from '../trips.js';
import { Token } from './Tokens.js';

/** Where somebody last went, as a dotted line from a dot, kept until the next one moves. */
export function LastMove(props: { model: Model; view: View }): JSX.Element {
  const lines = createMemo(() => props.model.trips().map((trip) => bow(...endsOf(props.view, trip), [0, 15])));
  return (
    <g class="arrows" attr:aria-hidden="true">
      <For each={lines()}>
        {(bent) => (
          <g class="last-move">
            <path d={bowPath(bent)} class="last-casing" />
            <path d={bowPath(bent)} class="last-dots" />
            <circle cx={bent.from[0]} cy={bent.from[1]} r="4" />
          </g>
        )}
      </For>
    </g>
  );
}

/** Pieces on their way. */
export function Travellers(props: { model: Model; view: View }): JSX.Element {
  return (
    <Journeys model={props.model} away={props.model.setAway}>
      {(trip, arrived) => {
        const [from, to] = endsOf(props.view, trip);
        const piece: Piece = { kind: trip.kind, of: trip.of, cell: trip.to, text: String(trip.of + 1), name: '' };
        return (
          <Traveller way={[from, bow(from, to, [0, 0]).bend, to]} size={1.1} arrived={arrived}>
            <Token piece={piece} />
          </Traveller>
        );
      }}
    </Journeys>
  );
}

function endsOf(view: View, { from, to }: Trip) {
  return [spreadOf(view, from).at, spreadOf(view, to).at] as const;
}

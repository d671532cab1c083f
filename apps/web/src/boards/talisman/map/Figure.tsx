import { type JSX, Show } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
import type { IconName } from '../../../kit/icon-names.js';
import { SeatMedal, ShieldArt } from '../../../kit/tokens.js';

/** A character on the board: a medal in the seat's colours, with its shield. One's own has a white ring. */
export function Figure(props: { seat: number; icon: IconName; radius?: number; own?: boolean }): JSX.Element {
  const r = () => props.radius ?? 26;
  return (
    <g>
      <Show when={props.own}>
        <circle r={r() + 6} fill="none" stroke={armsOf(props.seat).edge} stroke-width="6" />
        <circle r={r() + 6} fill="none" stroke="#fff" stroke-width="3.4" />
      </Show>
      <SeatMedal seat={props.seat} icon={props.icon} radius={r()} />
      <g transform={`translate(${r() * 0.76} ${r() * 0.72}) scale(${r() * 0.022})`}>
        <ShieldArt seat={props.seat} />
      </g>
    </g>
  );
}

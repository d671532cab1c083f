import { type JSX, Show } from 'solid-js';
import { Glyph } from '../../../kit/Icon.js';

/** A Boat with its number on the sail, and perhaps a Demon in it. */
export function BoatToken(props: { number: string; demon: boolean }): JSX.Element {
  return (
    <g>
      <ellipse cx="1" cy="10" rx="14" ry="3.500" fill="#0c2226" opacity=".3" />
      <path d="M-14 3Q0 8 14 3Q11 11 6 11H-6Q-11 11-14 3Z" fill="#8a5a2b" stroke="#2a1605" stroke-width="1.500" />
      <path d="M-1 4V-14" stroke="#2a1605" stroke-width="1.800" />
      <path d="M0-13Q11-8 10 2Q5 0 0 1Z" fill="#f6ebcd" stroke="#2a1605" stroke-width="1.200" />
      <text class="boat-number" x="4.500" y="-1.500">
        {props.number}
      </text>
      <Show when={props.demon}>
        <Glyph name="imp-laugh" size={12} colour="#7c1410" x={-8} y={-4} />
      </Show>
    </g>
  );
}

import type { JSX } from 'solid-js';
import { armsOf } from '../../kit/arms.js';
import '../states.css';

/** A cell of a map as it is drawn: the names of its outline and of the clip that keeps things inside it. */
export interface Shape {
  readonly outline: string;
  readonly clip: string;
}

/** What may be chosen, inside its own clip, so that neighbours stay apart. */
export function Lit(props: Shape & { aimed: boolean }): JSX.Element {
  const outline = () => `#${props.outline}`;
  return (
    <g class="lit" classList={{ aimed: props.aimed }} clip-path={`url(#${props.clip})`}>
      <use href={outline()} class="lit-glow" />
      <use href={outline()} class="lit-dark" />
      <use href={outline()} class="lit-band" />
      <use href={outline()} class="lit-run" />
    </g>
  );
}

/** What was chosen: a white band between two lines of the seat's colour. */
export function Chosen(props: Shape & { seat: number }): JSX.Element {
  const outline = () => `#${props.outline}`;
  return (
    <g class="chosen" clip-path={`url(#${props.clip})`}>
      <use href={outline()} fill="#fff" fill-opacity=".28" />
      <use href={outline()} fill="none" stroke={armsOf(props.seat).edge} stroke-width="9" />
      <use href={outline()} fill="none" stroke="#fff" stroke-width="6" />
      <use href={outline()} fill="none" stroke={armsOf(props.seat).field} stroke-width="2.5" />
    </g>
  );
}

/** A click on it was refused. */
export function Refused(props: Shape): JSX.Element {
  return (
    <g class="refused" clip-path={`url(#${props.clip})`}>
      <use href={`#${props.outline}`} />
    </g>
  );
}

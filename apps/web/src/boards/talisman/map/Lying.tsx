import type { JSX } from 'solid-js';
import type { CardFace } from '../../../kit/Card.js';
import { Glyph } from '../../../kit/Icon.js';

/** A card lying face up on the board, drawn round the origin. */
export function LyingCard(props: { face: Pick<CardFace, 'icon' | 'colour' | 'value'> }): JSX.Element {
  return (
    <g>
      <rect x="-19" y="-25" width="44" height="60" rx="5" fill="#1b0d02" opacity=".4" />
      <rect x="-22" y="-30" width="44" height="60" rx="5" fill="#fbf1d8" stroke="#1b0d02" />
      <rect x="-19" y="-27" width="38" height="54" rx="3.5" fill="none" stroke={props.face.colour} stroke-width="3" />
      <Glyph name={props.face.icon} size={29} colour={props.face.colour} y={props.face.value ? -5 : 0} />
      <text y="22" class="lying-value">
        {props.face.value}
      </text>
    </g>
  );
}

import type { JSX } from 'solid-js';
import { glyph } from './glyph.js';
import type { IconName } from './icon-names.js';

/** A glyph in a line of text or a button, in the colour of the text. */
export function Icon(props: { name: IconName; size?: number; label?: string }): JSX.Element {
  return (
    <svg
      class="icon"
      width={props.size ?? 20}
      height={props.size ?? 20}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <use href={glyph(props.name)} />
    </svg>
  );
}

/** A glyph inside a drawing, centred on a point. */
export function Glyph(props: { name: IconName; size: number; colour: string; x?: number; y?: number }): JSX.Element {
  return (
    <use
      href={glyph(props.name)}
      x={(props.x ?? 0) - props.size / 2}
      y={(props.y ?? 0) - props.size / 2}
      width={props.size}
      height={props.size}
      color={props.colour}
    />
  );
}

import type { JSX } from 'solid-js';
import '../matter.css';

/** Something that can be chosen beside the map: its picture, its name, and what it means. */
export function Tile(props: {
  pick: string;
  label: string;
  note: string;
  picture: JSX.Element;
  choose(): void;
  /** Shows on the map where it is. */
  aim?(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="tile"
      data-at={props.pick}
      data-pick={props.pick}
      onPointerEnter={() => props.aim?.()}
      onClick={() => props.choose()}
    >
      <span class="tile-picture">{props.picture}</span>
      <span class="tile-words">
        <b>{props.label}</b>
        <small>{props.note}</small>
      </span>
    </button>
  );
}

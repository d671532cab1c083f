import { OMENS, type Omen } from '@questhall/dragonlords';
import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { createTumble } from '../../../kit/Die.js';
import { Glyph } from '../../../kit/Icon.js';
import { OMEN_ICONS } from '../icons.js';

/** The crystal die of the Gods: blessed, ignored or cursed. It tumbles like any other. */
export function CrystalDie(props: { omen: Omen | null; thrown: object | null }): JSX.Element {
  const tumble = createTumble(
    () => props.thrown,
    () => props.omen !== null,
  );
  const shown = () => {
    const face = tumble();
    return face === null ? props.omen : OMENS[face % OMENS.length];
  };
  return (
    <svg
      class={`die crystal ${shown() ?? 'unrolled'}`}
      classList={{ tumbling: tumble() !== null }}
      width="74"
      height="82"
      viewBox="-37 -42 74 84"
      role="img"
      aria-label={props.omen ? `The crystal die: ${props.omen}` : 'the crystal die is not rolled'}
    >
      <path d="M0-38L32-18V18L0 38L-32 18V-18Z" class="crystal-body" transform="translate(2 3)" opacity=".25" />
      <path d="M0-38L32-18V18L0 38L-32 18V-18Z" class="crystal-body" />
      <path d="M0-38L32-18L20-8H-20L-32-18Z" class="crystal-light" />
      <path d="M20-8L32-18V18L0 38V24Z" class="crystal-shade" />
      <path
        d="M0-38L-20-8L0 24L20-8ZM-20-8L-32-18M20-8L32-18M0 24V38M-20-8H20M-32 18L0 24L32 18"
        class="crystal-edges"
      />
      <Show
        when={shown()}
        fallback={
          <text y="10" class="crystal-unknown">
            ?
          </text>
        }
      >
        {(omen) => <Glyph name={OMEN_ICONS[omen()]} size={26} colour="#fffdf2" y={1} />}
      </Show>
    </svg>
  );
}

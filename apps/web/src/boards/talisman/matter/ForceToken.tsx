import type { View } from '@questhall/talisman';
import { type JSX, Show } from 'solid-js';
import { TokenBox } from '../../../kit/tokens.js';
import type { Force } from '../fights.js';
import { Figure } from '../map/Figure.js';
import { LyingCard } from '../map/Lying.js';
import { iconOf } from '../scene.js';

/** One who fights: a character as on the board, or the card of an Enemy. */
export function ForceToken(props: { view: View; force: Force }): JSX.Element {
  return (
    <TokenBox width={70} height={66}>
      <Show
        when={props.force.seat >= 0}
        fallback={
          <Show when={props.force.face}>
            {(face) => (
              <g transform="scale(.95)">
                <LyingCard face={face()} />
              </g>
            )}
          </Show>
        }
      >
        <Figure seat={props.force.seat} icon={iconOf(props.view, props.force.seat)} radius={26} />
      </Show>
    </TokenBox>
  );
}

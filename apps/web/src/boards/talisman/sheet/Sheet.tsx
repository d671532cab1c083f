import type { Seat } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { ALIGNMENTS, CHARACTERS, plights, SPACES, type View } from '@questhall/talisman';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { Figure } from '../map/Figure.js';
import { characterName, iconOf, seatName } from '../scene.js';
import { statsOf } from '../stats.js';
import { AnyTime } from './AnyTime.js';
import { Belongings } from './Belongings.js';

/** A character's sheet: its numbers, what it can do, what it has. Spells are backs to all who may not read them. */
export function Sheet(props: { view: View; scene: Scene; seat: Seat; board: BoardProps }): JSX.Element {
  const character = () => CHARACTERS[props.view.character[props.seat]];
  const where = () => SPACES[props.view.at[props.seat]];
  return (
    <Show
      when={props.view.character[props.seat] >= 0}
      fallback={<p class="facts">{seatName(props.scene, props.seat)} has no character now.</p>}
    >
      <article class="sheet-card">
        <header class="sheet-head">
          <TokenBox width={64} height={64}>
            <Figure seat={props.seat} icon={iconOf(props.view, props.seat)} radius={26} />
          </TokenBox>
          <div>
            <h2>{characterName(props.view, props.seat)}</h2>
            <p>
              {ALIGNMENTS[props.view.alignment[props.seat]]}
              <Show when={where()}>{(space) => <>, at {space().name}</>}</Show>
            </p>
          </div>
        </header>
        <dl class="stats">
          <For each={statsOf(props.view, props.seat)}>
            {({ name, icon, total, own }) => (
              <div class="stat">
                <dt>
                  <Icon name={icon} size={24} />
                  <span>{name}</span>
                </dt>
                <dd>
                  {total}
                  <Show when={own !== total}>
                    <small>{own} own</small>
                  </Show>
                </dd>
              </div>
            )}
          </For>
        </dl>
        <For each={plights(props.view, props.seat)}>{(plight) => <p class="plight">{plight}</p>}</For>
        <ul class="abilities">
          <For each={character().abilities}>{({ text }) => <li>{text}</li>}</For>
        </ul>
        <Belongings view={props.view} seat={props.seat} />
        <Show when={props.seat === props.board.seat && props.board.moment === null}>
          <AnyTime view={props.view} board={props.board} />
        </Show>
      </article>
    </Show>
  );
}

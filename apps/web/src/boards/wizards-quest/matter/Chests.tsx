import type { Prompt } from '@questhall/kernel';
import { TREASURES, type View } from '@questhall/wizards-quest';
import { For, type JSX } from 'solid-js';
import { SealedChest, TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { seatName } from '../lines.js';
import { hidesFor, TREASURE_ICONS } from '../scene.js';

/** Treasures in hand, to be hidden: choose one, then a space. */
export function Chests(props: { board: BoardProps; prompt: Prompt; view: View }): JSX.Element {
  const owner = () => Number(props.prompt.says.args?.owner ?? hidesFor(props.view, props.prompt.seat));
  const kinds = () =>
    TREASURES.map((name, kind) => ({ name, kind, id: `treasure:${name}` })).filter(({ id }) =>
      props.prompt.choices.some(({ at }) => at?.includes(id)),
    );
  const isHeld = (id: string) => props.board.gesture.path().includes(id);
  return (
    <section class="matter chests">
      <header>
        <h2 class="heading">Hide a treasure</h2>
      </header>
      <p class="facts">They belong to {seatName(props.board.scene, owner())}. Only you will know which lies where.</p>
      <div class="way-list">
        <For each={kinds()}>
          {({ id, name, kind }) => (
            <button
              type="button"
              class="way"
              data-at={id}
              aria-pressed={isHeld(id)}
              onClick={() => props.board.gesture.choose(id)}
            >
              <TokenBox width={58} height={50}>
                <g transform="scale(2.1)">
                  <SealedChest seat={owner()} inside={TREASURE_ICONS[kind]} />
                </g>
              </TokenBox>
              <b>The {name}</b>
              <small>{isHeld(id) ? 'now choose a space' : ''}</small>
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

import type { View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { For, type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { peopleIcon, peopleName, placeName, sideAsked } from '../scene.js';
import { dueIn } from '../takes.js';

/** Units and ships to place: a click on lit land lays so many there, and all go together. */
export function Reinforce(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const gesture = () => props.board.gesture;
  const side = () => sideAsked(props.view, props.prompt.seat);
  const due = () => dueIn(props.prompt, gesture().draft());
  const remove = (pick: string) =>
    gesture().setDraft(
      gesture()
        .draft()
        .filter((one) => one !== pick),
    );
  return (
    <section class="matter reinforce">
      <header>
        <h2 class="heading">Reinforcements</h2>
        <span class="facts">
          <b>{due().units}</b> {due().units === 1 ? 'unit' : 'units'}
          {due().ships > 0 ? `, ${due().ships === 1 ? 'a ship' : `${due().ships} ships`}` : ''} left
        </span>
      </header>
      <div class="mustered">
        <Icon name={due().units > 0 ? peopleIcon(props.view, side()) : 'dragonlords/drakkar'} size={44} />
        <p>
          {due().units > 0
            ? `Click lit land to place ${peopleName(props.view, side())} there.`
            : due().ships > 0
              ? 'Click a lit harbour for the ship.'
              : 'All are placed.'}
        </p>
      </div>
      <Show when={due().units > 1}>
        <div class="each-click">
          <span>At a click</span>
          <Stepper
            label="how many at a click"
            value={Math.min(gesture().amount(), due().units)}
            least={1}
            most={due().units}
            set={gesture().setAmount}
          />
        </div>
      </Show>
      <ul class="laid-list">
        <For each={gesture().draft()}>
          {(pick) => {
            const [, what, land] = pick.split(' ');
            return (
              <li>
                <b>{what === 'ship' ? 'A ship' : what}</b>
                <span>{placeName(land ?? '')}</span>
                <button
                  type="button"
                  aria-label={`take back from ${placeName(land ?? '')}`}
                  onClick={() => remove(pick)}
                >
                  −
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </section>
  );
}

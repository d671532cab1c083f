import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/wizards';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { POINT_ICONS, POINT_NAMES } from '../lines.js';
import { type Errand, type Quest, questsOf } from '../quests.js';

/** A player's Tasks: what each asks for, what is done, and where its markers lie; a click points at the place. */
export function QuestLog(props: { board: BoardProps; view: View; seat: Seat }): JSX.Element {
  const quests = () => questsOf(props.view, props.seat);
  return (
    <section class="matter quest-log" aria-label="Tasks">
      <Show when={quests().length > 0} fallback={<p class="facts">No Task is held.</p>}>
        <For each={quests()}>{(quest) => <Entry board={props.board} quest={quest} />}</For>
      </Show>
    </section>
  );
}

function Entry(props: { board: BoardProps; quest: Quest }): JSX.Element {
  return (
    <article class="quest">
      <header>
        <b>Task {props.quest.no}</b>
        <span class="quest-kind">{props.quest.mandatory ? 'mandatory' : 'optional'}</span>
        <span class="quest-gain">
          <For each={props.quest.gain}>
            {(n, type) => (
              <Show when={n > 0}>
                <i title={POINT_NAMES[type()]}>
                  <Icon name={POINT_ICONS[type()]} size={14} />
                  {n}
                </i>
              </Show>
            )}
          </For>
        </span>
      </header>
      <p>{props.quest.text}</p>
      <ol>
        <For each={props.quest.errands}>{(errand) => <Step board={props.board} errand={errand} />}</For>
      </ol>
    </article>
  );
}

const STATE_WORDS = { done: 'done', due: 'to do', later: 'later' } as const;

function Step(props: { board: BoardProps; errand: Errand }): JSX.Element {
  const aim = (on: boolean) => props.board.gesture.aim(on ? props.errand.at : null);
  return (
    <li class={props.errand.state}>
      <Show when={props.errand.at} fallback={<span>{props.errand.words}</span>}>
        <button
          type="button"
          onPointerEnter={() => aim(true)}
          onPointerLeave={() => aim(false)}
          onClick={() => {
            props.board.toMap?.();
            aim(true);
          }}
        >
          {props.errand.words}
        </button>
      </Show>
      <small>{STATE_WORDS[props.errand.state]}</small>
    </li>
  );
}

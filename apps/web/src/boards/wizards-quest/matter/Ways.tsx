import type { Choice } from '@questhall/kernel';
import { For, type JSX } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { label } from '../labels.js';

/** A few ways to go on, each with its token and what it means. */
export function Ways(props: {
  board: BoardProps;
  title: string;
  help?: string;
  choices: readonly Choice[];
  token(choice: Choice): JSX.Element;
  words?(choice: Choice): string;
}): JSX.Element {
  return (
    <section class="matter ways">
      <header>
        <h2 class="heading">{props.title}</h2>
      </header>
      <p class="facts">{props.help}</p>
      <div class="way-list">
        <For each={props.choices}>
          {(choice) => (
            <button
              type="button"
              class="way"
              data-at={choice.at?.at(-1)}
              onClick={() => props.board.gesture.send([choice.pick])}
              onPointerEnter={() => props.board.gesture.aim(choice.at?.at(-1) ?? null)}
              onPointerLeave={() => props.board.gesture.aim(null)}
            >
              {props.token(choice)}
              <b>{label(choice.pick)}</b>
              <small>{props.words?.(choice)}</small>
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

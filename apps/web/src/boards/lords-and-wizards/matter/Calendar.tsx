import { MONTHS, TURNS_A_YEAR, turnOfYear, type View, yearOf } from '@questhall/lords-and-wizards';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { WEATHER } from '../weather.js';

/** The year in eighteen turns, two a month, with the weather. */
export function Calendar(props: { view: View }): JSX.Element {
  const now = () => turnOfYear(props.view.turn);
  const turns = Array.from({ length: TURNS_A_YEAR }, (_, i) => i + 1);
  return (
    <section class="matter calendar">
      <header>
        <h2 class="heading">
          {MONTHS[Math.floor((now() - 1) / 2)]}, year {yearOf(props.view.turn)}
        </h2>
        <span class="facts">
          turn <b>{props.view.turn}</b> of {TURNS_A_YEAR * props.view.house.years}
          <Show when={props.view.house.weather}>
            <Icon name={WEATHER[props.view.weather][0]} size={20} label={WEATHER[props.view.weather][1]} />
          </Show>
        </span>
      </header>
      <ol class="year" aria-hidden="true">
        <For each={turns}>{(turn) => <li classList={{ gone: turn < now(), now: turn === now() }} />}</For>
      </ol>
    </section>
  );
}

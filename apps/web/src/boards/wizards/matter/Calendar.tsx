import { DAYS, TILES, type View } from '@questhall/wizards';
import { For, type JSX, Show } from 'solid-js';
import { fallsIn, nextToFall } from '../threats.js';

/** The fortnight day by day; on its last Evil attacks, unless ten Tasks were done. */
export function Calendar(props: { view: View }): JSX.Element {
  const days = Array.from({ length: DAYS }, (_, i) => i + 1);
  const isThwarted = () => props.view.thwarts > 0;
  const lost = () => props.view.fallen.filter((isLost, tile) => isLost && props.view.layout.at[tile] >= 0).length;
  return (
    <section class="matter calendar-panel">
      <header>
        <h2 class="heading">Fortnight {props.view.fortnight}</h2>
        <span class="facts">day {props.view.day} of 14</span>
      </header>
      <div
        class="calendar"
        role="img"
        aria-label={`Day ${props.view.day} of 14; on day 14 Evil ${isThwarted() ? 'is thwarted' : 'attacks'}`}
      >
        <For each={days}>
          {(day) => (
            <i
              classList={{
                past: day < props.view.day,
                now: day === props.view.day,
                evil: day === DAYS && !isThwarted(),
              }}
            >
              {day}
            </i>
          )}
        </For>
      </div>
      <div class="toll" role="img" aria-label={`${props.view.completed} of 10 Tasks done towards thwarting an attack`}>
        <span>Tasks</span>
        <For each={days.slice(0, 10)}>{(n) => <i classList={{ done: n <= props.view.completed }} />}</For>
        <b>{isThwarted() ? `${props.view.thwarts} thwarted` : `${10 - props.view.completed} to thwart Evil`}</b>
      </div>
      <p class="facts omen">
        <span>
          <Show when={props.view.fortnight >= fallsIn(props.view)} fallback="No tile falls before fortnight 3">
            Next to fall: <b>{omenOf(props.view)}</b>
          </Show>
        </span>
        <Show when={lost() > 0}>
          <span>
            lost <b>{lost()}</b>
          </span>
        </Show>
      </p>
    </section>
  );
}

/** Which tile falls next; a die decides between several. */
function omenOf(view: View): string {
  const names = nextToFall(view).map((tile) => TILES[tile].name);
  return names.length > 2 ? `one of ${names.length}` : names.join(' or ');
}

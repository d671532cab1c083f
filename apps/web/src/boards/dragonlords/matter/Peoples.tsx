import { income, PEOPLES, peopleLines, purse, type Side, type View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { For, type JSX, Show } from 'solid-js';
import { Faces } from '../../../kit/controls.js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { PEOPLE_ICONS } from '../icons.js';
import { unitsOf } from '../lines.js';

/** The reference cards of the peoples one may lead. */
export function Peoples(props: { board: BoardProps; prompt: Prompt }): JSX.Element {
  return (
    <section class="matter peoples" aria-label="Peoples">
      <For each={props.prompt.choices}>
        {({ pick }) => {
          const people = PEOPLES.findIndex(({ id }) => pick === `lead ${id}`);
          return (
            <button
              type="button"
              class="offer"
              data-at={`people:${PEOPLES[people].id}`}
              data-pick={pick}
              onClick={() => props.board.gesture.send([pick])}
            >
              <Reference people={people} />
            </button>
          );
        }}
      </For>
    </section>
  );
}

/** What one should know of a people. */
export function Reference(props: { people: number }): JSX.Element {
  return (
    <>
      <span class="offer-picture">
        <Icon name={PEOPLE_ICONS[props.people]} size={38} />
      </span>
      <span class="offer-words">
        <b>{PEOPLES[props.people].name}</b>
        <For each={peopleLines(props.people)}>{(line) => <small>{line}</small>}</For>
      </span>
    </>
  );
}

/** One's own people beside the map, while nothing else is in hand. */
export function PeopleCard(props: { view: View; side: Side }): JSX.Element {
  const people = () => props.view.people[props.side] ?? -1;
  return (
    <Show when={people() >= 0}>
      <section class="matter people-card">
        <header>
          <h2 class="heading">{PEOPLES[people()].name}</h2>
          <span class="facts">{unitsOf(props.view, props.side)} units</span>
        </header>
        <div class="reference">
          <Icon name={PEOPLE_ICONS[people()]} size={46} />
          <ul>
            <For each={peopleLines(people())}>{(line) => <li>{line}</li>}</For>
          </ul>
        </div>
        <div class="hits-on">
          <span>Hits on</span>
          <Faces range={PEOPLES[people()].attack} field="#5d3c1c" ink="#fff6e4" />
        </div>
        <p class="facts">
          <span>
            Purse <b>{purse(props.view, props.side)}</b>
          </span>
          <span>
            Income <b>{income(props.view, props.side)}</b> a turn
          </span>
        </p>
      </section>
    </Show>
  );
}

import type { Prompt } from '@questhall/kernel';
import { FIGHTS, forcesIn, likes, odds, placeId, targetPart, type Unit, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { OddsBar } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { combatChart } from '../charts/book.js';
import { joinOf, meanPart, mustAll, type Onslaught, onslaughtOf } from '../onslaught.js';
import { kindWords, placeTitle, placeWords, reckoning } from '../scene.js';
import { stacksOf, stackWords } from '../stacks.js';
import { Chart } from './Chart.js';
import { UnitRow } from './UnitRow.js';

/** An attack that is put together: what, by whom, and how column and odds change as units join. */
export function AttackCard(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const attack = createMemo(() => onslaughtOf(props.prompt, props.board.scene, props.board.gesture));
  return <Show when={attack()}>{(made) => <Card {...props} attack={made()} />}</Show>;
}

const PART_WORDS: Readonly<Record<string, string>> = {
  open: 'the field',
  city: 'the city',
  castle: 'the castle',
  whole: 'city and castle',
  fleets: 'the fleets',
};

function Card(props: { board: BoardProps; view: View; prompt: Prompt; attack: Onslaught }): JSX.Element {
  const b = () => reckoning(props.view);
  const groups = createMemo(() => likes(b(), props.attack.all));
  const joined = (like: readonly Unit[]) => like.filter((unit) => props.attack.units.includes(unit)).length;
  const prospect = createMemo(() => {
    const { seat, place, aim, units } = props.attack;
    return units.length === 0 ? null : odds(forcesIn(b(), { seat, place, part: aim, units: [...units] }));
  });
  const fighters = () => props.attack.units.filter((unit) => FIGHTS[props.view.kind[unit]]).length;
  const foes = createMemo(() =>
    stacksOf(props.view).filter((stack) => stack.place === props.attack.place && stack.owner !== props.attack.seat),
  );
  return (
    <section class="matter attack-card">
      <header>
        <h2 class="heading">{placeTitle(placeId(props.attack.place))}</h2>
        <span class="facts">
          difference <b>{props.attack.differential}</b>
        </span>
      </header>
      <Show when={props.attack.aims.length > 1}>
        <div class="parts" role="group" aria-label="What is attacked">
          <For each={props.attack.aims}>
            {({ aim }) => (
              <button
                type="button"
                class="toggle"
                aria-pressed={aim === props.attack.aim}
                onClick={() => meanPart(aim)}
              >
                {PART_WORDS[targetPart(aim)]}
              </button>
            )}
          </For>
        </div>
      </Show>
      <For each={foes()}>{(stack) => <p class="foes">{stackWords(stack, props.board.scene)}</p>}</For>
      <Show when={props.attack.column}>
        <Chart chart={combatChart(props.attack.column, 0)} why={props.board.why} />
      </Show>
      <Show when={prospect()}>
        {(p) => (
          <>
            <OddsBar
              seat={props.attack.seat}
              chance={p().wins}
              words={`wins ${percent(p().wins)}`}
              rest={`loses ${percent(p().loses)}`}
            />
            <p class="facts">
              <span>
                {p().attackers.toFixed(1)} of {fighters()} left
              </span>
              <span>{shiftWords(props.attack.shift)}</span>
            </p>
          </>
        )}
      </Show>
      <Show when={!mustAll(props.attack.aim)} fallback={<p>Against what nobody has conquered yet all must attack.</p>}>
        <ul class="unit-rows">
          <For each={groups()}>
            {(like) => (
              <UnitRow
                owner={props.attack.seat}
                kind={props.view.kind[like[0]]}
                label={kindWords(props.view.kind[like[0]], 1)}
                note={`from ${placeWords(placeId(props.view.at[like[0]]))}`}
                value={joined(like)}
                most={like.length}
                set={(n) => joinOf(props.prompt, props.attack, like, n)}
              />
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

export function shiftWords(shift: number): string {
  if (shift === 0) return 'no shift';
  const columns = Math.abs(shift) === 1 ? '1 column' : `${Math.abs(shift)} columns`;
  return `${columns} to the ${shift > 0 ? 'right' : 'left'}`;
}

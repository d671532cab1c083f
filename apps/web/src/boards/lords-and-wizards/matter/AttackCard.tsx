import type { Prompt } from '@questhall/kernel';
import { FIGHTS, forcesIn, likes, odds, placeId, targetPart, type Unit, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import type { Line } from '../../parts/Counts.js';
import { Panel } from '../../parts/Panel.js';
import { Prospect } from '../../parts/Prospect.js';
import { combatChart, shiftWords } from '../charts/book.js';
import { joinOf, meanPart, mustAll, type Onslaught } from '../onslaught.js';
import { kindWords, placeTitle, placeWords, reckoning } from '../scene.js';
import { stacksOf, stackWords } from '../stacks.js';
import { UnitRows } from './Units.js';

const PART_WORDS: Readonly<Record<string, string>> = {
  open: 'the field',
  city: 'the city',
  castle: 'the castle',
  whole: 'city and castle',
  fleets: 'the fleets',
};

/** An attack that is put together: what, by whom, and how column and odds change as units join. */
export function AttackCard(props: { board: BoardProps; view: View; prompt: Prompt; attack: Onslaught }): JSX.Element {
  const b = () => reckoning(props.view);
  const groups = createMemo(() => likes(b(), props.attack.all));
  const joined = (like: readonly Unit[]) => like.filter((unit) => props.attack.units.includes(unit)).length;
  const prospect = createMemo(() => {
    const { seat, place, aim, units } = props.attack;
    return units.length === 0 ? null : odds(forcesIn(b(), { seat, place, part: aim, units: [...units] }));
  });
  const fighters = () => props.attack.units.filter((unit) => FIGHTS[props.view.kind[unit]]).length;
  const foes = () =>
    stacksOf(props.view)
      .filter(({ place, owner }) => place === props.attack.place && owner !== props.attack.seat)
      .map((stack) => stackWords(stack, props.board.scene))
      .join('; ');
  const lines = () =>
    groups().map(
      (like): Line => ({
        kind: props.view.kind[like[0]],
        label: kindWords(props.view.kind[like[0]], 1),
        note: `from ${placeWords(placeId(props.view.at[like[0]]))}`,
        value: joined(like),
        most: like.length,
        set: (n) => joinOf(props.prompt, props.attack, like, n),
      }),
    );
  return (
    <Panel
      kind="attack-card"
      title={placeTitle(placeId(props.attack.place))}
      facts={
        <>
          difference <b>{props.attack.differential}</b>
        </>
      }
    >
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
      <p class="foes">{foes()}</p>
      <Show when={prospect()}>
        {(p) => (
          <Prospect
            board={props.board}
            seat={props.attack.seat}
            chart={combatChart(props.attack.column, 0)}
            facts={[`${p().attackers.toFixed(1)} of ${fighters()} left`, shiftWords(props.attack.shift)]}
            chances={[p().wins, p().loses]}
          />
        )}
      </Show>
      <Show when={!mustAll(props.attack.aim)} fallback={<p>Against what nobody has conquered yet all must attack.</p>}>
        <UnitRows owner={props.attack.seat} lines={lines()} />
      </Show>
    </Panel>
  );
}

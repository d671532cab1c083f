import type { Prompt } from '@questhall/kernel';
import { totalUpkeep, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { reckoning } from '../scene.js';
import { doom, doomedWords, exacted, meant, sum, tollOf } from '../tolls.js';
import { UnitRow } from './UnitRow.js';

/** Who goes, when somebody must: so many of each, counted, and sent together. */
export function Toll(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const groups = createMemo(() => tollOf(props.prompt, props.view));
  const counts = createMemo(() => meant(props.prompt, props.view, props.board.gesture));
  const isUpkeep = () => props.prompt.ask === 'upkeep.choose';
  const set = (i: number, n: number) => doom(props.prompt, props.view, props.board.gesture, i, n);
  return (
    <Show when={groups().length > 0}>
      <section class="matter toll">
        <header>
          <h2 class="heading">{isUpkeep() ? 'Who is dismissed' : 'Who is lost'}</h2>
          <span class="facts">
            <Show
              when={isUpkeep()}
              fallback={
                <b>
                  {sum(counts())} of {exacted(props.prompt, groups())}
                </b>
              }
            >
              <span>
                upkeep <b>{totalUpkeep(reckoning(props.view), props.prompt.seat)}</b> of{' '}
                {props.view.gold[props.prompt.seat]} GTs
              </span>
            </Show>
          </span>
        </header>
        <ul class="unit-rows">
          <For each={groups()}>
            {(group, i) => (
              <UnitRow
                owner={props.prompt.seat}
                kind={group.kind}
                label={doomedWords(group)[0]}
                note={doomedWords(group)[1]}
                value={counts()[i()] ?? 0}
                most={group.most}
                verbs={isUpkeep() ? ['dismissed', 'stays'] : ['lost', 'stays']}
                aim={() => props.board.gesture.aim(group.place)}
                set={(n) => set(i(), n)}
              />
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

import type { Prompt } from '@questhall/kernel';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { Crest } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { Panel } from '../../parts/Panel.js';
import { type Deal, showsOf } from '../scene.js';
import { type Clause, clausesOf, thingWords } from './clauses.js';

/** A deal between two: what each gives, and what is only promised. */
export function DealCard(props: { board: BoardProps; prompt: Prompt | null }): JSX.Element {
  const deal = () => showsOf(props.board.moment ?? props.board.scene).deal;
  const composing = () => (props.prompt?.ask === 'deal.compose' ? props.prompt : null);
  return (
    <Show when={deal()}>
      {(made) => (
        <Panel kind="deal" title="A deal">
          <div class="deal-sides">
            <Side board={props.board} seat={made().seat} gives={made().gives} />
            <Icon name="shaking-hands" size={30} />
            <Side board={props.board} seat={made().with} gives={made().takes} />
          </div>
          <Show when={made().pact}>
            <p class="pact">
              Promised: <b>{made().pact}</b>. It is noted, and binds nobody.
            </p>
          </Show>
          <Show when={composing()}>{(prompt) => <Clauses board={props.board} prompt={prompt()} deal={made()} />}</Show>
        </Panel>
      )}
    </Show>
  );
}

function Side(props: { board: BoardProps; seat: number; gives: readonly string[] }): JSX.Element {
  const name = () => props.board.scene.chairs[props.seat]?.name ?? '';
  return (
    <div class="deal-side">
      <Crest seat={props.seat} size={30} />
      <b>{name()}</b>
      <ul>
        <For each={props.gives} fallback={<li class="none">gives nothing</li>}>
          {(what) => <li>{thingWords(what, props.board.scene)}</li>}
        </For>
      </ul>
    </div>
  );
}

const GROUPS: readonly (readonly [Clause['side'], (name: string) => string])[] = [
  ['give', () => 'You give'],
  ['ask', (name) => `You ask of ${name}`],
  ['promise', () => 'You promise'],
];

/** Whatever can still be added, by a click each. */
function Clauses(props: { board: BoardProps; prompt: Prompt; deal: Deal }): JSX.Element {
  const of = (side: Clause['side']) =>
    clausesOf(props.prompt, props.board.scene).filter((clause) => clause.side === side);
  const other = () => props.board.scene.chairs[props.deal.with]?.name ?? 'the other';
  return (
    <>
      <For each={GROUPS}>
        {([side, title]) => (
          <Show when={of(side).length > 0}>
            <div class="clauses">
              <span>{title(other())}</span>
              <div>
                <For each={of(side)}>
                  {({ pick, label, gold }) => (
                    <button
                      type="button"
                      class="toggle"
                      data-at={pick}
                      onClick={() => props.board.gesture.send([pick])}
                    >
                      {gold > 0 ? `+${label}` : label}
                    </button>
                  )}
                </For>
              </div>
            </div>
          </Show>
        )}
      </For>
      <p class="none">Items pass only between pieces side by side.</p>
    </>
  );
}

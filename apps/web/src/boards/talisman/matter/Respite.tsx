import type { Prompt } from '@questhall/kernel';
import type { Order } from '@questhall/table';
import { SPELL_IDS, SPELLS, type View } from '@questhall/talisman';
import { For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { isSeen } from '../scene.js';

const WINDOW = 'window.offer';

/** Whoever holds a Spell is asked at every moment at which one could be cast; one may want to be asked less. */
export function Respite(props: { board: BoardProps; prompt: Prompt; view: View }): JSX.Element {
  const given = () => props.board.orders?.given() ?? [];
  const others = () => given().filter(({ ask }) => ask !== WINDOW);
  const set = (...orders: readonly Order[]) => props.board.orders?.set([...others(), ...orders]);
  const rest = (until: Order['until']) => set({ ask: WINDOW, pick: 'pass', until });
  const wanted = () => given().find(({ ask }) => ask === WINDOW)?.unless ?? [];
  const want = (spell: string) => {
    const unless = wanted().includes(spell) ? wanted().filter((one) => one !== spell) : [...wanted(), spell];
    if (unless.length === 0) set();
    else set({ ask: WINDOW, pick: 'pass', until: 'never', unless });
  };
  const hand = () => [...new Set(props.view.spells[props.prompt.seat] ?? [])].filter(isSeen);
  return (
    <Show when={props.board.orders && props.prompt.ask === WINDOW}>
      <details class="respite">
        <summary>Ask me less often</summary>
        <fieldset class="chips" aria-label="Ask me">
          <button type="button" class="chip" onClick={() => rest('turn')}>
            Not until my turn
          </button>
          <button type="button" class="chip" onClick={() => rest('attacked')}>
            Not until I am attacked
          </button>
          <For each={hand()}>
            {(spell) => (
              <button
                type="button"
                class="chip"
                aria-pressed={wanted().includes(`cast ${SPELL_IDS[spell]}`)}
                onClick={() => want(`cast ${SPELL_IDS[spell]}`)}
              >
                Only for {SPELLS[spell].name}
              </button>
            )}
          </For>
        </fieldset>
      </details>
    </Show>
  );
}

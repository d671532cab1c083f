import type { Order } from '@questhall/table';
import { For, type JSX, Show } from 'solid-js';
import { orderWords } from './orders.js';
import { useSitting } from './sitting.js';

/** Standing orders: picks that are made by themselves wherever they are offered. */
export function Orders(): JSX.Element {
  const sitting = useSitting();
  const seat = () => sitting.eyes.seat();
  const orders = () => sitting.scene().orders;
  const set = (next: readonly Order[]) => sitting.order(next);
  /** What could be ordered now: what ends or declines, wherever it is asked. */
  const offered = () =>
    (sitting.prompt()?.choices ?? [])
      .filter(({ pick, at }) => (at?.length ?? 0) === 0 && !orders().some((order) => order.pick === pick))
      .map(({ pick }) => pick);
  const ask = () => sitting.prompt()?.ask ?? '*';
  return (
    <Show when={seat() !== null}>
      <h3 class="menu-heading">Standing orders</h3>
      <p class="menu-line">
        An order makes a choice for you wherever it is offered, so that nobody waits: when you decline a chance turn
        after turn, say so once.
      </p>
      <ul class="orders">
        <For each={orders()}>
          {(order) => (
            <li>
              <span>{orderWords(order)}</span>
              <button
                type="button"
                class="button small"
                onClick={() => set(orders().filter((other) => other !== order))}
              >
                Call off
              </button>
            </li>
          )}
        </For>
        <For each={offered()}>
          {(pick) => (
            <li>
              <span>"{pick}" whenever it is offered, until I am attacked</span>
              <button
                type="button"
                class="button small"
                onClick={() => set([...orders(), { ask: pick === 'pass' ? '*' : ask(), pick, until: 'attacked' }])}
              >
                Order it
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={orders().length + offered().length === 0}>
        <p class="menu-line muted">
          {sitting.prompt()
            ? 'What you are asked now must be chosen on the map; there is nothing to order.'
            : 'You are not asked anything now; come back when you are.'}
        </p>
      </Show>
    </Show>
  );
}

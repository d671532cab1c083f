import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { diceTumble } from '../../kit/Die.js';

/** What dice bring about is seen when they lie; other eyes wait for nothing. */
export function whenDiceRest<V>(view: Accessor<V>, eyes: Accessor<unknown>): Accessor<V> {
  const [seen, setSeen] = createSignal(view());
  createEffect(
    on([view, diceTumble, eyes], ([now, , who], before) => {
      if (before && before[2] !== who) setSeen(() => now);
      // The dice of this very news begin to tumble together with this; by then other eyes may look.
      else queueMicrotask(() => !diceTumble() && setSeen(() => view()));
    }),
  );
  return seen;
}

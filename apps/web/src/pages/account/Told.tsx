import { createSignal, type JSX, Show } from 'solid-js';
import type { No } from '../../host/host.js';
import { isNo } from '../../shell/hall.js';

/** A wish sent to the hall from a form: while it is under way, and how it went. */
export function createAsk(): {
  busy(): boolean;
  ask(wish: () => Promise<unknown>, done?: string): Promise<boolean>;
  Told(): JSX.Element;
} {
  const [busy, setBusy] = createSignal(false);
  const [told, setTold] = createSignal<{ words: string; bad: boolean } | null>(null);
  return {
    busy,
    ask: async (wish, done = '') => {
      setBusy(true);
      const reply = await wish();
      setBusy(false);
      const no: No | null = isNo(reply) ? reply : null;
      setTold(no ? { words: no.why, bad: true } : done ? { words: done, bad: false } : null);
      return no === null;
    },
    Told: () => (
      <Show when={told()}>
        {(one) => (
          <p class="notice" classList={{ bad: one().bad }} role="alert">
            {one().words}
          </p>
        )}
      </Show>
    ),
  };
}

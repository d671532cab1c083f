import { createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { useSitting } from './sitting.js';

/** How long a window stays open for who has not answered, as a line that grows shorter. */
export function WindowTime(): JSX.Element {
  const sitting = useSitting();
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 250);
  onCleanup(() => clearInterval(timer));
  const whole = () => sitting.scene().config.window ?? 0;
  const left = createMemo(() => {
    const { clocks } = sitting.scene();
    if (clocks.opened === undefined || clocks.paused || whole() === 0) return null;
    return Math.max(0, clocks.opened + whole() - now() - sitting.following().lead());
  });
  return (
    <Show when={sitting.prompt() && left() !== null}>
      <span class="window-time" role="timer" aria-label={`${seconds(left() ?? 0)} seconds left`}>
        <i style={{ transform: `scaleX(${(left() ?? 0) / whole()})` }} />
        <b>{seconds(left() ?? 0)} s</b>
      </span>
    </Show>
  );
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

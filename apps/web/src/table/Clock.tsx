import type { Seat } from '@questhall/kernel';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import { clockWords } from '../shell/words.js';
import { useSitting } from './sitting.js';

const LOW = 60_000;

/** A seat's clock, if the table has any; it runs while the seat is waited for. */
export function Clock(props: { seat: Seat }): JSX.Element {
  const sitting = useSitting();
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  const running = () => {
    const { clocks, prompts, chairs, stage } = sitting.scene();
    const chair = chairs[props.seat];
    const plays = chair?.kind === 'human' && chair.standIn === null && !chair.resigned;
    const asked = prompts.some(({ seat, answered }) => seat === props.seat && !answered);
    return stage === 'playing' && !clocks.paused && clocks.since !== null && plays && asked;
  };
  const left = () => {
    const { clocks } = sitting.scene();
    const spent = running() ? now() + sitting.following().lead() - (clocks.since ?? 0) : 0;
    return Math.max(0, (clocks.left[props.seat] ?? 0) - Math.max(0, spent));
  };
  return (
    <Show when={sitting.scene().config.clock.kind !== 'none'}>
      <span class="clock" classList={{ running: running(), low: running() && left() < LOW }}>
        <Icon name="hourglass" size={15} label="Time left" />
        {clockWords(left())}
      </span>
    </Show>
  );
}

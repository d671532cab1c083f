import { createEffect, type JSX, Show } from 'solid-js';
import { Crest } from '../kit/tokens.js';
import { announce } from '../shell/announce.js';
import './curtain.css';
import { useSitting } from './sitting.js';

/** Drawn before anything secret is shown at a shared screen; it names who should look. */
export function Curtain(): JSX.Element {
  const sitting = useSitting();
  const name = () => {
    const seat = sitting.eyes.curtain();
    return seat === null ? '' : (sitting.scene().chairs[seat]?.name ?? '');
  };
  createEffect(() => name() && announce(`Only ${name()} should look now.`));
  return (
    <Show when={sitting.eyes.curtain() !== null}>
      <div class="curtain" role="dialog" aria-modal="true" aria-label={`Only ${name()} should look now`}>
        <div class="curtain-words">
          <Crest seat={sitting.eyes.curtain() ?? 0} size={110} />
          <h2>{name()}</h2>
          <p>What comes now is for your eyes alone. All others look away.</p>
          <button
            type="button"
            class="button main"
            ref={(button) => queueMicrotask(() => button.focus())}
            onClick={() => sitting.eyes.lift()}
          >
            I am {name()}, and alone
          </button>
        </div>
      </div>
    </Show>
  );
}

import type { Seat } from '@questhall/kernel';
import { type JSX, Show } from 'solid-js';
import { rankOf } from '../catalogue/machines.js';
import './notices.css';
import { useSitting } from './sitting.js';

/** What concerns the whole table: a lost line, a pause, an offer that waits for answers, a machine in one's chair. */
export function Notices(): JSX.Element {
  const sitting = useSitting();
  const scene = sitting.scene;
  const me = () => sitting.eyes.own()[0] ?? null;
  const standIn = () => {
    const seat = me();
    const chair = seat === null ? undefined : scene().chairs[seat];
    return chair?.standIn && !chair.resigned && scene().stage === 'playing' ? chair.standIn : null;
  };
  return (
    <div class="notices">
      <Show when={sitting.following().status() === 'away'}>
        <p class="panel table-notice" role="status">
          The line to the hall is lost. It comes back by itself; nothing is lost.
        </p>
      </Show>
      <Show when={scene().clocks.paused}>
        <div class="panel table-notice" role="status">
          <span>The table is paused.</span>
          <Show when={me() !== null}>
            <button
              type="button"
              class="button small"
              onClick={() => sitting.send({ t: 'resume', seat: me() as Seat })}
            >
              Go on
            </button>
          </Show>
        </div>
      </Show>
      <Show when={standIn()}>
        {(level) => (
          <div class="panel table-notice" role="status">
            <span>A {rankOf(level())} plays for you.</span>
            <button
              type="button"
              class="button small"
              onClick={() => sitting.send({ t: 'stand-in', seat: me() as Seat, level: null })}
            >
              Take my seat back
            </button>
          </div>
        )}
      </Show>
      <OfferNotice />
    </div>
  );
}

function OfferNotice(): JSX.Element {
  const sitting = useSitting();
  const offer = () => sitting.scene().offer;
  const words = () => {
    const found = offer();
    if (!found) return '';
    const name = sitting.scene().chairs[found.by]?.name;
    return found.kind === 'end' ? `${name} offers to end the game.` : `${name} asks to go back to move ${found.to}.`;
  };
  /** Who at this screen has still to say yes or no. */
  const open = () =>
    sitting.eyes.own().filter((seat) => {
      const chair = sitting.scene().chairs[seat];
      return chair && !chair.resigned && chair.standIn === null && !offer()?.yes.includes(seat);
    });
  const answer = async (yes: boolean) => {
    for (const seat of yes ? open() : open().slice(0, 1)) await sitting.send({ t: 'answer', seat, yes });
  };
  return (
    <Show when={offer()}>
      <div class="panel table-notice" role="status">
        <span>{words()}</span>
        <Show when={open().length > 0} fallback={<span class="muted">Waiting for the others.</span>}>
          <button type="button" class="button small" onClick={() => answer(true)}>
            Agree
          </button>
          <button type="button" class="button small quiet" onClick={() => answer(false)}>
            Decline
          </button>
        </Show>
      </div>
    </Show>
  );
}

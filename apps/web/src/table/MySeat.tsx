import type { Seat } from '@questhall/kernel';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { useSitting } from './sitting.js';

/** What one may do with one's seat. At a shared screen there are several. */
export function MySeat(props: { close(): void }): JSX.Element {
  const sitting = useSitting();
  const live = () => sitting.eyes.own().filter((seat) => !sitting.scene().chairs[seat]?.resigned);
  return <For each={live()}>{(seat) => <OneSeat seat={seat} many={live().length > 1} close={props.close} />}</For>;
}

function OneSeat(props: { seat: Seat; many: boolean; close(): void }): JSX.Element {
  const sitting = useSitting();
  const [sure, setSure] = createSignal(false);
  const chair = () => sitting.scene().chairs[props.seat];
  const seat = props.seat;
  const act = async (wish: Parameters<typeof sitting.send>[0]) => {
    const answer = await sitting.send(wish);
    if (answer.ok) props.close();
  };
  return (
    <>
      <Show when={props.many}>
        <h3 class="menu-heading">{chair()?.name}</h3>
      </Show>
      <div class="menu-acts">
        <Show
          when={chair()?.standIn}
          fallback={
            <button type="button" class="button" onClick={() => act({ t: 'stand-in', seat, level: 'knight' })}>
              Let a knight play for me
            </button>
          }
        >
          <button type="button" class="button" onClick={() => act({ t: 'stand-in', seat, level: null })}>
            Take my seat back
          </button>
        </Show>
        <Show
          when={sitting.scene().clocks.paused}
          fallback={
            <button type="button" class="button" onClick={() => act({ t: 'pause', seat })}>
              Pause the table
            </button>
          }
        >
          <button type="button" class="button" onClick={() => act({ t: 'resume', seat })}>
            Let it go on
          </button>
        </Show>
        <button
          type="button"
          class="button"
          disabled={sitting.scene().offer !== null}
          onClick={() => act({ t: 'offer', seat, kind: 'end', to: 0 })}
        >
          Offer to end the game
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            props.close();
            void sitting.replay.open();
          }}
        >
          Ask to go back
        </button>
        <button type="button" class="button" onClick={() => (sure() ? act({ t: 'resign', seat }) : setSure(true))}>
          {sure() ? 'Really resign' : 'Resign'}
        </button>
      </div>
    </>
  );
}

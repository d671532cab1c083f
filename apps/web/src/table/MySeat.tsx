import type { Seat } from '@questhall/kernel';
import { standInFor } from '@questhall/table';
import { createSignal, type JSX, Show } from 'solid-js';
import { rankOf } from '../catalogue/machines.js';
import { Segments } from '../shell/Fields.js';
import { useSitting } from './sitting.js';

/** What one may do with one's seat. At a shared screen there are several; who is asked comes first. */
export function MySeat(props: { close(): void }): JSX.Element {
  const sitting = useSitting();
  const live = () => sitting.eyes.own().filter((seat) => !sitting.scene().chairs[seat]?.resigned);
  const [chosen, setChosen] = createSignal<Seat | null>(null);
  const seat = () => chosen() ?? live().find((one) => one === sitting.actor()) ?? live()[0] ?? null;
  return (
    <>
      <Show when={live().length > 1}>
        <Segments
          name="seat"
          label="Whose seat"
          value={String(seat())}
          choices={live().map((one) => [String(one), sitting.scene().chairs[one]?.name ?? ''])}
          choose={(one) => setChosen(Number(one))}
        />
      </Show>
      <Show when={seat() !== null && `${seat()}`} keyed>
        {(one) => <OneSeat seat={Number(one)} close={props.close} />}
      </Show>
    </>
  );
}

function OneSeat(props: { seat: Seat; close(): void }): JSX.Element {
  const sitting = useSitting();
  const [sure, setSure] = createSignal(false);
  const { seat } = props;
  const chair = () => sitting.scene().chairs[seat];
  const level = () => standInFor(sitting.scene().config.game);
  const act = async (wish: Parameters<typeof sitting.send>[0]) => {
    const answer = await sitting.send(wish);
    if (answer.ok) props.close();
  };
  return (
    <div class="menu-acts">
      <Show
        when={chair()?.standIn}
        fallback={
          <button type="button" class="button" onClick={() => act({ t: 'stand-in', seat, level: level() })}>
            Let a {rankOf(level())} play for me
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
  );
}

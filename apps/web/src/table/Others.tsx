import type { Seat } from '@questhall/kernel';
import { For, type JSX, Show } from 'solid-js';
import { freshHex } from '../host/fresh.js';
import { Crest } from '../kit/tokens.js';
import { me } from '../shell/hall.js';
import { toast } from '../shell/toast.js';
import { introduce, YourName } from '../shell/YourName.js';
import { InviteLink } from './InviteLink.js';
import { type Sitting, useSitting } from './sitting.js';

/** Who else is at a table of the hall: seats that somebody could take over, and whom its host may send away. */
export function Others(): JSX.Element {
  const sitting = useSitting();
  const { invite, isHost } = sitting.arrival;
  const isPlaying = () => sitting.scene().stage === 'playing';
  const free = (seat: Seat) => {
    const chair = sitting.scene().chairs[seat];
    return chair?.kind === 'bot' || (chair?.standIn !== null && !chair?.resigned);
  };
  const rows = () =>
    sitting.scene().chairs.flatMap((chair, seat) => {
      const canTake = isPlaying() && sitting.eyes.own().length === 0 && invite !== undefined && free(seat);
      const canKick = isPlaying() && isHost && chair.kind === 'human' && sitting.eyes.seat() !== seat;
      return canTake || canKick ? [{ chair, seat, canTake, canKick }] : [];
    });
  return (
    <>
      <Show when={rows().length > 0}>
        <YourName />
        <ul class="orders">
          <For each={rows()}>
            {({ chair, seat, canTake, canKick }) => (
              <li>
                <span class="row">
                  <Crest seat={seat} size={24} /> {chair.name}
                </span>
                <Show when={canTake}>
                  <button type="button" class="button small" onClick={() => takeOver(sitting, seat)}>
                    Take this seat
                  </button>
                </Show>
                <Show when={canKick}>
                  <button type="button" class="button small" onClick={() => sitting.send({ t: 'kick', seat })}>
                    Send away
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={isPlaying() && invite}>{(token) => <InviteLink table={sitting.table} invite={token()} />}</Show>
    </>
  );
}

async function takeOver(sitting: Sitting, seat: Seat): Promise<void> {
  const { invite, seated } = sitting.arrival;
  const trouble = await introduce();
  if (trouble) return toast(trouble);
  const name = me()?.name ?? '';
  const answer = await sitting.send({ t: 'sit', seat, name, nonce: freshHex(), ...(invite && { invite }) });
  if (answer.ok) seated?.();
}

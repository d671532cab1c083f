import type { Review, TurningPoint } from '@questhall/bots';
import { isRefusal } from '@questhall/kernel';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Crest } from '../kit/tokens.js';
import { localHost } from '../shell/hosts.js';
import { toast } from '../shell/toast.js';
import { Chart } from './Chart.js';
import { recordOf } from './record.js';
import { momentsOf } from './replay.js';
import { useSitting } from './sitting.js';

/** More points than this a line cannot show. */
const POINTS = 160;

/** The game looked at again: how the chances went, where they turned, and what of it was luck. */
export function Reviewed(props: { close(): void }): JSX.Element {
  const sitting = useSitting();
  const [review, setReview] = createSignal<Review | null>(null);
  const [busy, setBusy] = createSignal(false);
  const look = async () => {
    setBusy(true);
    const text = await recordOf(sitting);
    const found = text === null ? null : await (await localHost()).review(text).catch(() => null);
    setBusy(false);
    if (found && isRefusal(found)) toast(found.why);
    else setReview(found);
  };
  const nameOf = (seat: number) => sitting.scene().chairs[seat]?.name ?? '';
  const jump = async ({ from }: TurningPoint) => {
    const moment = momentsOf(await sitting.following().recall()).findLast(({ lines }) => lines === from);
    props.close();
    await sitting.replay.open(moment?.seq ?? 0);
  };
  return (
    <section class="reviewed" aria-label="The game looked at again" aria-busy={busy()}>
      <Show
        when={review()}
        fallback={
          <button type="button" class="button" disabled={busy()} onClick={look}>
            {busy() ? 'Looking at every move' : 'Luck or skill?'}
          </button>
        }
      >
        {(told) => (
          <>
            <Chart
              label="Chance to win in 100"
              each="move"
              ends={['Move 1', String(told().chances.length - 1)]}
              rounds={thinned(told().chances)}
              seats={sitting.scene().chairs.length}
            />
            <div>
              <h3 class="menu-heading">Where it turned</h3>
              <ol class="reviewed-points">
                <For each={told().turning}>
                  {(point) => (
                    <li>
                      <button type="button" class="button" onClick={() => jump(point)}>
                        Move {point.from + 1}: {point.pick}
                      </button>
                      <span>
                        {nameOf(point.seat)} {signed(point.change)}, mostly by {point.by === 'luck' ? 'luck' : 'choice'}
                      </span>
                    </li>
                  )}
                </For>
              </ol>
              <ul class="reviewed-seats">
                <For each={told().seats}>
                  {({ luck, lost }, seat) => (
                    <li>
                      <Crest seat={seat()} size={20} /> {nameOf(seat())}: luck {signed(luck)}, given away{' '}
                      {Math.round(100 * lost)}
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}

function signed(n: number): string {
  const whole = Math.round(100 * n);
  return whole > 0 ? `+${whole}` : String(whole).replace('-', '−');
}

/** As many points as a line can show, in hundredths. */
function thinned(chances: readonly (readonly number[])[]): number[][] {
  const step = Math.max(1, Math.ceil(chances.length / POINTS));
  const kept = chances.filter((_, i) => i % step === 0 || i === chances.length - 1);
  return kept.map((row) => row.map((chance) => Math.round(100 * chance)));
}

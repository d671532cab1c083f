import { REVIEWED } from '@questhall/bots';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import type { IconName } from '../kit/icon-names.js';
import { Crest } from '../kit/tokens.js';
import { DiceCounts } from '../shell/DiceCounts.js';
import { hall, isNo } from '../shell/hall.js';
import { localHost } from '../shell/hosts.js';
import { go } from '../shell/route.js';
import { toast } from '../shell/toast.js';
import { Chart } from './Chart.js';
import './end.css';
import { Reviewed } from './Reviewed.js';
import { recordOf, saveRecord } from './record.js';
import { type Sitting, useSitting } from './sitting.js';
import { diceOf, strengthsOf } from './statistics.js';
import { endWords } from './wording.js';

/** How it ended: the winner's crest over the final map, a line a seat, strength by round, the dice and their seed. */
export function End(props: { close(): void }): JSX.Element {
  const sitting = useSitting();
  const winner = () => sitting.scene().end?.winners[0] ?? null;
  const [story] = createResource(() => sitting.following().recall());
  const [dice] = createResource(async () => {
    const text = await recordOf(sitting);
    return text === null ? [] : diceOf(sitting.game, text);
  });
  const seed = () => sitting.scene().revealed;
  return (
    <div class="end" role="dialog" aria-label="The game is over">
      <div class="panel end-sheet">
        <button type="button" class="tool end-close" aria-label="Look at the map" onClick={() => props.close()}>
          <Icon name="cancel" size={18} />
        </button>
        <div class="end-head">
          <Show when={winner() !== null} fallback={<Icon name="shaking-hands" size={72} />}>
            <Crest seat={winner() ?? 0} size={92} />
          </Show>
          <div>
            <h2>{winner() === null ? 'Drawn' : `${sitting.scene().chairs[winner() ?? 0]?.name} wins`}</h2>
            <p>{endWords(sitting)}</p>
          </div>
        </div>
        <ul class="end-seats">
          <For each={sitting.screen.players(sitting.scene())}>
            {(line) => (
              <li>
                <Crest seat={line.arms} size={26} />
                <b>{sitting.scene().chairs[line.seat]?.name}</b>
                <For each={line.figures}>
                  {(figure) => (
                    <span title={figure.label}>
                      <Icon name={figure.icon as IconName} size={17} label={figure.label} /> {figure.value}
                    </span>
                  )}
                </For>
              </li>
            )}
          </For>
        </ul>
        <div class="end-facts">
          <Show when={story()}>
            {(told) => <Chart {...strengthsOf(sitting.screen, told())} seats={sitting.scene().chairs.length} />}
          </Show>
          <Show when={(dice()?.length ?? 0) > 0}>
            <section>
              <h3 class="menu-heading">The dice</h3>
              <DiceCounts streams={dice() ?? []} />
            </section>
          </Show>
        </div>
        <Show when={(REVIEWED as readonly string[]).includes(sitting.game.id)}>
          <Reviewed close={props.close} />
        </Show>
        <Show when={seed()}>
          {(shown) => (
            <p class="end-seed">
              Secret <code>{shown().secret}</code> · salt <code>{shown().salt}</code>
            </p>
          )}
        </Show>
        <EndActs sitting={sitting} close={props.close} />
      </div>
    </div>
  );
}

function EndActs(props: { sitting: Sitting; close(): void }): JSX.Element {
  const { sitting } = props;
  const verify = () => (sitting.kind === 'local' ? `/verify?local=${sitting.table}` : `/verify?table=${sitting.table}`);
  const next = () => sitting.following().rematch();
  return (
    <div class="row end-acts">
      <Show when={sitting.eyes.own().length > 0}>
        <button type="button" class="button main" onClick={() => rematch(sitting)}>
          {next() ? 'Join the rematch' : 'Rematch'}
        </button>
      </Show>
      <button
        type="button"
        class="button"
        onClick={() => {
          props.close();
          void sitting.replay.open(0).then(() => sitting.replay.play());
        }}
      >
        Replay
      </button>
      <a class="button" href={verify()}>
        Verify the dice
      </a>
      <button type="button" class="button" onClick={() => saveRecord(sitting)}>
        Save the record
      </button>
    </div>
  );
}

/** The same table once more. */
async function rematch(sitting: Sitting): Promise<void> {
  if (sitting.kind === 'local') return rematchHere(sitting);
  const next = sitting.following().rematch();
  const made = next ?? (await hall.rematch(sitting.table));
  if (isNo(made)) toast(made.why);
  else go(`/table/${made.table}${made.invite ? `?invite=${made.invite}` : ''}`);
}

async function rematchHere(sitting: Sitting): Promise<void> {
  const { config, chairs } = sitting.scene();
  const host = await localHost();
  const table = await host.open(
    {
      game: config.game,
      seats: chairs.length,
      options: config.options,
      bots: chairs.map(({ level }) => level),
    },
    chairs.map(({ kind, name }) => (kind === 'human' ? name : null)),
  );
  go(`/local/${table}`);
}

import type { Seat } from '@questhall/kernel';
import { For, type JSX, Show } from 'solid-js';
import type { PlayerLine } from '../boards/board.js';
import { rankOf } from '../catalogue/machines.js';
import { armsOf } from '../kit/arms.js';
import { Icon } from '../kit/Icon.js';
import type { IconName } from '../kit/icon-names.js';
import { Crest } from '../kit/tokens.js';
import { Clock } from './Clock.js';
import './players.css';
import { useSitting } from './sitting.js';

/** Everybody at the table with what they have on it. */
export function Players(): JSX.Element {
  const sitting = useSitting();
  const lines = () => sitting.screen.players(sitting.shown());
  return (
    <section class="panel players" aria-label="At the table">
      <h2 class="heading">At the table</h2>
      <ul>
        <For each={lines()}>{(line) => <Player line={line} />}</For>
      </ul>
    </section>
  );
}

function Player(props: { line: PlayerLine }): JSX.Element {
  const sitting = useSitting();
  const seat = () => props.line.seat;
  const chair = () => sitting.scene().chairs[seat()];
  const asked = () => sitting.shown().prompts.some((prompt) => prompt.seat === seat() && !prompt.answered);
  const note = () =>
    [...statusOf(sitting, seat()), props.line.note].filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ');
  return (
    <li
      class="player"
      aria-current={asked() ? 'true' : undefined}
      classList={{ resigned: chair()?.resigned }}
      style={{ '--seat': armsOf(props.line.arms).field }}
    >
      <Crest seat={props.line.arms} size={34} />
      <div class="player-name">
        <b>{chair()?.name}</b>
        <span>{note()}</span>
      </div>
      <div class="player-figures">
        <Clock seat={seat()} />
        <For each={props.line.figures}>
          {(figure) => (
            <span title={figure.label}>
              <Icon name={figure.icon as IconName} size={18} label={figure.label} />
              {figure.value}
            </span>
          )}
        </For>
      </div>
      <Show when={sitting.kind === 'remote' && chair()?.kind === 'human'}>
        <i
          class="presence"
          classList={{ here: sitting.following().presence()?.seats[seat()] }}
          role="img"
          aria-label={sitting.following().presence()?.seats[seat()] ? 'is here' : 'is away'}
        />
      </Show>
    </li>
  );
}

/** You, a stand-in, resigned. */
function statusOf(sitting: ReturnType<typeof useSitting>, seat: Seat): string[] {
  const chair = sitting.scene().chairs[seat];
  return [
    ...(sitting.eyes.seat() === seat ? ['you'] : []),
    ...(chair?.resigned ? ['resigned'] : chair?.standIn ? [`a ${rankOf(chair.standIn)} plays`] : []),
  ];
}

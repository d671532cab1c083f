import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../board.js';
import { SheetTabs } from '../parts/SheetTabs.js';
import './matter.css';
import { QuestLog } from './matter/QuestLog.js';
import { Record } from './matter/Record.js';
import { viewOf } from './scene.js';

/** Everybody's record sheet and quest log: one's own first, all others at a tap. */
export function Hand(props: BoardProps): JSX.Element {
  const scene = () => props.moment ?? props.scene;
  const view = createMemo(() => viewOf(scene()));
  const names = () => scene().chairs.map(({ name }, seat) => name ?? `player ${seat + 1}`);
  const [chosen, setChosen] = createSignal<number | null>(null);
  const seat = () => chosen() ?? props.seat ?? Math.max(0, view()?.active ?? 0);
  return (
    <Show when={view()}>
      {(seen) => (
        <div class="hand wizards-matter">
          <Show when={names().length > 1}>
            <SheetTabs names={names()} shown={seat()} choose={setChosen} />
          </Show>
          <Record view={seen()} seat={seat()} names={names()} />
          <Show when={seen().phase === 'days'}>
            <QuestLog board={props} view={seen()} seat={seat()} />
          </Show>
        </div>
      )}
    </Show>
  );
}

import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../shell/Dialog.js';
import { Check } from '../shell/Fields.js';
import { SettingsForm } from '../shell/SettingsForm.js';
import { AboutTable } from './AboutTable.js';
import { MySeat } from './MySeat.js';
import { Orders } from './Orders.js';
import './menu.css';
import { useSitting } from './sitting.js';

type Page = 'seat' | 'screen' | 'table';

/** Everything about the table that is not the game: one's seat, the screen, the table itself. */
export function TableMenu(props: { close(): void }): JSX.Element {
  const sitting = useSitting();
  const plays = () => sitting.eyes.own().length > 0 && sitting.scene().stage === 'playing';
  const [page, setPage] = createSignal<Page>(plays() ? 'seat' : 'table');
  const tab = (which: Page, words: string) => (
    <button type="button" role="tab" class="story-tab" aria-selected={page() === which} onClick={() => setPage(which)}>
      {words}
    </button>
  );
  return (
    <Dialog title="At this table" close={props.close}>
      <div class="menu-tabs" role="tablist" aria-label="Parts">
        <Show when={plays()}>{tab('seat', 'My seat')}</Show>
        {tab('screen', 'Screen')}
        {tab('table', 'Table')}
      </div>
      <div class="menu-page">
        <Show when={page() === 'seat'}>
          <MySeat close={props.close} />
          <Orders />
        </Show>
        <Show when={page() === 'screen'}>
          <SettingsForm />
          <Check label="Hide the pieces (H)" checked={sitting.hidePieces()} change={sitting.setHidePieces} />
          <For each={sitting.screen.aids}>
            {(aid) => <Check label={`${aid.label} (${aid.key})`} checked={aid.isOn()} change={aid.set} />}
          </For>
        </Show>
        <Show when={page() === 'table'}>
          <AboutTable />
        </Show>
      </div>
    </Dialog>
  );
}

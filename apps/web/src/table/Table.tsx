import { createSignal, type JSX, onCleanup, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { namePage } from '../shell/title.js';
import { Announcer } from './Announcer.js';
import { TableBar } from './Bar.js';
import { Curtain } from './Curtain.js';
import { End } from './End.js';
import { keepFocus } from './focus.js';
import { createTableKeys } from './keyboard.js';
import { TableMenu } from './Menu.js';
import { Notices } from './Notices.js';
import type { Open } from './open.js';
import { type Panel, Tabs } from './Phone.js';
import { PromptBar } from './PromptBar.js';
import { ReplayBar } from './ReplayBar.js';
import { RulesDrawer } from './RulesDrawer.js';
import { SeatChips } from './SeatChips.js';
import { Side } from './Side.js';
import { useSitting } from './sitting.js';
import './table.css';
import { KeyHelp } from './KeyHelp.js';

/** A table being played or looked at: bar, map, column and prompt; on a phone a sheet and tabs. */
export function Table(): JSX.Element {
  const sitting = useSitting();
  const [panel, setPanel] = createSignal<Panel>('map');
  const [open, setOpen] = createSignal<Open>(null);
  const [ended, setEnded] = createSignal(true);
  namePage(sitting.scene().config.name);
  document.documentElement.classList.add('at-table');
  onCleanup(() => document.documentElement.classList.remove('at-table'));
  createTableKeys(sitting, { setPanel, setOpen });
  keepFocus(sitting);
  const isOver = () => sitting.scene().stage === 'over';
  return (
    <div class="table-page" data-panel={panel()} data-shape={sitting.screen.shape}>
      <TableBar open={setOpen} />
      <SeatChips />
      <main class="table-map" id="main" aria-label="Map" hidden={sitting.eyes.curtain() !== null}>
        <Dynamic component={sitting.screen.Board} {...sitting.board()} />
        <Notices />
      </main>
      {/* Read after the map, and before a chronicle of hundreds of lines. */}
      <Show when={sitting.replay.isOpen()} fallback={<PromptBar endShown={ended()} showEnd={() => setEnded(true)} />}>
        <ReplayBar />
      </Show>
      <Side panel={panel()} toMap={() => setPanel('map')} />
      <Tabs panel={panel()} choose={setPanel} />
      <Show when={isOver() && ended() && !sitting.replay.isOpen()}>
        <Suspense>
          <End close={() => setEnded(false)} />
        </Suspense>
      </Show>
      <Curtain />
      <RulesDrawer />
      <Show when={open() === 'menu'}>
        <TableMenu close={() => setOpen(null)} />
      </Show>
      <Show when={open() === 'keys'}>
        <KeyHelp close={() => setOpen(null)} />
      </Show>
      <Announcer />
    </div>
  );
}

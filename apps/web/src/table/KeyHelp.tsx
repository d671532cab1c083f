import { For, type JSX } from 'solid-js';
import { Dialog } from '../shell/Dialog.js';
import { KEYS } from './keyboard.js';
import './menu.css';
import { useSitting } from './sitting.js';

export function KeyHelp(props: { close(): void }): JSX.Element {
  const sitting = useSitting();
  const aids = () => (sitting.screen.aids ?? []).map(({ key, label }) => [key, label] as const);
  return (
    <Dialog title="Keys" close={props.close}>
      <dl class="keys">
        <For each={[...KEYS, ...aids()]}>
          {([key, words]) => (
            <>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </>
          )}
        </For>
      </dl>
    </Dialog>
  );
}

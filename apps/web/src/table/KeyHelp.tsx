import { For, type JSX } from 'solid-js';
import { Dialog } from '../shell/Dialog.js';
import { KEYS } from './keyboard.js';
import './menu.css';

export function KeyHelp(props: { close(): void }): JSX.Element {
  return (
    <Dialog title="Keys" close={props.close}>
      <dl class="keys">
        <For each={KEYS}>
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

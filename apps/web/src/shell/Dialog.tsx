import { type JSX, onCleanup, onMount } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  /** `drawer` comes from the right and leaves the map in view. */
  readonly kind?: 'box' | 'drawer';
  readonly children: JSX.Element;
  close(): void;
}

/** A dialog of the browser's own making: focus stays in it, Escape closes it, and goes back to where it was. */
export function Dialog(props: DialogProps): JSX.Element {
  let dialog!: HTMLDialogElement;
  const before = document.activeElement;
  onMount(() => {
    dialog.showModal();
    // A click beside it closes it; the keyboard has Escape.
    dialog.addEventListener('click', (event) => event.target === dialog && props.close());
  });
  onCleanup(() => before instanceof HTMLElement && before.isConnected && before.focus());
  return (
    <dialog
      ref={dialog}
      class="dialog"
      classList={{ drawer: props.kind === 'drawer' }}
      aria-label={props.title}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
    >
      <div class="dialog-box panel">
        <header class="dialog-head">
          <h2 class="heading">{props.title}</h2>
          <button type="button" class="tool" aria-label="Close" onClick={() => props.close()}>
            <Icon name="cancel" size={18} />
          </button>
        </header>
        <div class="dialog-body">{props.children}</div>
      </div>
    </dialog>
  );
}

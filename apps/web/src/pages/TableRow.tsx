import { createSignal, For, type JSX, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import { Crest } from '../kit/tokens.js';
import './table-row.css';

/** A table in a list. */
export function TableRow(props: {
  readonly href: string;
  readonly name: string;
  readonly chairs: readonly { readonly kind: string; readonly name: string }[];
  readonly line: string;
  readonly act: string;
  readonly main: boolean;
  readonly note?: string;
  drop?(): void;
}): JSX.Element {
  const [sure, setSure] = createSignal(false);
  return (
    <div class="table-row panel">
      <div class="table-crests" aria-hidden="true">
        <For each={props.chairs}>
          {({ kind }, seat) => (
            <span classList={{ empty: kind === 'open' }}>
              <Crest seat={seat()} size={30} />
            </span>
          )}
        </For>
      </div>
      <div class="table-words">
        <b>{props.name}</b>
        <span>{props.line}</span>
        <Show when={props.note}>
          <span>{props.note}</span>
        </Show>
      </div>
      <Show when={props.drop}>
        {(drop) => (
          <Show
            when={sure()}
            fallback={
              <button type="button" class="tool" aria-label={`Put ${props.name} away`} onClick={() => setSure(true)}>
                <Icon name="cancel" size={16} />
              </button>
            }
          >
            <button type="button" class="button small" onClick={() => drop()()}>
              Put away for good
            </button>
          </Show>
        )}
      </Show>
      <a class="button" classList={{ main: props.main }} href={props.href}>
        {props.act}
      </a>
    </div>
  );
}

import { For, type JSX } from 'solid-js';
import { Crest } from '../../kit/tokens.js';
import './sheet-tabs.css';

/** Whose sheet is shown: one crest a seat. */
export function SheetTabs(props: { names: readonly string[]; shown: number; choose(seat: number): void }): JSX.Element {
  return (
    <div class="sheet-tabs" role="tablist" aria-label="Whose sheet">
      <For each={props.names}>
        {(name, seat) => (
          <button
            type="button"
            role="tab"
            aria-selected={props.shown === seat()}
            aria-label={name}
            title={name}
            onClick={() => props.choose(seat())}
          >
            <Crest seat={seat()} size={24} />
          </button>
        )}
      </For>
    </div>
  );
}

import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import { type Peril, percent, type Row } from '../perils.js';

const WAYS: Readonly<Record<string, string>> = { spell: 'cast it', none: 'no spell' };

/** What dice may bring, each with its exact chance; side by side where one can choose. */
export function PerilPanel(props: { peril: Peril; why?: ((rule: string) => void) | undefined }): JSX.Element {
  return (
    <section class="matter peril" aria-label={props.peril.title}>
      <header>
        <h2 class="heading">
          <Icon name={props.peril.icon} size={22} /> {props.peril.title}
        </h2>
        <button type="button" class="rule-link" onClick={() => props.why?.(props.peril.rule)}>
          Rule {props.peril.rule.slice(2)}
        </button>
      </header>
      <OddsTable rows={props.peril.rows} ways={props.peril.ways} />
    </section>
  );
}

export function OddsTable(props: { rows: readonly Row[]; ways?: readonly string[] }): JSX.Element {
  return (
    <table class="odds-table">
      <Show when={props.ways?.length}>
        <thead>
          <tr>
            <td />
            <For each={props.ways}>{(way) => <th scope="col">{WAYS[way]}</th>}</For>
          </tr>
        </thead>
      </Show>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr class={row.kind}>
              <th scope="row">{row.words}</th>
              <For each={row.chances}>
                {(chance) => (
                  <td>
                    <span class="chance-bar" style={{ '--chance': String(chance) }} aria-hidden="true" />
                    {chance > 0 ? percent(chance) : '–'}
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

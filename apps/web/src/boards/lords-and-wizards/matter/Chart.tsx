import { createMemo, For, type JSX, Show } from 'solid-js';
import { about, type Chart as Book } from '../charts/chart.js';

/** Rows and columns shown beside those in use. */
const BESIDE = 2;

/** A table of the book: row and column in use are lit, and where they meet is what the die gave. */
export function Chart(props: { chart: Book; why?: ((rule: string) => void) | undefined }): JSX.Element {
  const columns = createMemo(() => about(props.chart.columns.length, props.chart.column, BESIDE));
  const rows = createMemo(() => about(props.chart.rows.length, props.chart.row, BESIDE));
  const corner = () => [props.chart.rowsBy, props.chart.columnsBy].filter((by) => by !== '').join(' \\ ');
  return (
    <div class="chart" role="group" aria-label={`Table: ${props.chart.title}`}>
      <div class="chart-head">
        <b>{props.chart.title}</b>
        <Show when={props.why}>
          <button type="button" class="rule-link" onClick={() => props.why?.(props.chart.rule)}>
            Rule {props.chart.rule.slice(3)}
          </button>
        </Show>
      </div>
      <table class="results">
        <thead>
          <tr>
            <th scope="col">{corner()}</th>
            <For each={columns()}>
              {(i) => (
                <th scope="col" classList={{ now: i === props.chart.column }}>
                  {props.chart.columns[i]}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row) => (
              <tr classList={{ rolled: row === props.chart.row }}>
                <th scope="row">{props.chart.rows[row].head}</th>
                <For each={columns()}>
                  {(i) => <td classList={{ now: i === props.chart.column }}>{props.chart.rows[row].cells[i]}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.chart.note}>
        <small>{props.chart.note}</small>
      </Show>
    </div>
  );
}

import { type JSX, Show } from 'solid-js';
import { about, type Chart as Book } from './charts.js';
import '../matter.css';

/** Rows and columns shown beside those in use. */
const BESIDE = 2;

/** A table of the book: row and column in use are lit, and where they meet is what the die gave. */
export function Chart(props: { chart: Book; why?: ((rule: string) => void) | undefined }): JSX.Element {
  return (
    <div class="chart" role="group" aria-label={`Table: ${props.chart.title}`}>
      <div class="chart-head">
        <b>{props.chart.title}</b>
        <Show when={props.why}>
          <button type="button" class="rule-link" onClick={() => props.why?.(props.chart.rule)}>
            Rule {props.chart.rule.replace(/^\S+ /, '')}
          </button>
        </Show>
      </div>
      <table class="results" innerHTML={markup(props.chart)} />
      <small>{props.chart.note}</small>
    </div>
  );
}

/** All of it is ours: no word of a player's gets in here. */
function markup({ rowsBy, columnsBy, columns, rows, row, column }: Book): string {
  const shown = about(columns.length, column, BESIDE);
  // A column that is alone is lit only where it was read.
  const isLit = (i: number, at: number) => i === column && (columns.length > 1 || at === row);
  const line = (head: string, cells: readonly string[], tag: string, at: number) => {
    const all = shown.map((i) => `<${tag}${isLit(i, at) ? ' class="now"' : ''}>${cells[i]}</${tag.split(' ')[0]}>`);
    const scope = at < 0 ? 'col' : 'row';
    return `<th scope="${scope}">${head}</th>${all.join('')}`;
  };
  const by = [rowsBy, columnsBy].filter((word) => word !== '').join(' \\ ');
  const body = about(rows.length, row, BESIDE).map((i) => {
    const { head, cells } = rows[i];
    return `<tr${i === row ? ' class="rolled"' : ''}>${line(head, cells, 'td', i)}</tr>`;
  });
  return `<thead><tr>${line(by, columns, 'th scope="col"', -1)}</tr></thead><tbody>${body.join('')}</tbody>`;
}

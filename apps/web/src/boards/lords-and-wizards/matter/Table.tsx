import { CRT_COLUMNS, CRT_ROWS } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX } from 'solid-js';

/** Columns shown beside the one in use. */
const BESIDE = 2;

/** The combat results about the column in use; the row of the die, once it is cast. */
export function Table(props: { column: string; die: number }): JSX.Element {
  const at = () => CRT_COLUMNS.findIndex(({ name }) => name === props.column);
  const columns = createMemo(() => {
    const first = Math.min(Math.max(0, at() - BESIDE), CRT_COLUMNS.length - 2 * BESIDE - 1);
    return CRT_COLUMNS.map(({ name }, i) => ({ name, i })).slice(first, first + 2 * BESIDE + 1);
  });
  return (
    <table class="results">
      <caption>Losses of attacker and defender, by difference and die</caption>
      <thead>
        <tr>
          <th scope="col">die</th>
          <For each={columns()}>
            {({ name, i }) => (
              <th scope="col" classList={{ now: i === at() }}>
                {short(name)}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={CRT_ROWS.map((row, i) => ({ cells: row.split(' '), die: i + 1 }))}>
          {({ cells, die }) => (
            <tr classList={{ rolled: die === props.die }}>
              <th scope="row">{die}</th>
              <For each={columns()}>
                {({ i }) => <td classList={{ now: i === at() }}>{cells[i].replaceAll('-', '–')}</td>}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** `-7 to -1` as `−7…−1`. */
function short(name: string): string {
  return name.replace(' to ', '…').replaceAll('-', '−').replace('<=', '≤').replace('>=', '≥');
}

import type { TableSummary } from '@questhall/protocol';
import { For, type JSX, Show } from 'solid-js';
import { titleOf } from '../catalogue/catalogue.js';
import type { LocalSummary } from '../host/host.js';
import { localHost } from '../shell/hosts.js';
import { browserTables, hallTables, readLocal } from '../shell/tables.js';
import { ago, list } from '../shell/words.js';
import { TableRow } from './TableRow.js';

/** Tables one sits at, in the hall and in this browser; those that wait for one first. */
export function MyTables(props: { most?: number }): JSX.Element {
  const rows = () => [...hallTables().map(hallRow), ...browserTables().map(localRow)].sort((a, b) => a.rank - b.rank);
  return (
    <ul class="table-list">
      <For each={rows().slice(0, props.most ?? 200)}>{(row) => <li>{row.element()}</li>}</For>
      <Show when={props.most !== undefined && rows().length > props.most}>
        <li>
          <a class="more" href="/tables">
            All {rows().length} tables
          </a>
        </li>
      </Show>
    </ul>
  );
}

interface Row {
  readonly rank: number;
  element(): JSX.Element;
}

function hallRow(table: TableSummary): Row {
  const waiting = table.waitingFor.map((seat) => table.chairs[seat]?.name ?? '').filter(Boolean);
  return {
    rank: table.yourTurn ? 0 : table.stage === 'over' ? 3 : 1,
    element: () => (
      <TableRow
        href={`/table/${table.table}`}
        name={table.config.name}
        chairs={table.chairs}
        line={`${stateOf(table, waiting)} · ${ago(table.movedAt)}`}
        act={table.yourTurn ? 'Your turn' : table.stage === 'over' ? 'Look back' : 'Open'}
        main={table.yourTurn}
      />
    ),
  };
}

function stateOf(table: TableSummary, waiting: readonly string[]): string {
  if (table.stage === 'over') return 'Over';
  if (table.stage === 'gathering') return 'Waiting for players';
  if (table.yourTurn) return 'It is your turn';
  return waiting.length > 0 ? `Waiting for ${list(waiting)}` : 'Going on';
}

function localRow(table: LocalSummary): Row {
  const humans = table.players.filter(({ kind }) => kind === 'human').length;
  const how = humans === 0 ? 'a record' : humans === 1 ? 'against machines' : 'at one screen';
  const over = table.stage === 'over';
  return {
    rank: over ? 4 : 2,
    element: () => (
      <TableRow
        href={`/local/${table.table}`}
        name={titleOf(table.game)?.title ?? table.name}
        chairs={table.players}
        line={`In this browser, ${how} · ${over ? 'over' : ago(table.movedAt)}`}
        act={over ? 'Look back' : 'Play on'}
        main={false}
        drop={async () => {
          await (await localHost()).drop(table.table);
          await readLocal();
        }}
      />
    ),
  };
}

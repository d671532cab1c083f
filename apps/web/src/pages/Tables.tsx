import type { TableSummary } from '@questhall/protocol';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { titleOf } from '../catalogue/catalogue.js';
import { hall, isNo, reach } from '../shell/hall.js';
import { lobbyNews, localHost, remoteHost } from '../shell/hosts.js';
import { clockInWords, optionsInWords } from '../shell/options.js';
import { PageFrame } from '../shell/PageFrame.js';
import { go } from '../shell/route.js';
import { browserTables, hallTables } from '../shell/tables.js';
import { MyTables } from './MyTables.js';
import { TableRow } from './TableRow.js';
import './tables.css';

/** My tables, and open ones to sit down at. */
export function Tables(): JSX.Element {
  const [lobby] = createResource(lobbyNews, async () => {
    const found = await hall.lobby();
    return isNo(found) ? [] : found;
  });
  void remoteHost();
  return (
    <PageFrame title="Tables">
      <h1 class="page-title" tabindex="-1">
        Tables
      </h1>
      <div class="row tables-acts">
        <a class="button main" href="/new">
          New table
        </a>
        <RecordButton />
      </div>
      <section aria-labelledby="mine">
        <h2 class="tables-heading" id="mine">
          Yours
        </h2>
        <Show
          when={hallTables().length + browserTables().length > 0}
          fallback={<p class="page-line">You sit nowhere yet.</p>}
        >
          <MyTables />
        </Show>
      </section>
      <section aria-labelledby="open">
        <h2 class="tables-heading" id="open">
          Open to all
        </h2>
        <Show
          when={(lobby.latest?.length ?? 0) > 0}
          fallback={
            <p class="page-line">
              {reach() === 'away'
                ? 'The hall cannot be reached; tables in this browser work all the same.'
                : 'Nobody looks for players just now. Open a table and leave it listed, or send friends a link.'}
            </p>
          }
        >
          <ul class="table-list">
            <For each={lobby.latest}>
              {(table) => (
                <li>
                  <LobbyRow table={table} />
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </PageFrame>
  );
}

function LobbyRow(props: { table: TableSummary }): JSX.Element {
  const [game] = createResource(
    () => props.table.config.game,
    async (slug) => (await titleOf(slug)?.telling()) ?? null,
  );
  const free = () => props.table.chairs.filter(({ kind }) => kind === 'open').length;
  const line = () =>
    props.table.stage === 'gathering'
      ? `${titleOf(props.table.config.game)?.title ?? props.table.config.game}, ${free()} of ${props.table.chairs.length} seats free, ${clockInWords(props.table.config.clock)}.`
      : `${titleOf(props.table.config.game)?.title ?? props.table.config.game}, being played.`;
  return (
    <TableRow
      href={`/table/${props.table.table}`}
      name={props.table.config.name}
      chairs={props.table.chairs}
      line={line()}
      note={optionsInWords(game.latest ?? null, props.table.config.options)}
      act={props.table.stage === 'gathering' && free() > 0 ? 'Sit down' : 'Watch'}
      main={false}
    />
  );
}

/** Open a record from a file, to look at it. */
function RecordButton(): JSX.Element {
  const [trouble, setTrouble] = createSignal('');
  const load = async (file: File | undefined) => {
    if (!file) return;
    const opened = await (await localHost()).load(await file.text());
    if (typeof opened === 'string') go(`/local/${opened}`);
    else setTrouble(opened.why);
  };
  return (
    <>
      <label class="button file-button">
        Open a record
        <input
          type="file"
          class="unseen"
          accept=".txt,text/plain"
          onChange={(event) => load(event.currentTarget.files?.[0])}
        />
      </label>
      <Show when={trouble()}>
        <p class="notice bad" role="alert">
          {trouble()}
        </p>
      </Show>
    </>
  );
}

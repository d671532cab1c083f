import type { Prompt } from '@questhall/kernel';
import { KINDS, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { ROW_WORDS, type Row, rowsOf } from '../options.js';
import { countIn, laidOut, withRow } from '../rows.js';
import { UnitRow } from './UnitRow.js';

/** Parts of a force, or units for hire: so many of each are laid out, and go together. */
export function Rows(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const rows = createMemo(() => rowsOf(props.prompt));
  const isHire = () => rows()[0]?.verb === 'raise';
  const draft = () => laidOut(props.prompt, props.board.gesture);
  const set = (row: Row, n: number) => props.board.gesture.setDraft(withRow(draft(), row, n));
  return (
    <section class="matter rows">
      <header>
        <h2 class="heading">{ROW_WORDS[rows()[0]?.verb ?? 'take']?.[0]}</h2>
        <Show when={isHire()}>
          <span class="facts">
            <b>{props.view.gold[props.prompt.seat]}</b> GTs
          </span>
        </Show>
      </header>
      <ul class="unit-rows">
        <For each={rows()}>
          {(row) => (
            <UnitRow
              owner={props.prompt.seat}
              kind={row.kind}
              label={row.label}
              note={isHire() ? `${KINDS[row.kind].cost} GTs each` : `${row.most} there`}
              value={countIn(draft(), row)}
              most={row.most}
              set={(n) => set(row, n)}
            />
          )}
        </For>
      </ul>
    </section>
  );
}

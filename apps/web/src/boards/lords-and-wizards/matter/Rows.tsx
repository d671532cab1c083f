import type { Prompt } from '@questhall/kernel';
import { KINDS, type View } from '@questhall/lords-and-wizards';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Button } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { type Row, rowsOf } from '../options.js';
import { UnitRow } from './UnitRow.js';

const SAYS: Readonly<Record<string, readonly [title: string, act: string]>> = {
  take: ['Who goes', 'Take'],
  join: ['Who joins', 'Join'],
  land: ['Who goes ashore', 'Land'],
  in: ['Into the castle', 'In with'],
  out: ['Out of the castle', 'Out with'],
  enter: ['Who enters', 'Enter with'],
  advance: ['Who advances', 'Advance'],
  shoot: ['Who shoots', 'Shoot with'],
  raise: ['Units for hire', 'Hire'],
};

/** Parts of a force, or units for hire, by number; one of them at a time. */
export function Rows(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const rows = createMemo(() => rowsOf(props.prompt));
  return (
    <Show when={rows().length > 0}>
      <section class="matter rows">
        <header>
          <h2 class="heading">{SAYS[rows()[0]?.verb ?? 'take']?.[0]}</h2>
          <Show when={rows()[0]?.verb === 'raise'}>
            <span class="facts">
              <b>{props.view.gold[props.prompt.seat]}</b> GTs
            </span>
          </Show>
        </header>
        <ul class="unit-rows">
          <For each={rows()}>
            {(row) => <Line row={row} board={props.board} view={props.view} seat={props.prompt.seat} />}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function Line(props: { row: Row; board: BoardProps; view: View; seat: number }): JSX.Element {
  const isHire = () => props.row.verb === 'raise';
  const [n, setN] = createSignal(isHire() ? 1 : props.row.most);
  const { cost } = KINDS[props.row.kind];
  const note = () => (isHire() ? `${cost * n()} GTs, ${cost} each` : SAYS[props.row.verb]?.[0].toLowerCase());
  return (
    <>
      <UnitRow
        owner={props.seat}
        kind={props.row.kind}
        label={props.row.label}
        note={note() ?? ''}
        value={n()}
        least={1}
        most={props.row.most}
        set={(next) => setN(Math.max(1, next))}
      />
      <li class="unit-act">
        <Button at={props.row.pick(n())} onPress={() => props.board.gesture.send([props.row.pick(n())])}>
          {SAYS[props.row.verb]?.[1]} {n()}
        </Button>
      </li>
    </>
  );
}

import { For, type JSX } from 'solid-js';
import { OddsBar } from '../../../kit/controls.js';
import type { BoardProps } from '../../board.js';
import { Chart } from '../../parts/Chart.js';
import { combatChart } from '../charts/book.js';

/** How a battle stands: the column in use, what shifts it, and how it will probably end. */
export function Prospect(props: {
  board: BoardProps;
  seat: number;
  column: string;
  facts: readonly string[];
  chances: readonly [wins: number, loses: number];
}): JSX.Element {
  const percent = (i: 0 | 1) => `${Math.round(props.chances[i] * 100)} %`;
  return (
    <>
      <Chart chart={combatChart(props.column, 0)} why={props.board.why} />
      <OddsBar seat={props.seat} chance={props.chances[0]} words={`wins ${percent(0)}`} rest={`loses ${percent(1)}`} />
      <p class="facts">
        <For each={props.facts}>{(fact) => <span>{fact}</span>}</For>
      </p>
    </>
  );
}

export function shiftWords(shift: number): string {
  if (shift === 0) return 'no shift';
  const columns = Math.abs(shift) === 1 ? '1 column' : `${Math.abs(shift)} columns`;
  return `${columns} to the ${shift > 0 ? 'right' : 'left'}`;
}

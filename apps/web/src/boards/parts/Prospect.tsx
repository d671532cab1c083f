import { For, type JSX } from 'solid-js';
import { OddsBar } from '../../kit/controls.js';
import type { BoardProps } from '../board.js';
import { Chart } from './Chart.js';
import type { Chart as Book } from './charts.js';

/** How a battle stands: the column in use, how it will probably end, and what else there is to know. */
export function Prospect(props: {
  board: BoardProps;
  seat: number;
  chart: Book;
  facts: readonly string[];
  chances: readonly [wins: number, loses: number];
}): JSX.Element {
  const percent = (i: 0 | 1) => `${Math.round(props.chances[i] * 100)} %`;
  return (
    <>
      <Chart chart={props.chart} why={props.board.why} />
      <OddsBar seat={props.seat} chance={props.chances[0]} words={`wins ${percent(0)}`} rest={`loses ${percent(1)}`} />
      <p class="facts">
        <For each={props.facts}>{(fact) => <span>{fact}</span>}</For>
      </p>
    </>
  );
}

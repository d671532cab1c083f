import type { Phrase, Telling } from '@questhall/kernel';
import { For, type JSX } from 'solid-js';
import type { BoardProps } from '../board.js';
import { Chart } from './Chart.js';
import type { Chart as Book } from './charts.js';
import { steady } from './steady.js';
import { faces, Throws } from './Throws.js';

/** Throws of one move that are shown; the others are in the chronicle. */
const MOST = 4;

/** The dice of the latest news, and the tables they were read on: the latest open, the others by a click. */
export function Readings(props: {
  board: BoardProps;
  game: Telling;
  /** The table that an event was read on, if any. */
  read(event: Phrase): Book | undefined;
}): JSX.Element {
  const under = (event: Phrase, last: boolean) => {
    const chart = props.read(event);
    if (!chart) return undefined;
    return () => (
      <details class="reading" open={last && innerWidth > 760}>
        <summary>{chart.title}</summary>
        <Chart chart={chart} why={props.board.why} />
      </details>
    );
  };
  return (
    <section class="matter readings" aria-label="Dice">
      <Throws
        board={props.board}
        game={props.game}
        speaker={{ seat: (seat) => props.board.scene.chairs[seat]?.name ?? '' }}
        diceIn={({ args = {} }) => faces(args.die)}
        most={MOST}
        under={under}
      />
    </section>
  );
}

/** The tables that the answer to a question will be read on. */
export function Consults(props: { board: BoardProps; charts: readonly Book[] }): JSX.Element {
  const charts = steady(() => props.charts);
  return (
    <For each={charts()}>
      {(chart) => (
        <section class="matter">
          <Chart chart={chart} why={props.board.why} />
        </section>
      )}
    </For>
  );
}

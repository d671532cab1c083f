import type { Phrase, Prompt } from '@questhall/kernel';
import { lordsAndWizardsTelling, type View } from '@questhall/lords-and-wizards';
import { createMemo, For, type JSX } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { Chart } from '../../parts/Chart.js';
import { steady } from '../../parts/steady.js';
import { faces, Throws } from '../../parts/Throws.js';
import { consultsOf } from '../charts/consults.js';
import { readingOf } from '../charts/readings.js';

/** Throws of one move that are shown; the others are in the chronicle. */
const MOST = 4;

/** The dice of the latest news, and the tables they were read on: the latest open, the others by a click. */
export function Readings(props: { board: BoardProps; view: View }): JSX.Element {
  const events = () => props.board.last?.events ?? [];
  const under = (event: Phrase, last: boolean) => {
    const chart = readingOf(event, props.view, events());
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
        game={lordsAndWizardsTelling}
        speaker={{ seat: (seat) => props.board.scene.chairs[seat]?.name ?? '' }}
        diceIn={({ args = {} }) => faces(args.die)}
        most={MOST}
        under={under}
      />
    </section>
  );
}

/** The tables that the answer to a question will be read on. */
export function Consults(props: { board: BoardProps; view: View; prompt: Prompt }): JSX.Element {
  const charts = steady(createMemo(() => consultsOf(props.prompt, props.view, props.board.gesture)));
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

import { For, type JSX, Show } from 'solid-js';
import { armsOf } from '../kit/arms.js';
import { theme } from '../kit/theme.js';
import { ShieldArt } from '../kit/tokens.js';

const [WIDE, HIGH, LEFT, FOOT, RIGHT] = [420, 250, 30, 22, 30];

/** Strength by round, or anything else, a line a seat; the shield at its end tells whose it is. */
export function Chart(props: {
  readonly label: string;
  /** For each round, a number a seat. */
  readonly rounds: readonly (readonly number[])[];
  readonly seats: number;
  /** What is counted from left to right: rounds, unless it is something else. */
  readonly each?: string;
  /** What the first and the last of them are called. */
  readonly ends?: readonly [string, string];
}): JSX.Element {
  const most = () => Math.max(1, ...props.rounds.flat());
  const x = (i: number) => LEFT + (i / Math.max(1, props.rounds.length - 1)) * (WIDE - LEFT - RIGHT);
  const y = (n: number) => 8 + (1 - n / most()) * (HIGH - FOOT - 16);
  const path = (seat: number) =>
    props.rounds
      .map((round, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(round[seat] ?? 0).toFixed(1)}`)
      .join('');
  const each = () => props.each ?? 'round';
  const ends = () => props.ends ?? ['Round 1', String(props.rounds.length)];
  const seats = () => Array.from({ length: props.seats }, (_, seat) => seat);
  const words = () => {
    const last = props.rounds.at(-1) ?? [];
    return `${props.label} by ${each()}; at the end ${last.join(', ')} in the order of the seats`;
  };
  return (
    <Show when={props.rounds.length > 1}>
      <figure class="chart">
        <figcaption>
          {props.label} by {each()}
        </figcaption>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words()}>
          <For each={[0, 0.5, 1]}>
            {(part) => (
              <>
                <path class="chart-grid" d={`M${LEFT} ${y(most() * part)}H${WIDE - RIGHT}`} />
                <text x={LEFT - 8} y={y(most() * part) + 4} text-anchor="end">
                  {Math.round(most() * part)}
                </text>
              </>
            )}
          </For>
          <text x={LEFT} y={HIGH - 4}>
            {ends()[0]}
          </text>
          <text x={WIDE - RIGHT} y={HIGH - 4} text-anchor="end">
            {ends()[1]}
          </text>
          <For each={seats()}>
            {(seat) => (
              <>
                <path
                  class="chart-casing"
                  d={path(seat)}
                  stroke={theme() === 'dark' ? 'var(--panel)' : armsOf(seat).edge}
                />
                <path
                  class="chart-line"
                  d={path(seat)}
                  stroke={theme() === 'dark' ? armsOf(seat).tone : armsOf(seat).field}
                  stroke-dasharray={['none', '9 4', '2 5', '14 4 2 4', '5 5', '1 7'][seat % 6]}
                />
                <g transform={`translate(${WIDE - RIGHT + 16} ${y(props.rounds.at(-1)?.[seat] ?? 0)}) scale(.55)`}>
                  <ShieldArt seat={seat} />
                </g>
              </>
            )}
          </For>
        </svg>
      </figure>
    </Show>
  );
}

import { For, type JSX } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
import { percent } from '../prospects.js';
import './round.css';

type Pair<T> = readonly [T, T];

/** What the next round may bring: for both sides, how many of the others they take. */
export function Round(props: { spread: Pair<readonly number[]>; arms: Pair<number> }): JSX.Element {
  return (
    <div class="round">
      <Spread spread={props.spread[0]} arms={props.arms[0]} />
      <span class="round-words">fall by them this round</span>
      <Spread spread={props.spread[1]} arms={props.arms[1]} />
    </div>
  );
}

/** How likely each number of hits is, in columns; what is all but impossible is left out. */
function Spread(props: { spread: readonly number[]; arms: number }): JSX.Element {
  const shown = () => props.spread.map((chance, hits) => ({ chance, hits })).filter(({ chance }) => chance >= 0.005);
  const most = () => Math.max(...props.spread);
  return (
    <div
      class="spread"
      role="img"
      aria-label={shown()
        .map(({ chance, hits }) => `${hits}: ${percent(chance)}`)
        .join(', ')}
    >
      <For each={shown()}>
        {({ chance, hits }) => (
          <span class="spread-way" title={percent(chance)}>
            <small class="spread-share">{shown().length < 6 || chance === most() ? percent(chance) : ''}</small>
            <b
              class="spread-column"
              style={{ height: `${(30 * chance) / most()}px`, background: armsOf(props.arms).field }}
            />
            {hits}
          </span>
        )}
      </For>
    </div>
  );
}

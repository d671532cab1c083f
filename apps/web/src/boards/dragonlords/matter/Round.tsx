import { For, type JSX } from 'solid-js';
import { armsOf } from '../../../kit/arms.js';
import { percent } from '../prospects.js';
import './round.css';

type Pair<T> = readonly [T, T];

/** What the next round may bring: for both sides, how many of the others they take. */
export function Round(props: { spread: Pair<readonly number[]>; arms: Pair<number> }): JSX.Element {
  return (
    <div class="round-ahead">
      <Spread spread={props.spread[0]} arms={props.arms[0]} />
      <Spread spread={props.spread[1]} arms={props.arms[1]} />
      <span class="round-words">How many of the others they take this round</span>
    </div>
  );
}

/** How likely each number is, in columns; what hardly ever happens is left out. */
function Spread(props: { spread: readonly number[]; arms: number }): JSX.Element {
  const shown = () => props.spread.map((chance, taken) => ({ chance, taken })).filter(({ chance }) => chance >= 0.01);
  const most = () => Math.max(...props.spread);
  const isTold = (i: number) => shown().length < 5 || i === shown().findIndex((one) => one.chance === most());
  const words = () => shown().map(({ chance, taken }) => `${taken}: ${percent(chance)}`);
  return (
    <div class="spread" role="img" aria-label={words().join(', ')}>
      <For each={shown()}>
        {({ chance, taken }, i) => (
          <span class="spread-way" title={percent(chance)}>
            <small>{isTold(i()) ? percent(chance) : ''}</small>
            <b
              class="spread-column"
              style={{ height: `${(30 * chance) / most()}px`, background: armsOf(props.arms).field }}
            />
            <small>{shown().length > 8 && i() % 2 > 0 ? '\u00a0' : taken}</small>
          </span>
        )}
      </For>
    </div>
  );
}

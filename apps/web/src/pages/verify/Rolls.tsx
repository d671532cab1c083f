import { createSignal, For, type JSX, Show } from 'solid-js';
import { DiceCounts } from '../../shell/DiceCounts.js';
import type { StreamCount } from '../../shell/dice.js';
import type { RolledLine } from './check.js';

/** Every roll that was recomputed: by stream, and one by one. */
export function Rolls(props: { streams: readonly StreamCount[]; lines: readonly RolledLine[] }): JSX.Element {
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? props.lines : props.lines.slice(0, 20));
  return (
    <>
      <DiceCounts streams={props.streams} />
      <div class="roll-table">
        <table>
          <caption class="unseen">Every roll, recomputed</caption>
          <thead>
            <tr>
              <th scope="col">Move</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Dice, as the seed gives them</th>
            </tr>
          </thead>
          <tbody>
            <For each={shown()}>
              {(line) => (
                <tr>
                  <td>{line.number}</td>
                  <td>{line.who}</td>
                  <td>{line.pick}</td>
                  <td>{line.dice.join(', ')}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <Show when={!all() && props.lines.length > 20}>
        <button type="button" class="button" onClick={() => setAll(true)}>
          Show all {props.lines.length}
        </button>
      </Show>
    </>
  );
}

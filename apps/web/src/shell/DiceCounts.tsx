import { For, type JSX } from 'solid-js';
import type { StreamCount } from './dice.js';
import './dice-counts.css';

/** How often each face fell, a small column each. */
export function DiceCounts(props: { streams: readonly StreamCount[] }): JSX.Element {
  return (
    <div class="dice-counts">
      <For each={props.streams}>
        {({ stream, faces, total }) => {
          const most = Math.max(...faces.map(([, count]) => count));
          return (
            <figure>
              <figcaption>
                <span>{stream.replaceAll('-', ' ')}</span> <small>{total}</small>
              </figcaption>
              <ul>
                <For each={faces}>
                  {([face, count]) => (
                    <li title={`${face}: ${count}`}>
                      <span class="unseen">
                        {face}: {count === 1 ? 'once' : `${count} times`}
                      </span>
                      <i style={{ height: `${(count / most) * 100}%` }} />
                      <b aria-hidden="true">{face.length > 3 ? '' : face}</b>
                    </li>
                  )}
                </For>
              </ul>
            </figure>
          );
        }}
      </For>
    </div>
  );
}

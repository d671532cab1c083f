import { Index, type JSX, Show } from 'solid-js';
import { Stepper } from '../../kit/controls.js';
import '../matter.css';

/** Like things, and how many of them are meant. */
export interface Line {
  readonly kind: number;
  readonly label: string;
  readonly note: string;
  readonly value: number;
  readonly most: number;
  set(n: number): void;
  /** Shows on the map where they are. */
  aim?(): void;
  /** These and nothing else. */
  only?(): void;
}

/** A list of things to count off; a line stays where it is while its numbers change. */
export function Counts(props: {
  lines: readonly Line[];
  /** How things of a kind look. */
  picture(kind: number): JSX.Element;
  /** What becomes of one that is meant. */
  goes?: string;
}): JSX.Element {
  return (
    <ul class="unit-rows">
      <Index each={props.lines}>
        {(line) => (
          <li class="unit-row" onPointerEnter={() => line().aim?.()}>
            <Show when={line().only} fallback={props.picture(line().kind)}>
              <button
                type="button"
                class="unit-only"
                aria-label={`Only ${line().label}`}
                title="Only these; again for all"
                onClick={() => line().only?.()}
              >
                {props.picture(line().kind)}
              </button>
            </Show>
            <span class="unit-words">
              <b>{line().label}</b>
              <small>{line().note}</small>
            </span>
            <Show
              when={line().most > 1}
              fallback={
                <button
                  type="button"
                  class="unit-one"
                  aria-pressed={line().value > 0}
                  aria-label={`${line().label}: ${line().value > 0 ? (props.goes ?? 'goes') : 'stays'}`}
                  onClick={() => line().set(line().value > 0 ? 0 : 1)}
                >
                  {line().value > 0 ? '✓' : ''}
                </button>
              }
            >
              <Stepper label={line().label} value={line().value} least={0} most={line().most} set={line().set} />
            </Show>
          </li>
        )}
      </Index>
    </ul>
  );
}

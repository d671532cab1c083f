import { For, type JSX } from 'solid-js';
import './form.css';

/** A few choices side by side, one of them taken. */
export function Segments<T extends string>(props: {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  choose(value: T): void;
}): JSX.Element {
  return (
    <fieldset class="bare">
      <legend class="unseen">{props.label}</legend>
      <div class="segments">
        <For each={props.choices}>
          {([value, words]) => (
            <label>
              <input
                type="radio"
                name={props.name}
                checked={props.value === value}
                onChange={() => props.choose(value)}
              />
              {words}
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

export function Check(props: { label: string; checked: boolean; change(checked: boolean): void }): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={props.checked} onChange={(event) => props.change(event.currentTarget.checked)} />
      <span>{props.label}</span>
    </label>
  );
}

export function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  choose(value: string): void;
}): JSX.Element {
  return (
    <select
      class="input"
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.choose(event.currentTarget.value)}
    >
      <For each={props.choices}>
        {([value, words]) => (
          <option value={value} selected={value === props.value}>
            {words}
          </option>
        )}
      </For>
    </select>
  );
}

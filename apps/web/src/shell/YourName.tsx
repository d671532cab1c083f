import { type JSX, Show } from 'solid-js';
import './form.css';
import { hall, isNo, me } from './hall.js';
import { change, settings } from './settings.js';

/** Where somebody says a name who has not yet: nobody speaks or sits down without one. */
export function YourName(): JSX.Element {
  return (
    <Show when={!me()}>
      <label class="field">
        Your name
        <input
          class="input"
          maxLength={40}
          autocomplete="nickname"
          value={settings().name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
    </Show>
  );
}

/** Makes oneself known to the hall by the name one has said; gives what stands in the way, if something does. */
export async function introduce(): Promise<string | null> {
  if (me()) return null;
  const name = settings().name.trim();
  if (name === '') return 'Say your name first.';
  const known = await hall.name(name);
  return isNo(known) ? known.why : null;
}

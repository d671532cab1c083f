import { createSignal, type JSX } from 'solid-js';
import { hall, me } from '../../shell/hall.js';
import { change, settings } from '../../shell/settings.js';
import { createAsk } from './Told.js';
import '../../shell/form.css';

/** A name is all a guest needs. */
export function NameForm(): JSX.Element {
  const [name, setName] = createSignal(me()?.name ?? settings().name);
  const { busy, ask, Told } = createAsk();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    change({ name: name().trim() });
    await ask(() => hall.name(name().trim()), 'So they will call you.');
  };
  return (
    <form onSubmit={save}>
      <p>What others at the table call you. Nothing else is needed to play.</p>
      <div class="row">
        <label class="field">
          Name
          <input
            class="input"
            maxLength={40}
            required
            autocomplete="nickname"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={busy() || name().trim() === ''}>
          Keep it
        </button>
      </div>
      <Told />
    </form>
  );
}

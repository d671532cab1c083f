import { createSignal, type JSX, Show } from 'solid-js';
import { hall, me } from '../../shell/hall.js';
import { createAsk } from './Told.js';

/** Everything the hall keeps of one, to take along or to have forgotten. */
export function Farewell(): JSX.Element {
  const [sure, setSure] = createSignal(false);
  const [password, setPassword] = createSignal('');
  const { busy, ask, Told } = createAsk();
  return (
    <>
      <div class="row">
        <a class="button" href="/api/account/export" download="questhall.json">
          Take it along
        </a>
        <Show
          when={sure()}
          fallback={
            <button type="button" class="button" onClick={() => setSure(true)}>
              Forget me
            </button>
          }
        >
          <Show when={me()?.account}>
            <label class="field">
              Password
              <input
                class="input"
                type="password"
                autocomplete="current-password"
                value={password()}
                onInput={(event) => setPassword(event.currentTarget.value)}
              />
            </label>
          </Show>
          <button
            type="button"
            class="button"
            disabled={busy()}
            onClick={() => ask(() => hall.farewell(password() || undefined))}
          >
            Really forget me: machines take my seats
          </button>
        </Show>
      </div>
      <Told />
    </>
  );
}

import { createSignal, type JSX, Show } from 'solid-js';
import { hall, isNo, me } from '../../shell/hall.js';
import { createAsk } from './Told.js';
import '../../shell/form.css';

/** Take one's seats to another device with a code that is typed once. */
export function DeviceCode(): JSX.Element {
  const [made, setMade] = createSignal('');
  const [typed, setTyped] = createSignal('');
  const { busy, ask, Told } = createAsk();
  const make = () =>
    ask(async () => {
      const reply = await hall.deviceCode();
      if (!isNo(reply)) setMade(reply.code);
      return reply;
    });
  const use = (event: SubmitEvent) => {
    event.preventDefault();
    void ask(() => hall.useDeviceCode(typed().trim().toUpperCase()), 'Here you are again.');
  };
  return (
    <>
      <p>A code takes your seats along, account or not. It works once, for ten minutes.</p>
      <Show when={me()}>
        <div class="row">
          <Show
            when={made()}
            fallback={
              <button type="button" class="button" disabled={busy()} onClick={make}>
                Give me a code
              </button>
            }
          >
            <output class="device-code">{made()}</output>
            <span class="hint">Type it on the other device, on this same page.</span>
          </Show>
        </div>
      </Show>
      <form class="row code-form" onSubmit={use}>
        <label class="field">
          I have a code
          <input
            class="input"
            placeholder="ABCD-2345"
            autocomplete="one-time-code"
            autocapitalize="characters"
            value={typed()}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={busy() || typed().trim().length < 8}>
          Use it
        </button>
      </form>
      <Told />
    </>
  );
}

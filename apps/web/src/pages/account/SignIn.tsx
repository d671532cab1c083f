import { createSignal, type JSX } from 'solid-js';
import { hall, me } from '../../shell/hall.js';
import { createAsk } from './Told.js';
import '../../shell/form.css';

/** An account is a name and a password; it keeps one's tables across devices. */
export function SignIn(): JSX.Element {
  const [name, setName] = createSignal(me()?.name ?? '');
  const [password, setPassword] = createSignal('');
  const { busy, ask, Told } = createAsk();
  const ready = () => !busy() && name().trim() !== '' && password().length >= 8;
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    void ask(() => hall.login(name().trim(), password()));
  };
  return (
    <form onSubmit={enter}>
      <p>
        With a password your seats are yours on every device, and when this browser forgets. There is no e-mail address
        to give; whoever runs the hall can set a new password for you.
      </p>
      <div class="row">
        <label class="field">
          Name
          <input
            class="input"
            maxLength={40}
            autocomplete="username"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          Password
          <input
            class="input"
            type="password"
            minLength={8}
            maxLength={200}
            autocomplete="current-password"
            value={password()}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={!ready()}>
          Sign in
        </button>
        <button
          type="button"
          class="button"
          disabled={!ready()}
          onClick={() => ask(() => hall.join(name().trim(), password()), 'Welcome. Your tables are kept.')}
        >
          New account
        </button>
      </div>
      <Told />
    </form>
  );
}

export function Password(): JSX.Element {
  const [password, setPassword] = createSignal('');
  const [next, setNext] = createSignal('');
  const { busy, ask, Told } = createAsk();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await ask(() => hall.password(password(), next()), 'The new password counts from now on.')) {
      setPassword('');
      setNext('');
    }
  };
  return (
    <form onSubmit={save}>
      <div class="row">
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
        <label class="field">
          New password
          <input
            class="input"
            type="password"
            minLength={8}
            maxLength={200}
            autocomplete="new-password"
            value={next()}
            onInput={(event) => setNext(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" disabled={busy() || next().length < 8 || password() === ''}>
          Change it
        </button>
        <button type="button" class="button" disabled={busy()} onClick={() => ask(() => hall.logout())}>
          Sign out
        </button>
      </div>
      <Told />
    </form>
  );
}

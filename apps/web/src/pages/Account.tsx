import { type JSX, Show } from 'solid-js';
import { me, reach } from '../shell/hall.js';
import { PageFrame } from '../shell/PageFrame.js';
import { DeviceCode } from './account/DeviceCode.js';
import { Farewell } from './account/Farewell.js';
import { NameForm } from './account/NameForm.js';
import { Password, SignIn } from './account/SignIn.js';
import './account/account.css';

/** Who one is here. An account is never needed: it keeps one's tables when a browser forgets. */
export function Account(): JSX.Element {
  return (
    <PageFrame title="Account">
      <h1 class="page-title" tabindex="-1">
        {me()?.name ?? 'Nobody yet'}
      </h1>
      <Show
        when={reach() !== 'away'}
        fallback={
          <p class="page-line">The hall cannot be reached just now; tables in this browser work all the same.</p>
        }
      >
        <div class="account">
          <Show when={!me()?.account}>
            <section class="panel section">
              <h2 class="heading">Your name</h2>
              <NameForm />
            </section>
          </Show>
          <section class="panel section">
            <h2 class="heading">{me()?.account ? 'Your account' : 'Account, if you like'}</h2>
            <Show when={me()?.account} fallback={<SignIn />}>
              <Password />
            </Show>
          </section>
          <section class="panel section">
            <h2 class="heading">Another device</h2>
            <DeviceCode />
          </section>
          <Show when={me()}>
            <section class="panel section">
              <h2 class="heading">What the hall knows of you</h2>
              <Farewell />
            </section>
          </Show>
        </div>
      </Show>
    </PageFrame>
  );
}

import { createSignal, For, type JSX, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import { PageFrame } from '../shell/PageFrame.js';
import { here } from '../shell/route.js';
import { checkRecord, type Verdict } from './verify/check.js';
import { recordAt } from './verify/fetch.js';
import { Rolls } from './verify/Rolls.js';
import './verify/verify.css';

/** Recomputes every roll of a record, here in the browser, and says whether they are what the seed gives. */
export function Verify(): JSX.Element {
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const [busy, setBusy] = createSignal(false);
  const check = async (text: Promise<string>) => {
    setBusy(true);
    setVerdict(await text.then(checkRecord, (error: Error): Verdict => ({ ok: false, why: error.message })));
    setBusy(false);
  };
  const asked = here().query;
  if (asked.has('table') || asked.has('local')) void check(recordAt(asked));
  return (
    <PageFrame title="Verify dice">
      <h1 class="page-title" tabindex="-1">
        Verify the dice
      </h1>
      <p class="page-line">
        Before play the table commits to a seed it cannot change; at the end the seed is shown. Give the record of a
        finished game, and your own browser rolls every die again.
      </p>
      <section class="panel section">
        <label class="button main verify-file" classList={{ busy: busy() }}>
          <Icon name="scroll-unfurled" size={22} />
          {busy() ? 'Rolling again' : 'Choose a record'}
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void check(file.text());
            }}
          />
        </label>
        <div role="status">
          <Show when={verdict()}>{(found) => <Told verdict={found()} />}</Show>
        </div>
      </section>
    </PageFrame>
  );
}

function Told(props: { verdict: Verdict }): JSX.Element {
  return (
    <Show
      when={props.verdict.ok ? props.verdict : null}
      fallback={
        <p class="notice bad">This record does not hold. {props.verdict.ok ? '' : sentence(props.verdict.why)}</p>
      }
    >
      {(fine) => (
        <>
          <p class="notice good">
            <Icon name="check-mark" size={20} /> All {fine().rolls} rolls are what the seed gives, and the seed is the
            one that was committed to before play.
          </p>
          <dl class="verify-facts">
            <For each={fine().facts}>
              {([name, value]) => (
                <>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </>
              )}
            </For>
          </dl>
          <Rolls streams={fine().streams} lines={fine().lines} />
        </>
      )}
    </Show>
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

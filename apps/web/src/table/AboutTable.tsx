import { For, type JSX, Show } from 'solid-js';
import { changedOptions, clockInWords, optionInWords } from '../shell/options.js';
import { Others } from './Others.js';
import { saveRecord } from './record.js';
import { useSitting } from './sitting.js';

/** The table's terms, its commitment to the dice, and its record to take along. */
export function AboutTable(): JSX.Element {
  const sitting = useSitting();
  const config = () => sitting.scene().config;
  const changed = () => changedOptions(sitting.game, config().options);
  return (
    <>
      <dl class="about">
        <dt>House rules</dt>
        <dd>
          <Show when={changed().length > 0} fallback="The game as it comes">
            <For each={changed()}>{([spec, value]) => <div>{optionInWords(spec, value)}</div>}</For>
          </Show>
        </dd>
        <dt>Clock</dt>
        <dd>{clockInWords(config().clock)}</dd>
        <Show when={config().window}>
          {(ms) => (
            <>
              <dt>Windows</dt>
              <dd>{Math.round(ms() / 1000)} s for those who do not answer</dd>
            </>
          )}
        </Show>
        <Show when={sitting.kind === 'remote'}>
          <dt>Watching</dt>
          <dd>{config().spectators ? `${sitting.following().presence()?.spectators ?? 0} now` : 'nobody may'}</dd>
          <dt>Talk</dt>
          <dd>{config().whispers === false ? 'everything is said openly' : 'players may talk in private'}</dd>
        </Show>
        <dt>Dice</dt>
        <dd>
          Committed before play as <small>{sitting.scene().commitment}</small>
        </dd>
      </dl>
      <Show when={sitting.kind === 'remote'}>
        <Others />
      </Show>
      <div class="menu-acts">
        <button type="button" class="button" onClick={() => saveRecord(sitting)}>
          Save the record
        </button>
        <a class="button" href="/tables">
          Leave the table
        </a>
      </div>
    </>
  );
}

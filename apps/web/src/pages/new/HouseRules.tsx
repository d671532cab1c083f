import type { OptionSpec, OptionValue, Telling } from '@questhall/kernel';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Check, Select } from '../../shell/Fields.js';
import { changedOptions, valueInWords } from '../../shell/options.js';
import type { TableWish } from './wish.js';

/** Every optional rule as a switch, in plain words with its default. */
export function HouseRules(props: { game: Telling; wish: TableWish }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const changed = () => changedOptions(props.game, props.wish.options()).length;
  const words = () =>
    changed() === 0 ? 'The game as it comes.' : `${changed()} of ${Object.keys(props.game.options).length} changed.`;
  return (
    <>
      <div class="setting">
        <span>{words()}</span>
        <button type="button" class="button small" aria-expanded={open()} onClick={() => setOpen(!open())}>
          {open() ? 'Done' : 'Change'}
        </button>
      </div>
      <Show when={open()}>
        <ul class="house-rules">
          <For each={Object.entries(props.game.options)}>
            {([id, spec]) => (
              <li>
                <HouseRule
                  spec={spec}
                  value={props.wish.options()[id] ?? spec.default}
                  set={(value) => props.wish.setOption(id, value)}
                />
                <a class="hint" href={`/rules/${props.game.id}?rule=${encodeURIComponent(spec.rules[0] ?? '')}`}>
                  {spec.rules[0]}
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}

function HouseRule(props: { spec: OptionSpec; value: OptionValue; set(value: OptionValue): void }): JSX.Element {
  const isSwitch = () => props.spec.choices.every((choice) => typeof choice === 'boolean');
  return (
    <Show
      when={!isSwitch()}
      fallback={<Check label={props.spec.says} checked={props.value === true} change={props.set} />}
    >
      <div class="field">
        {props.spec.says}
        <Select
          label={props.spec.says}
          value={String(props.value)}
          choices={props.spec.choices.map((choice) => [
            String(choice),
            `${valueInWords(choice)}${choice === props.spec.default ? ' (as it comes)' : ''}`,
          ])}
          choose={(text) =>
            props.set(props.spec.choices.find((choice) => String(choice) === text) ?? props.spec.default)
          }
        />
      </div>
    </Show>
  );
}

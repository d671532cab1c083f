import type { ClockSpec } from '@questhall/table';
import { type JSX, Show } from 'solid-js';
import { Check, Select } from '../../shell/Fields.js';
import { me } from '../../shell/hall.js';
import type { TableWish } from './wish.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Clocks people ask for; by turns is for a game that lasts a month. */
const CLOCKS: Readonly<Record<string, readonly [string, ClockSpec]>> = {
  none: ['No clock', { kind: 'none' }],
  quick: ['An evening: 30 minutes each and 30 s a move', { kind: 'live', bank: 30 * MINUTE, increment: 30_000 }],
  long: ['A long evening: 60 minutes each and 60 s a move', { kind: 'live', bank: 60 * MINUTE, increment: MINUTE }],
  day: ['By turns: a day for every move', { kind: 'turns', perMove: DAY }],
  three: ['By turns: three days for every move', { kind: 'turns', perMove: 3 * DAY }],
  week: ['By turns: a week for every move', { kind: 'turns', perMove: 7 * DAY }],
};

/** How long all may think before somebody casts or everybody passes. */
const WINDOWS: readonly (readonly [string, string])[] = [
  ['15000', '15 seconds'],
  ['30000', '30 seconds'],
  ['60000', 'a minute'],
  ['0', 'as long as it takes'],
];

export function FriendsForm(props: { wish: TableWish; window: string | undefined }): JSX.Element {
  const wish = props.wish;
  const clock = () =>
    Object.entries(CLOCKS).find(([, [, spec]]) => JSON.stringify(spec) === JSON.stringify(wish.clock()))?.[0] ?? 'none';
  return (
    <div class="friends">
      <Show when={!me()?.account}>
        <label class="field">
          Your name
          <input
            class="input"
            maxLength={40}
            autocomplete="nickname"
            value={wish.ownName()}
            onInput={(event) => wish.setOwnName(event.currentTarget.value)}
          />
        </label>
      </Show>
      <label class="field">
        Name of the table
        <input
          class="input"
          maxLength={40}
          placeholder={`${wish.ownName().trim() || 'Your'}${wish.ownName().trim() ? "'s" : ''} table`}
          value={wish.name()}
          onInput={(event) => wish.setName(event.currentTarget.value)}
        />
      </label>
      <div class="field">
        Clock
        <Select
          label="Clock"
          value={clock()}
          choices={Object.entries(CLOCKS).map(([id, [words]]) => [id, words])}
          choose={(id) => wish.setClock(CLOCKS[id]?.[1] ?? { kind: 'none' })}
        />
      </div>
      <Show when={wish.clock().kind !== 'none'}>
        <div class="field">
          When a clock has run out
          <Select
            label="When a clock has run out"
            value={wish.atZero()}
            choices={[
              ['knight', 'A machine plays until the player is back'],
              ['resign', 'The seat resigns'],
            ]}
            choose={(what) => wish.setAtZero(what as 'knight' | 'resign')}
          />
        </div>
      </Show>
      <Show when={wish.clock().kind !== 'turns' && props.window}>
        {(label) => (
          <div class="field">
            {label()}
            <Select
              label={label()}
              value={String(wish.window())}
              choices={WINDOWS}
              choose={(ms) => wish.setWindow(Number(ms))}
            />
          </div>
        )}
      </Show>
      <Check label="Listed in the lobby: anybody may sit down" checked={wish.listed()} change={wish.setListed} />
      <Check label="Others may watch" checked={wish.spectators()} change={wish.setSpectators} />
      <Show when={wish.seats().length > 2}>
        <Check label="Players may talk in private" checked={wish.whispers()} change={wish.setWhispers} />
      </Show>
    </div>
  );
}

import type { Level } from '@questhall/bots';
import { Index, type JSX, Show } from 'solid-js';
import { Crest } from '../../kit/tokens.js';
import { Check, Segments, Select } from '../../shell/Fields.js';
import type { How, Sitter } from './missing.js';
import { colour, type TableWish } from './wish.js';

/** How long an archmage may think about a pick; about a whole turn ten times as long. */
const THINKING = [
  ['200', 'a fifth of a second'],
  ['1000', 'a second'],
  ['3000', 'three seconds'],
  ['10000', 'ten seconds'],
] as const;

/** One row a seat: its arms, and who is to sit there. */
export function Seats(props: {
  readonly how: How;
  readonly wish: TableWish;
  readonly range: { readonly min: number; readonly max: number };
  readonly bots: readonly Level[];
}): JSX.Element {
  const counts = () =>
    Array.from({ length: props.range.max - props.range.min + 1 }, (_, i) => String(props.range.min + i)).map(
      (n) => [n, n] as const,
    );
  return (
    <div class="seats">
      <div class="setting">
        <span>Players</span>
        <Segments
          name="count"
          label="How many players"
          value={String(props.wish.seats().length)}
          choices={counts()}
          choose={(n) => props.wish.setCount(Number(n))}
        />
      </div>
      <ol class="seat-rows">
        <Index each={props.wish.seats()}>
          {(sitter, at) => (
            <li class="seat-row">
              <Crest seat={at} size={38} />
              <Who {...props} sitter={sitter()} at={at} />
            </li>
          )}
        </Index>
      </ol>
      <Show when={props.wish.seats().some((one) => one.kind === 'bot' && one.level === 'archmage')}>
        <div class="setting">
          <span>An archmage thinks</span>
          <Select
            label="How long an archmage may think about a pick"
            value={String(props.wish.thinking())}
            choices={THINKING}
            choose={(ms) => props.wish.setThinking(Number(ms))}
          />
        </div>
      </Show>
      <Check
        label="Hints: players may ask a machine what it would do"
        checked={props.wish.hints()}
        change={props.wish.setHints}
      />
    </div>
  );
}

function Who(props: {
  readonly how: How;
  readonly wish: TableWish;
  readonly bots: readonly Level[];
  readonly sitter: Sitter;
  readonly at: number;
}): JSX.Element {
  const value = () => (props.sitter.kind === 'bot' ? props.sitter.level : props.sitter.kind);
  const mine = () => props.how === 'friends' && props.at === 0;
  const choices = (): (readonly [string, string])[] => [
    ...(props.how === 'friends' ? [] : [['human', 'Human'] as const]),
    ...(props.how === 'friends' ? [['open', 'Whoever comes'] as const] : []),
    ...props.bots.map((level) => [level, `Machine: ${level}`] as const),
  ];
  const choose = (wanted: string) => {
    const { wish, at } = props;
    if (wanted === 'human') wish.seat(at, { kind: 'human', name: colour(at) });
    else if (wanted === 'open') wish.seat(at, { kind: 'open' });
    else wish.seat(at, { kind: 'bot', level: wanted as Level });
  };
  return (
    <Show when={!mine()} fallback={<span class="seat-you">You</span>}>
      <Select
        label={`Who sits in the ${colour(props.at).toLowerCase()} seat`}
        value={value()}
        choices={choices()}
        choose={choose}
      />
      <Show when={props.sitter.kind === 'human' ? props.sitter : null}>
        {(human) => (
          <input
            class="input"
            maxLength={40}
            aria-label={`Name of the ${colour(props.at).toLowerCase()} player`}
            value={human().name}
            onInput={(event) => props.wish.seat(props.at, { kind: 'human', name: event.currentTarget.value })}
          />
        )}
      </Show>
    </Show>
  );
}

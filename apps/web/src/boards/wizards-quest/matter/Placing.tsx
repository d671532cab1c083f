import type { Prompt } from '@questhall/kernel';
import { For, type JSX, Show } from 'solid-js';
import { Stepper } from '../../../kit/controls.js';
import { Men, SeatMedal, TokenBox } from '../../../kit/tokens.js';
import type { BoardProps } from '../../board.js';
import { laidIn, spent, withMen, withPower } from '../draft.js';
import { POWER_ICONS } from '../map/Tokens.js';
import { spaceName } from '../scene.js';
import { due, fields } from '../takes.js';

/** Men to place: how many are left, how many at a click, super powers instead of two, and what is laid out so far. */
export function Placing(props: { board: BoardProps; prompt: Prompt }): JSX.Element {
  const gesture = () => props.board.gesture;
  const seat = () => props.prompt.seat;
  const left = () => due(props.prompt) - spent(gesture().draft());
  const isFree = () => fields(props.prompt).length > 1;
  const laid = () =>
    gesture()
      .draft()
      .map(laidIn)
      .filter((one) => one !== null);
  const powers = () =>
    (['hero', 'sorcerer'] as const).filter((power) =>
      props.prompt.choices.some(({ at }) => at?.[0] === `${power}:${seat()}`),
    );
  const remove = (pick: { what: number | 'hero' | 'sorcerer'; space: string }) =>
    gesture().setDraft(
      typeof pick.what === 'number'
        ? withMen(gesture().draft(), pick.space, -1)
        : withPower(gesture().draft(), pick.what, null),
    );
  return (
    <section class="matter placing">
      <header>
        <h2 class="heading">{isFree() ? 'Place your men' : `Men for ${spaceName(fields(props.prompt)[0])}`}</h2>
      </header>
      <div class="supply">
        <TokenBox width={64} height={62}>
          <g transform="scale(1.5)">
            <Men seat={seat()} count={left()} />
          </g>
        </TokenBox>
        <p>
          <b>{left()}</b> of {due(props.prompt)} left
          <Show when={isFree()}>
            <br />
            <small>Click a space, or drag over several.</small>
          </Show>
        </p>
        <For each={powers()}>
          {(power) => (
            <button
              type="button"
              class="piece"
              data-at={`${power}:${seat()}`}
              aria-pressed={gesture().path()[0] === `${power}:${seat()}`}
              disabled={left() < 2 && !laid().some((one) => one.what === power)}
              title={`The ${power}, for two men`}
              onClick={() => gesture().choose(`${power}:${seat()}`)}
            >
              <TokenBox width={44} height={44}>
                <SeatMedal seat={seat()} icon={POWER_ICONS[power]} radius={18} />
              </TokenBox>
              <span>{power}, for 2</span>
            </button>
          )}
        </For>
      </div>
      <Show when={isFree()}>
        <div class="at-a-click">
          <span>At a click</span>
          <Stepper
            label="men at a click"
            value={gesture().amount()}
            least={1}
            most={Math.max(1, due(props.prompt))}
            set={gesture().setAmount}
          />
        </div>
        <ul class="laid">
          <For each={laid()}>
            {(one) => (
              <li>
                <b>{typeof one.what === 'number' ? one.what : `the ${one.what}`}</b>
                <span>{spaceName(one.space)}</span>
                <button type="button" aria-label={`one fewer in ${spaceName(one.space)}`} onClick={() => remove(one)}>
                  −
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}

import type { View } from '@questhall/dragonlords';
import { For, type JSX, Show } from 'solid-js';
import { Die } from '../../../kit/Die.js';
import type { BoardProps } from '../../board.js';
import { endOf, THROWN, type Throw, thrownIn, throwsIn } from '../fallen.js';
import { armsIndex } from '../scene.js';

/** A fight that is over, of which the dice are left to see. */
export function Fallen(props: { board: BoardProps; view: View }): JSX.Element {
  return (
    <section class="matter fallen">
      <header>
        <h2 class="heading">As the dice fell</h2>
      </header>
      <For each={throwsIn(props.board.last)}>
        {(thrown) => <Row board={props.board} view={props.view} thrown={thrown} />}
      </For>
      <Show when={endOf(props.board.last)}>{(words) => <p>{words()}</p>}</Show>
    </section>
  );
}

/** One side's dice in a row. */
export function Row(props: { board: BoardProps; view: View; thrown: Throw }): JSX.Element {
  const isHit = (value: number) => value <= props.thrown.hitsOn;
  const arms = () => (props.thrown.side === null ? null : armsIndex(props.view, props.thrown.side));
  return (
    <div class="fallen-row">
      <b>{props.thrown.who}</b>
      <span class="fallen-dice">
        <For each={props.thrown.dice}>
          {(value) => (
            <Show
              when={props.thrown.sides === 6}
              fallback={
                <span class="big-die" classList={{ struck: isHit(value) }}>
                  {value}
                </span>
              }
            >
              <span class="fell" classList={{ struck: isHit(value) }}>
                <Die
                  value={value}
                  size={26}
                  throw={thrownIn(props.board.last, ...THROWN)}
                  {...(arms() === null ? { iron: true } : { seat: arms() ?? 0 })}
                />
              </span>
            </Show>
          )}
        </For>
      </span>
      <span class="fallen-words">{props.thrown.words}</span>
    </div>
  );
}

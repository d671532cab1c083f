import { type Phrase, speak } from '@questhall/kernel';
import { talismanTelling } from '@questhall/talisman';
import { createMemo, For, type JSX } from 'solid-js';
import { Die } from '../../../kit/Die.js';
import type { BoardProps } from '../../board.js';
import { seatName } from '../scene.js';

/** More throws than these are told in the chronicle only. */
const MOST = 2;

/** The dice of the latest news, each with what it meant. */
export function Throws(props: { board: BoardProps }): JSX.Element {
  const thrown = createMemo(() =>
    (props.board.last?.events ?? []).filter((event) => diceIn(event).length > 0).slice(-MOST),
  );
  const scene = () => props.board.moment ?? props.board.scene;
  const words = (event: Phrase) => speak(talismanTelling, event, { seat: (seat) => seatName(scene(), seat) });
  return (
    <For each={thrown()}>
      {(event) => (
        <div class="thrown">
          <span class="thrown-dice">
            <For each={diceIn(event)}>
              {(value) => <Die value={value} size={34} throw={props.board.last} {...diceOf(event)} />}
            </For>
          </span>
          <p>{words(event)}</p>
        </div>
      )}
    </For>
  );
}

/** The dice that an event tells of. */
export function diceIn({ args = {} }: Phrase): readonly number[] {
  const found = [args.die, args.dice, args.own].flat();
  return found.filter((value): value is number => typeof value === 'number' && value >= 1 && value <= 6);
}

/** In the colours of who threw them. */
function diceOf({ args = {} }: Phrase): { seat?: number } {
  return typeof args.seat === 'number' ? { seat: args.seat } : {};
}

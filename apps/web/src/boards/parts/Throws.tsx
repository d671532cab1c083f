import { type Phrase, type Speaker, speak, type Telling } from '@questhall/kernel';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Die } from '../../kit/Die.js';
import type { BoardProps } from '../board.js';
import '../matter.css';

/** More throws than these are told in the chronicle only. */
const MOST = 2;

/** The dice of the latest news, each with what it meant. */
export function Throws(props: {
  board: BoardProps;
  game: Telling;
  speaker: Speaker;
  /** The dice that an event tells of. */
  diceIn(event: Phrase): readonly number[];
  most?: number;
  /** What else is shown of a throw, if anything; `last` is the latest of them. */
  under?: (event: Phrase, last: boolean) => (() => JSX.Element) | undefined;
}): JSX.Element {
  const isTold = (event: Phrase) => props.diceIn(event).length > 0 || props.under?.(event, false) !== undefined;
  const thrown = createMemo(() => (props.board.last?.events ?? []).filter(isTold).slice(-(props.most ?? MOST)));
  return (
    <For each={thrown()}>
      {(event, i) => (
        <>
          <div class="thrown">
            <span class="thrown-dice">
              <For each={props.diceIn(event)}>
                {(value) => <Die value={value} size={34} throw={props.board.last} {...diceOf(event)} />}
              </For>
            </span>
            <p>{speak(props.game, event, props.speaker)}</p>
          </div>
          <Show when={props.under?.(event, i() === thrown().length - 1)}>{(more) => more()()}</Show>
        </>
      )}
    </For>
  );
}

/** Those of these numbers that a die can show. */
export function faces(...found: readonly unknown[]): readonly number[] {
  return found.flat().filter((value): value is number => typeof value === 'number' && value >= 1 && value <= 6);
}

/** In the colours of who threw them. */
function diceOf({ args = {} }: Phrase): { seat?: number } {
  return typeof args.seat === 'number' ? { seat: args.seat } : {};
}

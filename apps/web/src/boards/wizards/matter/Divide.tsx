import type { Prompt } from '@questhall/kernel';
import type { JSX } from 'solid-js';
import { Icon } from '../../../kit/Icon.js';
import type { BoardProps } from '../../board.js';
import { mostOf, toldOff } from '../divide.js';

/** Points to be divided, on a scale. */
export function Divide(props: { board: BoardProps; prompt: Prompt }): JSX.Element {
  const type = () => (props.prompt.ask.endsWith('knowledge') ? 'knowledge' : 'perception');
  const n = () => toldOff(props.prompt, props.board.gesture);
  return (
    <section class="matter divide">
      <header>
        <h2 class="heading">
          <Icon name={type() === 'knowledge' ? 'rule-book' : 'third-eye'} size={20} /> {n()} {type()}
        </h2>
        <span class="facts">{(mostOf(props.prompt) ?? 0) - n()} left over</span>
      </header>
      <input
        type="range"
        min="0"
        max={mostOf(props.prompt) ?? 0}
        value={n()}
        aria-label={`How much ${type()}`}
        onInput={(event) => props.board.gesture.setAmount(Number(event.currentTarget.value) + 1)}
      />
    </section>
  );
}

import type { Phrase } from '@questhall/kernel';
import { wizardsTelling } from '@questhall/wizards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Card } from '../../../kit/Card.js';
import { Die } from '../../../kit/Die.js';
import type { BoardProps } from '../../board.js';
import { faces, Throws } from '../../parts/Throws.js';
import { cardsIn } from '../latest.js';
import { showsOf } from '../scene.js';

/** The dice of the turn, and cards that have just been turned up. */
export function Latest(props: { board: BoardProps }): JSX.Element {
  const turn = () => {
    const shown = showsOf(props.board.moment ?? props.board.scene).turn;
    return shown && shown.white > 0 ? shown : null;
  };
  const cards = createMemo(() => (props.board.moment === null ? cardsIn(props.board.last, props.board.seat) : []));
  return (
    <>
      <Show when={turn()}>
        {(shown) => (
          <section class="matter wizard-dice" aria-label={`White die ${shown().white}, red die ${shown().red}`}>
            <Die value={shown().white} size={40} throw={props.board.last} />
            <Show when={shown().red > 0}>
              <Die value={shown().red} size={40} seat={0} throw={props.board.last} />
            </Show>
            <span class="facts">the white die moves, the red one says what is met</span>
          </section>
        )}
      </Show>
      <Throws
        board={props.board}
        game={wizardsTelling}
        speaker={{ seat: (seat) => props.board.scene.chairs[seat]?.name ?? '' }}
        diceIn={diceIn}
      />
      <For each={cards()}>
        {(face) => (
          <section class="matter reveal">
            <Card face={face} />
          </section>
        )}
      </For>
    </>
  );
}

/** The dice of castings, of tables and of tries for a Gem; those of the movement lie there anyway. */
function diceIn({ key, args = {} }: Phrase): readonly number[] {
  return /^(table|players|cast|gem\.seen)$/.test(key) ? faces(args.roll, args.die) : [];
}

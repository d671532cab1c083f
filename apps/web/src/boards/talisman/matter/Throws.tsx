import type { Phrase } from '@questhall/kernel';
import { talismanTelling } from '@questhall/talisman';
import type { JSX } from 'solid-js';
import type { BoardProps } from '../../board.js';
import { faces, Throws as Thrown } from '../../parts/Throws.js';
import { seatName } from '../scene.js';

/** The dice of the latest news, each with what it meant. */
export function Throws(props: { board: BoardProps }): JSX.Element {
  const speaker = { seat: (seat: number) => seatName(props.board.moment ?? props.board.scene, seat) };
  return <Thrown board={props.board} game={talismanTelling} speaker={speaker} diceIn={diceIn} />;
}

/** The dice that an event tells of. */
function diceIn({ args = {} }: Phrase): readonly number[] {
  return faces(args.die, args.dice, args.own);
}

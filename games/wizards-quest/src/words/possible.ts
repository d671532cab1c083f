import { type Board, inOrder, OFF } from '../board.js';
import { handSize, total } from '../petitions.js';
import { treasuresTaken } from '../procedures/treasure.js';
import { fail } from './check.js';

/** What cannot be while the board is set up. */
export function checkSetup(b: Board): void {
  // WQ R4 They come in the first turn.
  if (b.dragon !== OFF || b.wizard !== OFF) fail('neither dragon nor wizard is on the board in the set-up');
  const cards = total(b.discard) + total(b.boats) + b.hands.reduce((sum, hand) => sum + total(hand), 0);
  if (cards > 0) fail('nobody has drawn a petition card in the set-up');
  for (let seat = 0; seat < b.seats; seat++)
    if (treasuresTaken(b, seat) > 0) fail(`seat ${seat} cannot have regained a treasure in the set-up`);
}

/** What cannot be in this turn. */
export function checkTurn(b: Board, turn: number): void {
  const [first] = inOrder(b, b.first);
  if (first === undefined) fail('nobody has a counter on the board');
  // WQ R76 The office of first player passes on from who is out.
  b.first = first;
  const { turnLimit } = b.house;
  if (turn < 1) fail('turn is 0; expected 1 or more');
  if (turnLimit > 0 && turn > turnLimit) fail(`there is no turn ${turn}: the game is drawn after turn ${turnLimit}`);
  for (let seat = 0; seat < b.seats; seat++) {
    // WQ X.E.2 The third ends the game.
    if (treasuresTaken(b, seat) === 3) fail(`seat ${seat} has regained all three treasures, so the game is over`);
    // WQ R43 His cards were discarded.
    if (b.out[seat] && handSize(b, seat) + b.boats[seat] > 0)
      fail(`seat ${seat} holds no space, so it is out of the game and has no cards`);
  }
}

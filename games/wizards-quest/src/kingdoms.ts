import type { Seat } from '@questhall/kernel';
import { type Field, powerIn } from './forces.js';
import { FIRST_CASTLE, SPACES } from './map.js';
import { neighbours, type Ways } from './reach.js';

/** How many spaces of this player belong to kingdoms. */
export function kingdomSpaces(b: Field & Ways, seat: Seat): number {
  const reached = new Uint8Array(SPACES.length);
  const seen = new Array<boolean>(SPACES.length).fill(false);
  let count = 0;
  // WQ X.B.1.a A castle of his, and all of his that hangs together with it. WQ X.B.1.b All kingdoms count.
  for (let space = FIRST_CASTLE; space < SPACES.length; space++) {
    if (b.holder[space] !== seat) continue;
    seen[space] = true;
    reached[count++] = space;
  }
  for (let i = 0; i < count; i++) {
    // WQ X.B.1.d Bridges and the tunnel link.
    for (const next of neighbours(b, reached[i])) {
      // WQ X.B.1.c Each space once, however many castles it hangs on.
      if (seen[next] || b.holder[next] !== seat) continue;
      seen[next] = true;
      reached[count++] = next;
    }
  }
  return count;
}

/** Men due for kingdom spaces. */
export function reinforcements(b: Field & Ways, seat: Seat): number {
  // WQ X.B.1, WQ X.B.2.2 One for each kingdom space. WQ X.B.2.1, WQ SUMMARY.D.2 At least four.
  return Math.max(4, kingdomSpaces(b, seat));
}

/** How many pieces a player has on the board. */
export function piecesOf(b: Field, seat: Seat): number {
  let pieces = 0;
  for (let space = 0; space < SPACES.length; space++) {
    // WQ X.A.6.d Men each count one, hero and sorcerer too.
    if (b.holder[space] === seat) pieces += b.men[space] + (powerIn(b, space) === 'none' ? 0 : 1);
  }
  return pieces;
}

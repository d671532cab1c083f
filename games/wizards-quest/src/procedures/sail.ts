import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { type Field, march, maySharePower, powerIn } from '../forces.js';
import { SPACES, type SpaceId } from '../map.js';
import { BOAT, discard } from '../petitions.js';
import type { Power } from '../ranges.js';
import { forceWords } from './losses.js';

/** A part of a force: its men, and this bit if its super power goes too. */
const WITH_POWER = 1 << 12;
const { ask, procedure } = chapter('sail');

/** X.A.6.c A boat move: part of one force to another own space on the same water. */
export const sail = procedure({
  steps: {
    // WQ R75 The card is bound as soon as the move is declared.
    bind: (t, v) => bindBoat(t.board, v.seat),
    part: ask({
      rule: 'WQ R26',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.sail', args: { from: SPACES[v.from].id, to: SPACES[v.to].id } }),
      options: (b, v) => parts(b, v.from, v.to, v.seat),
      name: (o: number, b, v) => `sail ${partWords(o, b, v.from)}`,
      at: (_, __, v) => [SPACES[v.from].id, SPACES[v.to].id],
      then: (t, v, o) => {
        t.tell('sailed', {
          seat: v.seat,
          from: SPACES[v.from].id,
          to: SPACES[v.to].id,
          what: partWords(o, t.board, v.from),
        });
        march(t.board, v.from, v.to, partOf(o, t.board, v.from));
      },
    }),
  },
  cleanup: (b) => landBoats(b),
});

/** Every part of the force in a space that may move to another while somebody stays. */
export function parts(b: Board, from: SpaceId, to: SpaceId, seat: number): number[] {
  const found: number[] = [];
  const men = b.men[from];
  const power = powerIn(b, from);
  // WQ X.C.7 Any number, as long as one counter stays. WQ X.C.6.1
  for (let n = 1; n <= (power === 'none' ? men - 1 : men); n++) found.push(n);
  // WQ III.C.5.b Not to where the other super power stands.
  if (power !== 'none' && maySharePower(b, to, seat, power)) for (let n = 0; n < men; n++) found.push(WITH_POWER | n);
  return found;
}

export function partWords(o: number, b: Board, from: SpaceId): string {
  const { power, men } = partOf(o, b, from);
  return forceWords(power, men);
}

/** What an option of `parts` stands for. */
export function partOf(o: number, b: Field, from: SpaceId): { men: number; power: Power } {
  return { men: o & (WITH_POWER - 1), power: o & WITH_POWER ? powerIn(b, from) : 'none' };
}

/** A boat card goes to sea. */
export function bindBoat(b: Board, seat: number): void {
  // WQ X.A.6.c.4 One card, one use.
  b.boats[seat] -= 1;
  b.boatsAtSea += 1;
}

/** Used boat cards go to the discard pile. */
export function landBoats(b: Board): void {
  // WQ X.A.6.c.4, WQ R75 At once when the move or the campaign is over.
  discard(b, BOAT, b.boatsAtSea);
  b.boatsAtSea = 0;
}

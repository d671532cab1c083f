import { windowOf } from '@questhall/kernel';
import type { Board } from '../board.js';
import type { Calls } from '../calls.js';
import { SPELL_IDS } from '../cards/spells.js';
import { castable, mightCast } from '../casting.js';

type V = Calls['window']['takes'];

/** T TURN.2 A moment for Spells. T R49 The one whose turn it is comes first, then clockwise, until all pass. */
export const window = windowOf<Board, V, number>({
  name: 'window',
  rule: 'T R49',
  // T R98 All who hold Spells are asked, whatever they are, so that the question tells nothing.
  who: (b, v) => mightCast(b, v.when),
  says: (_, v) => ({ key: `ask.window.${v.when}`, args: { seat: v.seat, loss: v.loss } }),
  options: (b, v, seat) => castable(b, v.when, seat),
  pick: (spell) => `cast ${SPELL_IDS[spell]}`,
  play: (_, v, spell, seat) => ({ flow: 'call', proc: 'cast', takes: { seat, spell, when: v.when } }),
  closed: (b, v) => isClosed(b, v),
});

/** Whether nothing is left to be cast at. */
function isClosed(b: Board, v: V): boolean {
  if (v.when === 'loss') return b.saved;
  if (v.when === 'spell') return b.countered.at(-1) === true;
  if (v.when === 'start') return b.stopped;
  return b.character[v.seat] < 0;
}

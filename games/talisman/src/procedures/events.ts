import { type Flow, leave, type Seat, type Table } from '@questhall/kernel';
import { type Board, inOrder } from '../board.js';
import { KINDS } from '../cards/kinds.js';
import { EVIL, type OddId } from '../effects.js';
import { discardHand, dropRaft, fillSpells, lay } from '../goods.js';
import { OASIS, REGION_OF, SPACES } from '../map.js';

/** Events with something of their own to do. */
export function oddEvent(t: Table<Board>, seat: Seat, card: OddId): Flow {
  const { board: b } = t;
  switch (card) {
    case 'blizzard':
      // T R91 Two full rounds: until the end of this player's second turn from now.
      b.blizzardBy = seat;
      b.blizzardLeft = 3;
      return undefined;
    case 'book-of-spells':
      return fillSpells(t, seat);
    case 'evil-darkness':
      return missTurns(t, seat, (other) => b.alignment[other] !== EVIL);
    case 'storm':
      return missTurns(t, seat, (other) => inRegionOf(b, seat, other));
    case 'magical-vortex':
      for (const other of inOrder(b, seat)) discardHand(t, other);
      return undefined;
    case 'market-day':
      return b.house.openTrade ? { flow: 'call', proc: 'market', takes: { seat } } : undefined;
    case 'pestilence':
      return {
        flow: 'call',
        proc: 'lose-lives',
        takes: { seats: inOrder(b, seat).filter((o) => inRegionOf(b, seat, o)) },
      };
    case 'raiders':
      return raiders(t, seat);
    default:
      return card satisfies never;
  }
}

function inRegionOf(b: Board, seat: Seat, other: Seat): boolean {
  return REGION_OF[b.at[other]] === REGION_OF[b.at[seat]];
}

/** T R45 The others miss their next turn; T 15:4.2 who met the Event ends this one instead. */
function missTurns(t: Table<Board>, seat: Seat, fits: (other: Seat) => boolean): Flow {
  const { board: b } = t;
  for (const other of inOrder(b, seat)) {
    if (!fits(other)) continue;
    t.tell('misses', { seat: other });
    if (other !== seat) b.misses[other] += 1;
  }
  return fits(seat) ? leave('turn', { seat }) : undefined;
}

/** T R100 All Gold and Objects to the Oasis; a Raft that waits is discarded. */
function raiders(t: Table<Board>, seat: Seat): Flow {
  const { board: b } = t;
  const cards = b.objects[seat].map((kind) => KINDS[kind].id);
  for (const kind of b.objects[seat]) lay(b, OASIS, kind);
  b.spaceGold[OASIS] += b.gold[seat];
  t.tell('left', { seat, cards, gold: b.gold[seat], space: SPACES[OASIS].id });
  b.objects[seat] = [];
  b.gold[seat] = 0;
  b.untidy = true;
  dropRaft(b, seat);
}

import { goto } from '@questhall/kernel';
import type { Board, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { CASTLE_ROOM, fights, garrisonOf, insideOf, isFleet, ownUnitsAt } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { type Hex, placeId } from '../map.js';
import { hasCastle, occupy, vacate } from '../sites.js';
import { KINDS } from '../units.js';

const { ask, done, procedure } = chapter('garrison');
const DONE = 0;

/** LW B9b/1, LW AMB-129 Units go into a castle or come out of it. */
export const garrison = procedure({
  steps: {
    choose: ask({
      rule: 'LW B9b/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.garrison', args: { hex: placeId(v.hex) } }),
      options: (b, v) => [
        DONE,
        ...partsOf(groupsOf(b, shiftable(b, v.seat, v.hex))).filter((part) => hasRoom(b, part)),
      ],
      name: (o: number, b, v) => {
        if (o === DONE) return 'done';
        const words = partWords(
          b,
          o,
          shiftable(b, v.seat, v.hex).filter((unit) => b.inside[unit] === b.inside[o >> 6]),
        );
        return `${b.inside[o >> 6] ? 'out' : 'in'} ${words}`;
      },
      at: (_, __, v) => [placeId(v.hex)],
      bars: (pick) => (pick.startsWith('in ') ? { rule: 'LW B9/1', why: 'a castle holds five units' } : undefined),
      then: (t, v, o) => {
        if (o === DONE) return done();
        const units = unitsIn(t.board, o, shiftable(t.board, v.seat, v.hex));
        const to = t.board.inside[o >> 6] ? 0 : 1;
        for (const unit of units) t.board.inside[unit] = to;
        occupy(t.board, v.hex, v.seat);
        vacate(t.board, v.hex);
        return goto('choose');
      },
    }),
  },
});

/** LW B9a/2 Everything but fleets. LW AMB-076 City defence does not move. */
export function shiftable(b: Board, seat: number, hex: Hex): Unit[] {
  return ownUnitsAt(b, hex, seat).filter((unit) => !isFleet(b, unit) && KINDS[b.kind[unit]].move > 0);
}

function hasRoom(b: Board, part: number): boolean {
  const unit = part >> 6;
  if (b.inside[unit]) return true;
  // LW B9/1 Five combat units. LW B9a/1 Leaders do not count.
  return !fights(b, unit) || garrisonOf(b, b.at[unit]) + (part & 63) <= CASTLE_ROOM;
}

/** Whether a seat can shift units between castle and city of a hex. */
export function canShift(b: Board, seat: number, hex: Hex): boolean {
  if (!hasCastle(b, hex)) return false;
  const holder = insideOf(b, hex);
  if (holder >= 0 && holder !== seat) return false;
  let own = false;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] === seat && !isFleet(b, unit)) own = true;
    // LW AMB-130 Nobody comes or goes past others who hold the ground outside.
    else if (b.owner[unit] !== seat && b.inside[unit] === 0) return false;
  }
  return own;
}

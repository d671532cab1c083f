import { goto } from '@questhall/kernel';
import { battleOf, playerOf } from '../battles.js';
import type { Board, Side, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { CASTLE_ROOM, fights, garrisonOf, isLeader, moveUnit } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { type Hex, placeId } from '../map.js';
import { gatherItems, occupy, vacate } from '../sites.js';
import { isTooSoft } from '../steps.js';
import { HIREABLE } from '../units.js';
import { unitWords } from './march.js';
import { survivors } from './spoils.js';

const onward = chapter('advance', () => ({ units: [] as Unit[] }));
const STAY = 0;
const ALL = 1;

/** Chapter B8j Units that took part move into what the enemy left; it costs nothing. */
export const advance = onward.procedure({
  steps: {
    choose: onward.ask({
      rule: 'LW B8j/1',
      who: (b, v) => playerOf(battleOf(b), v.side),
      says: (_, v) => ({ key: 'ask.advance', args: { hex: placeId(v.to) } }),
      options: (b, v) => {
        const units = advancers(b, v);
        const parts = partsOf(groupsOf(b, units)).filter((part) => hasRoom(b, v, part));
        if (parts.length === 0) return [];
        const all =
          parts.length > 1 &&
          (!v.castle || units.filter((u) => fights(b, u)).length + garrisonOf(b, v.to) <= CASTLE_ROOM);
        return [STAY, ...(all ? [ALL] : []), ...parts];
      },
      name: (o: number, b, v) => {
        if (o === STAY) return 'stay';
        if (o === ALL) return 'advance all';
        const units = advancers(b, v);
        const apart = units.some((unit) => b.at[unit] !== b.at[o >> 6]);
        return `advance ${partWords(b, o, units)}${apart ? ` from ${placeId(b.at[o >> 6])}` : ''}`;
      },
      at: (_, __, v) => [placeId(v.to)],
      bars: (pick) =>
        pick.startsWith('advance') ? { rule: 'LW B8j/3', why: 'only units that took part, and one hex' } : undefined,
      then: (t, v, o) => {
        if (o === STAY) return goto('end');
        const ready = advancers(t.board, v);
        for (const unit of o === ALL ? ready : unitsIn(t.board, o, ready)) {
          v.units.push(unit);
          const from = t.board.at[unit];
          if (from !== v.to) moveUnit(t.board, unit, v.to);
          t.board.inside[unit] = v.castle ? 1 : 0;
          if (from !== v.to) vacate(t.board, from);
        }
        return goto('choose');
      },
    }),
    end: (t, v) => {
      if (v.units.length > 0) {
        const owner = t.board.owner[v.units[0]];
        t.tell('advanced', { owner, units: unitWords(t.board, v.units), to: placeId(v.to) });
        occupy(t.board, v.to, owner);
        gatherItems(t.board, v.to, owner);
        vacate(t.board, v.to);
      }
      return onward.done();
    },
  },
});

interface Advance {
  side: Side;
  from: Hex[];
  to: Hex;
  castle: boolean;
  units: Unit[];
}

function advancers(b: Board, v: Advance): Unit[] {
  const fight = battleOf(b);
  const inside = v.castle ? 1 : 0;
  // LW AMB-140, LW AMB-076 Not what was summoned, nor city defence or fleets. LW B8j/3 One hex: nobody who has advanced
  // elsewhere.
  return survivors(b, fight, v.side).filter(
    (unit) =>
      !v.units.includes(unit) &&
      v.from.includes(b.at[unit]) &&
      (b.at[unit] !== v.to || b.inside[unit] !== inside) &&
      b.aboard[unit] < 0 &&
      isMobile(b, unit) &&
      !isTooSoft(b, unit, v.to),
  );
}

function isMobile(b: Board, unit: Unit): boolean {
  const kind = b.kind[unit];
  return kind < HIREABLE || isLeader(b, unit);
}

function hasRoom(b: Board, v: Advance, part: number): boolean {
  return !v.castle || !fights(b, part >> 6) || garrisonOf(b, v.to) + (part & 63) <= CASTLE_ROOM;
}

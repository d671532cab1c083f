import type { Seat, Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { higher } from '../dice.js';
import { HAMDREL, PEOPLE } from '../people.js';
import { canGain, heal, isAfflicted } from '../players.js';
import { hasBusiness } from './fulfil.js';

const witch = chapter('hamdrel');

/** 7.35 Hamdrel heals, or serves a Task, or gives a gift. */
export const hamdrel = witch.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      // W 7.354a, W R66 The turn of arrival is the first of three.
      board.withHamdrel[v.seat] += 1;
      t.tell('met', { seat: v.seat, person: PEOPLE[HAMDREL], how: 'met' });
      // W 7.351, W 7.35b
      if (!isAfflicted(board, v.seat)) return;
      heal(t, v.seat);
      return witch.done();
    },
    // W 7.352, W R3 He may leave his Task for a gift.
    service: witch.ask({
      rule: 'W 7.35b',
      who: (b, v) => (hasBusiness(b, v.seat, HAMDREL) ? v.seat : null),
      says: () => ({ key: 'ask.hamdrel' }),
      options: () => ['fulfil', 'gift'] as const,
      name: (o: string) => o,
      then: (_, v, o) =>
        o === 'fulfil' ? witch.call('fulfil', { seat: v.seat, person: HAMDREL }, { then: 'end' }) : undefined,
    }),
    // W 7.353a Two dice, the higher, by Rank.
    gift: (t, v) => {
      const roll = higher(t, 'gift');
      const table = tableFor(t.board, v.seat);
      t.tell('table', { seat: v.seat, table, roll });
      return table === 'gift' ? lowGift(t, v.seat, roll) : highGift(v.seat, roll, table);
    },
    end: () => witch.done(),
  },
});

type GiftTable = 'gift' | 'gift-4' | 'gift-0';

/** W 7.353b, W R57 Rank 0 and Rank 4 have a table of their own; the designers' correction is for who has no Order yet. */
function tableFor(b: Board, seat: Seat): GiftTable {
  const rank = b.rank[seat];
  if (rank >= 1 && rank <= 3) return 'gift';
  return b.house.corrections && rank === 0 ? 'gift-0' : 'gift-4';
}

function lowGift(t: Table<Board>, seat: Seat, roll: number) {
  // W 7.353.L.r1-2
  if (roll <= 2) return canGain(t.board, seat) ? witch.call('gain', { seat, n: 2 * t.d6('points') }) : undefined;
  // W 7.353.L.r3-4
  if (roll <= 4) return witch.call('draw-task', { seat, person: HAMDREL });
  // W 7.353.L.r5-6
  return witch.call('reveal-wizard', {});
}

function highGift(seat: Seat, roll: number, table: GiftTable) {
  // W 7.353.H.r1-2 Nothing; by the correction a High Wizard at once.
  if (roll <= 2) return table === 'gift-0' ? witch.call('meet-drawn', { seats: [seat], times: 1 }) : undefined;
  // W 7.353.H.r3-4
  if (roll <= 4) return witch.call('wizard-card', { seats: [seat] });
  // W 7.353.H.r5-6, W 7.353b, W R57
  return witch.call('reveal-wizard', {});
}

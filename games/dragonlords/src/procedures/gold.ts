import { goto } from '@questhall/kernel';
import type { Board, Side } from '../board.js';
import { chapter } from '../calls.js';
import { idOf, KINGDOMS } from '../map.js';
import { kingdomsOf } from '../realms.js';

const spend = chapter('pay', () => ({ realm: 0 }));

/** QD R103 Gold is paid from any kingdoms, as its owner likes. */
export const pay = spend.procedure({
  steps: {
    next: (t, v) => {
      if (v.gold === 0) return spend.done();
      while (v.realm < KINGDOMS.length && spendable(t.board, v.side, v.realm) === 0) v.realm += 1;
      return undefined;
    },
    choose: spend.ask({
      rule: 'QD R103',
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.pay', args: { gold: v.gold, land: idOf(KINGDOMS[v.realm]) } }),
      options: (b, v) => {
        const here = spendable(b, v.side, v.realm);
        let later = 0;
        for (let realm = v.realm + 1; realm < KINGDOMS.length; realm++) later += spendable(b, v.side, realm);
        return range(Math.max(0, v.gold - later), Math.min(here, v.gold));
      },
      name: (n: number, _, v) => `pay ${n} ${idOf(KINGDOMS[v.realm])}`,
      at: (_, __, v) => [idOf(KINGDOMS[v.realm])],
      then: (t, v, n) => {
        t.board.gold[v.realm] -= n;
        v.gold -= n;
        v.realm += 1;
        return goto('next');
      },
    }),
  },
});

function spendable(b: Board, side: Side, realm: number): number {
  return b.holder[KINGDOMS[realm]] === side ? b.gold[realm] - b.freshGold[realm] : 0;
}

const keep = chapter('hoard', () => ({ realm: -1 }));

/** QD INCOME.3, QD BOARD.KINGDOM.3 Gold goes into friendly kingdoms, divided as its owner likes. */
export const hoard = keep.procedure({
  steps: {
    next: (t, v) => {
      const later = kingdomsOf(t.board, v.side).filter((realm) => realm > v.realm);
      if (later.length === 0 || v.gold === 0) return keep.done();
      v.realm = later[0];
      return undefined;
    },
    choose: keep.ask({
      rule: 'QD INCOME.3',
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.hoard', args: { gold: v.gold, land: idOf(KINGDOMS[v.realm]) } }),
      options: (b, v) => {
        const isLast = kingdomsOf(b, v.side).every((realm) => realm <= v.realm);
        return isLast ? [v.gold] : range(0, v.gold);
      },
      name: (n: number, _, v) => `put ${n} ${idOf(KINGDOMS[v.realm])}`,
      at: (_, __, v) => [idOf(KINGDOMS[v.realm])],
      then: (t, v, n) => {
        t.board.gold[v.realm] += n;
        if (v.fresh) t.board.freshGold[v.realm] += n;
        v.gold -= n;
        return goto('next');
      },
    }),
  },
});

/** Whole numbers from one to another. */
export function range(from: number, to: number): number[] {
  const found: number[] = [];
  for (let n = from; n <= to; n++) found.push(n);
  return found;
}

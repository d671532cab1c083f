import { goto, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { KINDS, type Kind } from '../cards/kinds.js';
import { isMoment } from '../casting.js';
import { die } from '../fates.js';
import { able, isSpellProof, isToad, isUsable } from '../values.js';

const { call, done, procedure } = chapter('lose-life', () => ({ left: -1, lost: 0 }));

/** 4:2 A character is to lose Lives, each of which something may save. */
export const loseLife = procedure({
  steps: {
    // T R103 Life by Life.
    next: (t, v) => {
      const { board: b } = t;
      if (v.left < 0) v.left = v.n;
      if (v.left === 0 || b.character[v.seat] < 0) return done(v.lost);
      v.left -= 1;
      // T R72 First Objects. T 17:2.3 None helps but in Combat.
      b.saved = v.cause === 'combat' && savedByObject(t, v.seat);
      if (b.saved) return goto('next');
    },
    // T R72 Then Spells, T R121 which do nothing for the bearer of the Amulet.
    spells: (t, v) =>
      isMoment(t.board, 'loss') && !isSpellProof(t.board, v.seat)
        ? call('window', { when: 'loss', seat: v.seat, loss: 'life' })
        : undefined,
    lose: (t, v) => {
      const { board: b } = t;
      if (b.saved || b.character[v.seat] < 0) return goto('next');
      // T 4:0, T 4:2 A counter is taken away. T 19:6 A Toad's Lives are the character's.
      b.lives[v.seat] -= 1;
      v.lost += 1;
      t.tell('lost', { seat: v.seat, what: 'life', n: 1 });
      // T 4:3.1 Without Lives he is dead.
      if (b.lives[v.seat] === 0) die(t, v.seat);
      return goto('next');
    },
  },
  cleanup: (b) => {
    b.saved = false;
  },
});

/** Armour, Shield and Helmet, the surest first, each tried once. */
function savedByObject(t: Table<Board>, seat: Seat): boolean {
  const { board: b } = t;
  for (const kind of savers(b, seat)) {
    // T R71 As the card says: Armour from a 4 on.
    const roll = t.d6('save');
    const saved = roll >= (KINDS[kind].saves ?? 7);
    t.tell('tried', { seat, card: KINDS[kind].id, die: roll, saved });
    if (saved) return true;
  }
  return false;
}

/** T R102 Each may be tried once for each Life; by option only the best. */
export function savers(b: Board, seat: Seat): Kind[] {
  if (isToad(b, seat) || able(b, seat, 'no-armour')) return [];
  const found = b.objects[seat].filter((kind) => KINDS[kind].saves !== undefined && isUsable(b, seat, kind));
  found.sort((x, y) => (KINDS[x].saves ?? 0) - (KINDS[y].saves ?? 0));
  return b.house.bestSaverOnly ? found.slice(0, 1) : found;
}

const many = chapter('lose-lives', () => ({ next: 0, lost: 0 }));

/** One event costs several characters a Life. */
export const loseLives = many.procedure({
  steps: {
    begin: (t) => {
      // T R56 Clockwise from the one whose turn it is, but at the same time.
      t.board.losing = true;
      t.board.stillIn = t.board.out.flatMap((out, seat) => (out ? [] : [seat]));
    },
    each: (_, v) => {
      if (v.next >= v.seats.length) return many.done();
      const seat = v.seats[v.next];
      v.next += 1;
      return many.call('lose-life', { seat, n: 1, cause: 'other' }, { then: 'each', into: 'lost' });
    },
  },
  cleanup: (b) => {
    b.losing = false;
    b.untidy = true;
  },
});

import { type Flow, goto, leave, over, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { KINDS, type Kind } from '../cards/kinds.js';
import { SPELLS } from '../cards/spells.js';
import { discardHand, discardSpell, drawSpell, layObject } from '../goods.js';
import { barred, isToad, objectLimit, possesses, spellLimit, wandNumber } from '../values.js';

const { ask, done, procedure } = chapter('tidy');

/** What a character holds beyond his limit, given up one at a time. */
export const tidy = procedure({
  steps: {
    look: (t, v) => (isOver(t.board, v) ? undefined : done()),
    objects: ask({
      rule: 'T 5:5',
      who: (_, v) => (v.what === 'objects' ? v.seat : null),
      says: (b, v) => ({ key: 'ask.lay', args: { n: b.objects[v.seat].length - objectLimit(b, v.seat) } }),
      // T 5:5 The owner chooses what to keep; T R114 it may be what he has just taken.
      options: (b, v) => distinct(b.objects[v.seat]),
      name: (kind: Kind) => `lay ${KINDS[kind].id}`,
      then: (t, v, kind) => {
        layObject(t, v.seat, kind);
        return goto('look');
      },
    }),
    spells: ask({
      rule: 'T 2:8.2',
      private: true,
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.surplus', args: { n: b.spells[v.seat].length - spellLimit(b, v.seat) } }),
      // T 2:8.2 Which Spells go is the holder's choice.
      options: (b, v) => distinct(b.spells[v.seat]),
      name: (spell: number) => `discard ${SPELLS[spell].id}`,
      then: (t, v, spell) => {
        discardSpell(t, v.seat, spell);
        return goto('look');
      },
    }),
  },
  cleanup: (b) => {
    b.tidying = false;
    b.untidy = true;
  },
});

function isOver(b: Board, { seat, what }: { seat: Seat; what: 'objects' | 'spells' }): boolean {
  if (what === 'objects') return b.objects[seat].length > objectLimit(b, seat);
  return b.spells[seat].length > spellLimit(b, seat);
}

/** Each kind of a list once, in its order. */
export function distinct(list: readonly number[]): number[] {
  return list.length < 2 ? list.slice() : [...new Set(list)];
}

/** "At once": the dead leave their turn, the last one in has won, and nobody holds more than he may. */
export function settle(t: Table<Board>): Flow {
  const { board: b } = t;
  if (!b.untidy || b.tidying || b.losing || b.phase === 'setup') return undefined;
  b.untidy = false;
  // T R57 Before anyone has reached the Crown nobody can be out.
  const result = b.crowned ? ended(b) : undefined;
  if (result) return result;
  // T R28 Who dies in his own turn ends it.
  if (b.playing && b.character[b.active] < 0) {
    b.playing = false;
    b.untidy = true;
    return leave('turn', { seat: b.active });
  }
  for (let i = 0; i < b.seats; i++) {
    const seat = (Math.max(0, b.active) + i) % b.seats;
    const due = b.character[seat] >= 0 ? tidied(t, seat) : undefined;
    if (due) {
      b.tidying = true;
      return due;
    }
  }
  b.untidy = false;
  return undefined;
}

/** Do for a character what needs no choice, and call for what does. */
function tidied(t: Table<Board>, seat: Seat): Flow {
  const { board: b } = t;
  // T 7:3 What the alignment forbids is laid down at once.
  for (const kind of b.objects[seat].filter((k) => barred(b, seat, k))) layObject(t, seat, kind);
  // T 5:5 Too many Objects. T 3:5 Gold is none of them, T 6:2 and Followers have no limit.
  if (b.objects[seat].length > 4 && b.objects[seat].length > objectLimit(b, seat)) return tidying(seat, 'objects');
  // T 19:5.2, T R36 A Toad keeps all its Spells.
  if (isToad(b, seat) || (b.spells[seat].length === 0 && !possesses(b, seat, 'wand'))) return undefined;
  const limit = spellLimit(b, seat);
  // T 2:8.1 Surplus Spells are given up at once.
  if (b.spells[seat].length > limit) {
    if (limit > 0) return tidying(seat, 'spells');
    discardHand(t, seat);
  }
  // T R48 The Wand draws whenever its bearer holds fewer than its number.
  while (b.spells[seat].length < wandNumber(b, seat)) if (!drawSpell(t, seat)) break;
  return undefined;
}

function tidying(seat: Seat, what: 'objects' | 'spells'): Flow {
  return { flow: 'call', proc: 'tidy', takes: { seat, what } };
}

function ended(b: Board): Flow {
  const left = b.out.flatMap((out, seat) => (out ? [] : [seat]));
  if (left.length > 1) return undefined;
  // T R56 If the last of them die at once it is a draw among them.
  const winners = left.length === 1 ? left : b.stillIn;
  // T 21:1, T OBJECT.1, T R106 The last one left has won, even in the middle of a turn.
  return over({
    winners,
    rule: left.length === 1 ? 'T 21:1' : 'T R56',
    says: { key: 'over.won', args: { seats: winners } },
  });
}

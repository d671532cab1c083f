import { over, type Seat } from '@questhall/kernel';
import { ANYWHERE, BLANK_TREASURE, type Board, CHEST, CROWN, RING, SLOTS_EACH, TAKEN, TREASURES } from '../board.js';
import { chapter } from '../calls.js';
import { CARDS } from '../cards.js';
import { SPACES } from '../map.js';
import { canDraw, discard, drawCard, handSize } from '../petitions.js';

const take = chapter('treasure');

/** X.E A player's own treasure, captured. */
export const treasure = take.procedure({
  steps: {
    // WQ X.E.1 Off the board, and shown to all. WQ R84 The blank too.
    show: (t, v) => {
      t.board.treasureAt[v.slot] = TAKEN;
      t.board.treasureIn[v.space] = -1;
      t.reveal('treasure', {
        seat: v.seat,
        space: SPACES[v.space].id,
        treasure: TREASURES[t.board.treasureKind[v.slot]],
      });
    },
    // WQ X.E.2, WQ II The third ends the game at once. WQ R47 Without its reward. WQ XIII.C.1
    win: (t, v) => {
      if (treasuresTaken(t.board, v.seat) < 3) return;
      return over({ winners: [v.seat], rule: 'WQ X.E.2', says: { key: 'over.treasures', args: { seat: v.seat } } });
    },
    // WQ SUMMARY.TREASURE Each of the three has its own.
    reward: (t, v) => {
      const powers = t.board.house.powersForAwards;
      switch (t.board.treasureKind[v.slot]) {
        case CHEST:
          // WQ X.E.1.a, WQ R46 Four men where it lay, castle or not.
          return take.call('place', { seat: v.seat, men: 4, space: v.space, powers });
        case CROWN:
          // WQ X.E.1.b, WQ R45 Three men where he stands.
          return take.call('place', { seat: v.seat, men: 3, space: ANYWHERE, powers });
        case RING:
          // WQ X.E.1.c.1 A petition card.
          return take.call('ring', { seat: v.seat });
        default:
          // WQ XIII.C.2 The blank gives nothing.
          return take.done();
      }
    },
  },
});

/** How many of the three that count a player has regained. */
export function treasuresTaken(b: Pick<Board, 'treasureAt' | 'treasureKind'>, seat: Seat): number {
  let n = 0;
  for (let slot = seat * SLOTS_EACH; slot < (seat + 1) * SLOTS_EACH; slot++) {
    // WQ II Crown, chest and ring. WQ XIII.C.2 The blank does not count.
    if (b.treasureAt[slot] === TAKEN && b.treasureKind[slot] !== BLANK_TREASURE) n += 1;
  }
  return n;
}

const magic = chapter('ring');

/** X.E.1.c The magic ring draws a card, to be played at once or kept. */
export const ring = magic.procedure({
  steps: {
    draw: (t, v) => {
      const { board } = t;
      if (!canDraw(board)) return magic.done();
      const card = drawCard(t);
      // WQ X.E.1.c.3 A card that costs reinforcements is dropped, and none comes for it.
      if (losesReinforcements(card)) {
        t.reveal('ring.dropped', { seat: v.seat, card: CARDS[card].id });
        discard(board, card, 1);
        return magic.done();
      }
      board.ringCard = card;
      board.ringSeat = v.seat;
      t.reveal('petition.drawn', { seat: v.seat }, { for: [v.seat], args: { card: CARDS[card].id } });
    },
    choose: magic.ask({
      rule: 'WQ X.E.1.c.1',
      private: true,
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.ring' }),
      options: (b, v) => ringChoices(b, v.seat),
      name: (o: 'play' | 'keep' | 'discard') => o,
      at: (o) => [{ play: 'ring-card', keep: 'hand', discard: 'pile' }[o]],
      bars: (pick, b) => ringBar(pick, b),
      then: (t, v, o) => {
        const { board } = t;
        const card = board.ringCard;
        board.ringCard = -1;
        board.ringSeat = -1;
        if (o === 'play') return magic.call('card', { seat: v.seat, card, ring: true });
        // WQ X.E.1.c.2, WQ X.A.5.1 Discarded it lies face up, so that all see what it was.
        if (o === 'discard') {
          t.reveal('ring.discard', { seat: v.seat, card: CARDS[card].id });
          return discard(board, card, 1);
        }
        // WQ X.E.1.c.1, WQ R58 Kept, it is for its holder's eyes alone.
        board.hands[v.seat][card] += 1;
        t.tell('ring.keep', { seat: v.seat }, { for: [v.seat], args: { card: CARDS[card].id } });
      },
    }),
  },
});

/** WQ X.E.1.c.3 Whether a card costs reinforcements. */
export function losesReinforcements(card: number): boolean {
  return 'losesReinforcements' in CARDS[card];
}

function ringChoices(b: Board, seat: Seat): ('play' | 'keep' | 'discard')[] {
  // WQ X.A.2.2, WQ R39 A card marked immediate must be played.
  if (CARDS[b.ringCard].timing === 'immediate') return ['play'];
  // WQ X.E.1.c.2, WQ R65 With two cards held it is played now or discarded.
  return handSize(b, seat) >= 2 ? ['play', 'discard'] : ['play', 'keep'];
}

function ringBar(pick: string, b: Board) {
  if (pick === 'keep' || pick === 'discard') {
    if (CARDS[b.ringCard].timing === 'immediate')
      return { rule: 'WQ X.A.2.2', why: 'this card must be played at once' };
    return pick === 'keep'
      ? { rule: 'WQ X.E.1.c.2', why: 'with two cards held it is played or discarded' }
      : { rule: 'WQ R68', why: 'a card is thrown away only when two are held already' };
  }
  return /^play /.test(pick) ? { rule: 'WQ R39', why: 'other held cards may not be played now' } : undefined;
}

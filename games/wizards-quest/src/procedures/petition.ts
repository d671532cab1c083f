import { goto, type Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { CARDS, cardNamed } from '../cards.js';
import type { SpaceId } from '../map.js';
import { canDraw, drawCard, handSize, mustPlay } from '../petitions.js';
import { addSails, attackPath, attackWords, sailBar } from './attack.js';

const GO_ON = -1;
const DRAW = -2;
const SAIL = 1 << 14;
const MOST_HELD = 2;
const { ask, call, done, procedure } = chapter('petition', () => ({ drawn: false }));

/** X.A Draw at most one card, play any; in whatever order (WQ R67). */
export const petition = procedure({
  steps: {
    // WQ X.A.1 One may draw. WQ X.A.4.1 Any or all cards may be played, now and only now.
    choose: ask({
      rule: 'WQ X.A.4.1',
      private: true,
      always: true,
      who: (_, v) => v.seat,
      says: (b, v) => ({
        key: 'ask.petition',
        args: { held: handSize(b, v.seat), drawn: v.drawn, boats: b.boats[v.seat] },
      }),
      options: (b, v) => petitions(b, v.seat, v.drawn),
      name: (o: number) => petitionWords(o),
      at: (o) => petitionPath(o),
      bars: (pick, b, v) => petitionBar(pick, b, v.seat, v.drawn),
      then: (t, v, o, seat) => {
        const { board } = t;
        board.freshCards = freshAfter(board, o);
        if (o === GO_ON) return done();
        if (o === DRAW) {
          v.drawn = true;
          const card = drawCard(t);
          // WQ X.A.2.1, WQ R58 Kept in the hand, seen by its holder alone.
          board.hands[seat][card] += 1;
          board.freshCards = 1;
          t.reveal('petition.drawn', { seat }, { for: [seat], args: { card: CARDS[card].id } });
          return goto('choose');
        }
        if (o >= SAIL) return call('sail', { seat, from: (o >> 6) & 63, to: o & 63 }, { then: 'choose' });
        board.hands[seat][o] -= 1;
        return call('card', { seat, card: o, ring: false }, { then: 'choose' });
      },
    }),
  },
});

/** How many cards just drawn may still be ones that must be played: none, once something else is done. */
function freshAfter(b: Board, o: number): number {
  const isForced = o >= 0 && o < SAIL && CARDS[o].timing === 'immediate';
  return isForced ? Math.max(0, b.freshCards - 1) : 0;
}

function petitions(b: Board, seat: Seat, drawn: boolean): number[] {
  // WQ X.A.2.2, WQ R68 A card that must be played comes before anything else.
  const must = mustPlay(b, seat);
  if (must >= 0) return [must];
  const found: number[] = [];
  if (!drawn && canDraw(b)) found.push(DRAW);
  for (let kind = 0; kind < CARDS.length; kind++) if (b.hands[seat][kind] > 0) found.push(kind);
  addSails(b, seat, found);
  // WQ X.A.3, WQ R68 With a third card in hand the step cannot end.
  if (handSize(b, seat) <= MOST_HELD) found.push(GO_ON);
  return found;
}

/** What an option of the petition step stands for. */
export type Petition =
  | { readonly do: 'go-on' }
  | { readonly do: 'draw' }
  | { readonly do: 'play'; readonly card: number }
  | { readonly do: 'sail'; readonly from: SpaceId; readonly to: SpaceId };

export function petitionOf(o: number): Petition {
  if (o === GO_ON) return { do: 'go-on' };
  if (o === DRAW) return { do: 'draw' };
  return o >= SAIL ? { do: 'sail', from: (o >> 6) & 63, to: o & 63 } : { do: 'play', card: o };
}

function petitionWords(o: number): string {
  if (o === GO_ON) return 'go on';
  if (o === DRAW) return 'draw';
  return o >= SAIL ? attackWords(o) : `play ${CARDS[o].id}`;
}

function petitionPath(o: number): string[] {
  if (o === GO_ON) return [];
  if (o === DRAW) return ['deck'];
  return o >= SAIL ? attackPath(o) : [`card:${CARDS[o].id}`];
}

function petitionBar(pick: string, b: Board, seat: Seat, drawn: boolean) {
  const must = mustPlay(b, seat);
  if (must >= 0) return { rule: 'WQ X.A.2.2', why: `${CARDS[must].title} must be played at once` };
  if (pick === 'go on') return { rule: 'WQ X.A.3', why: 'three cards are held: play at least one' };
  if (pick === 'draw')
    return drawn
      ? { rule: 'WQ X.A.1', why: 'one card was drawn already' }
      : { rule: 'WQ R40', why: 'there is no card to draw' };
  if (cardNamed(pick.replace('play ', '')) >= 0) return { rule: 'WQ X.A.4.1', why: 'that card is not in the hand' };
  return sailBar(pick, b, seat);
}

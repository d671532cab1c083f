import type { Frame, Seat, Standing } from '@questhall/kernel';
import { type Board, isAlive, kinds, living, move, type Offer, RELICS, relicsOf } from './duel-board.js';

/** D 11 Not while bids are made, nor from the midst of a fight. */
const atLeisure = (b: Board, stack: readonly Frame[], seat: Seat) =>
  isAlive(b, seat) && !b.fray.includes(seat) && stack.at(-1)?.proc !== 'auction';

/** D 11 A relic may be dropped; nobody picks it up. */
export const drop: Standing<Board, number> = {
  rule: 'D 11',
  says: () => ({ key: 'may.drop' }),
  open: atLeisure,
  options: (b, seat) => kinds(relicsOf(b, seat)),
  name: (relic) => `drop ${RELICS[relic]}`,
  then: (t, relic, seat) => {
    move(relicsOf(t.board, seat), t.board.lost, relic);
    t.tell('drops', { seat, relic: RELICS[relic] as string });
  },
};

/** D 12 Once a round a wizard may offer a gold for another's relic. */
export const offer: Standing<Board, { to: Seat; relic: number }> = {
  rule: 'D 12',
  says: () => ({ key: 'may.offer' }),
  open: (b, stack, seat) => atLeisure(b, stack, seat) && !b.offered[seat] && (b.gold[seat] as number) > 0,
  options: (b, seat) =>
    living(b).flatMap((to) => (to === seat ? [] : kinds(relicsOf(b, to)).map((relic) => ({ to, relic })))),
  name: ({ to, relic }) => `offer a gold to ${to} for a ${RELICS[relic]}`,
  then: (t, { to, relic }, seat) => {
    const id = t.board.round * 10 + seat;
    t.board.offered[seat] = true;
    t.board.offers.push({ id, from: seat, to, relic });
    t.tell('offers', { seat, to, relic: RELICS[relic] as string });
  },
};

/** D 12 The other answers whenever it likes, while both still have what was offered. */
export const accept: Standing<Board, number> = {
  rule: 'D 12',
  says: () => ({ key: 'may.accept' }),
  open: atLeisure,
  options: (b, seat) => b.offers.filter((o) => o.to === seat && stands(b, o)).map(({ id }) => id),
  name: (id) => `accept offer ${id}`,
  then: ({ board, tell }, id) => {
    const { from, to, relic } = board.offers.find((o) => o.id === id) as Offer;
    move(relicsOf(board, to), relicsOf(board, from), relic);
    board.gold[from] = (board.gold[from] as number) - 1;
    board.gold[to] = (board.gold[to] as number) + 1;
    board.offers = board.offers.filter((o) => o.id !== id);
    tell('trades', { seat: from, to, relic: RELICS[relic] as string });
  },
};

function stands(b: Board, { from, to, relic }: Offer): boolean {
  return (b.gold[from] as number) > 0 && (relicsOf(b, to)[relic] as number) > 0;
}

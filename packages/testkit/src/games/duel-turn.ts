import { type Bar, type Flow, goto, over, type Result, type Seat, type Table } from '@questhall/kernel';
import {
  type Board,
  chapter,
  drawSpell,
  HAND,
  handOf,
  isAlive,
  kinds,
  living,
  might,
  move,
  RELICS,
  ROUNDS,
  relicsOf,
  SPELLS,
  size,
} from './duel-board.js';

const whole = chapter('game', () => ({ next: 0 }));

/** D 2 Six rounds, each an auction and a turn for every wizard. */
export const game = whole.procedure({
  steps: {
    // D 1 Two spells each.
    deal: (t) => {
      for (const seat of living(t.board)) for (let i = 0; i < 2; i++) drawSpell(t, seat);
    },
    auction: () => whole.call('auction', {}),
    turns: (t, v) =>
      v.next < t.board.lives.length ? whole.call('turn', { seat: v.next++ }, { then: 'turns' }) : undefined,
    again: (t, v) => {
      if (t.board.round === ROUNDS) return over(standing(t.board));
      t.board.round += 1;
      v.next = 0;
      // D 12 Offers do not outlast the round.
      t.board.offers = [];
      t.board.offered.fill(false);
      return goto('auction');
    },
  },
});

const sale = chapter('auction');

/** D 3 A relic lies face down; who bids most, alone, pays and turns it up. */
export const auction = sale.procedure({
  steps: {
    lay: (t) => {
      const b = t.board;
      if (b.prize >= 0) return;
      if (size(b.pile) === 0) return sale.done();
      b.prize = t.draw('relics', b.pile);
      b.pile[b.prize] = (b.pile[b.prize] as number) - 1;
      t.tell('prize');
    },
    bid: sale.ask({
      rule: 'D 3',
      who: living,
      says: () => ({ key: 'ask.bid' }),
      options: (b, _, seat) => Array.from({ length: (b.gold[seat] as number) + 1 }, (_, gold) => gold),
      name: (gold) => `bid ${gold}`,
      all: (t, _, bids: ReadonlyMap<Seat, number>) => award(t, bids),
    }),
  },
});

function award(t: Table<Board>, bids: ReadonlyMap<Seat, number>): undefined {
  const b = t.board;
  t.tell('bids', { bids: [...bids.values()] });
  const most = Math.max(...bids.values());
  const [seat, ...tied] = [...bids.keys()].filter((s) => bids.get(s) === most);
  if (seat === undefined || tied.length > 0) return;
  b.gold[seat] = (b.gold[seat] as number) - most;
  t.reveal('wins', { seat, relic: RELICS[b.prize] as string });
  relicsOf(b, seat)[b.prize] = (relicsOf(b, seat)[b.prize] as number) + 1;
  b.prize = -1;
  b.known.fill(false);
}

const one = chapter('turn');
type Deed = 'rest' | 'scry' | Seat;

/** D 4 Draw a spell; then rest, scry or fight. */
export const turn = one.procedure({
  steps: {
    look: (t, v) => (isAlive(t.board, v.seat) ? undefined : one.done()),
    draw: (t, v) => drawSpell(t, v.seat),
    act: one.ask({
      rule: 'D 4',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.act' }),
      options: (b, _, seat): Deed[] => [
        'rest',
        ...(b.prize >= 0 && !b.known[seat] ? (['scry'] as const) : []),
        ...living(b).filter((foe) => foe !== seat),
      ],
      name: (o) => (typeof o === 'number' ? `fight ${o}` : o),
      at: (o) => (typeof o === 'number' ? [`seat-${o}`] : []),
      tells: (o, b, v) => ({
        key: 'tells',
        args: { edge: typeof o === 'number' ? might(b, v.seat) - might(b, o) : 0 },
      }),
      bars: (pick, b, _, seat) => barred(pick, b, seat),
      then: (t, v, o) => act(t, v.seat, o),
    }),
    end: one.ask({
      rule: 'D 4',
      always: true,
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.end' }),
      options: () => ['end turn'],
      name: (o) => o,
      then: () => one.done(),
    }),
  },
});

function act(t: Table<Board>, seat: Seat, deed: Deed): Flow {
  const b = t.board;
  if (typeof deed === 'number') return one.call('fight', { attacker: seat, defender: deed });
  if (deed === 'rest') {
    b.gold[seat] = (b.gold[seat] as number) + 1;
    t.tell('rests', { seat });
    return;
  }
  // D 5 A look at the prize, for oneself alone.
  b.known[seat] = true;
  t.reveal('scries', { seat }, { for: [seat], args: { relic: RELICS[b.prize] as string } });
}

function barred(pick: string, b: Board, seat: Seat): Bar | undefined {
  if (pick === `fight ${seat}`) return { rule: 'D 6', why: 'nobody fights himself' };
  if (/^fight [0-3]$/.test(pick)) return { rule: 'D 9', why: 'the dead fight no more' };
  if (pick !== 'scry') return undefined;
  return { rule: 'D 5', why: b.prize < 0 ? 'no prize lies there' : 'that prize has been looked at' };
}

const tidy = chapter('discard');

/** D 10 Who holds more than three spells discards at once. */
export const discard = tidy.procedure({
  steps: {
    choose: tidy.ask({
      rule: 'D 10',
      private: true,
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.discard' }),
      options: (b, _, seat) => kinds(handOf(b, seat)),
      name: (spell) => `discard ${SPELLS[spell]}`,
      then: (t, v, spell) => {
        move(handOf(t.board, v.seat), t.board.discard, spell);
        t.tell('discards', { seat: v.seat, spell: SPELLS[spell] as string });
      },
    }),
  },
});

/** D 10, D 13 What holds whenever it happens. */
export function settle({ board }: Table<Board>): Flow {
  const [winner, ...others] = living(board);
  if (winner !== undefined && others.length === 0) {
    return over({ winners: [winner], rule: 'D 13', says: { key: 'last', args: { seat: winner } } });
  }
  // All marks are looked at before the next step, so that a state at rest has none.
  for (let seat = board.due.indexOf(true); seat >= 0; seat = board.due.indexOf(true)) {
    board.due[seat] = false;
    if (size(handOf(board, seat)) > HAND) return tidy.call('discard', { seat });
  }
}

/** D 13 After the last round: most lives, then most gold; who is level shares. */
function standing(b: Board): Result {
  const worth = (seat: Seat) => (b.lives[seat] as number) * 1000 + (b.gold[seat] as number);
  const best = Math.max(...living(b).map(worth));
  const winners = living(b).filter((seat) => worth(seat) === best);
  return { winners, rule: 'D 13', says: { key: 'best', args: { seats: winners } } };
}

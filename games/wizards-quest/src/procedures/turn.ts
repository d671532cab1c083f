import { type Flow, goto, leave, over, type Table } from '@questhall/kernel';
import { ANYWHERE, type Board, inOrder } from '../board.js';
import { chapter } from '../calls.js';
import { CARDS } from '../cards.js';
import { reinforcements } from '../kingdoms.js';
import { BOAT, discard } from '../petitions.js';
import { rollForFirst, rollMarker } from './first-player.js';

const whole = chapter('game');

/** The whole game: set-up, then turns until somebody wins. */
export const game = whole.procedure({
  steps: {
    setup: () => whole.call('setup', {}),
    // WQ V, WQ SUMMARY.D.4 Turns repeat until somebody has won.
    turn: () => whole.call('turn', {}, { then: 'turn' }),
  },
});

const one = chapter('turn');

/** V. The five phases, in their order. */
export const turn = one.procedure({
  steps: {
    // WQ V, WQ SUMMARY.ORDER Orcs, dragon, wizard, first player, players.
    begin: (t) => {
      t.board.turn += 1;
      t.tell('turn', { turn: t.board.turn });
    },
    // WQ V.1 First the orcs.
    orcs: (t) => enter(t, 'orcs', one.call('orcs', {})),
    // WQ V.2 Second the dragon.
    dragon: (t) => enter(t, 'dragon', one.call('dragon', {})),
    // WQ V.3 Third the wizard.
    wizard: (t) => enter(t, 'wizard', one.call('wizard', {})),
    // WQ V.4, WQ IX.A Fourth the first player, who stays so until this phase comes again. WQ R3
    first: (t) => {
      enter(t, 'first-player', undefined);
      t.board.first = t.board.house.marker ? rollMarker(t) : rollForFirst(t);
    },
    players: (t) => enter(t, 'players', one.call('players', {})),
    // WQ R79 A house may draw the game after so many turns.
    limit: (t) => {
      const { turnLimit } = t.board.house;
      if (turnLimit > 0 && t.board.turn >= turnLimit)
        return over({ winners: [], rule: 'WQ R79', says: { key: 'over.limit', args: { turn: t.board.turn } } });
      return one.done();
    },
  },
});

function enter<F>(t: Table<Board>, phase: Board['phase'], flow: F): F {
  t.board.phase = phase;
  return flow;
}

const all = chapter('players', () => ({ start: -1, done: 0 }));

/** X. Each player in turn. */
export const players = all.procedure({
  steps: {
    // WQ X.1 From the first player clockwise, each a whole turn.
    next: (t, v) => {
      if (v.start < 0) v.start = t.board.first;
      if (v.done === t.board.seats) return all.done();
      const seat = (v.start + v.done) % t.board.seats;
      v.done += 1;
      return t.board.out[seat] ? goto('next') : all.call('player-turn', { seat }, { then: 'next' });
    },
  },
});

const own = chapter('player-turn');

/** WQ V.5 One player's petition, reinforcement and attack, in this order. */
export const playerTurn = own.procedure({
  steps: {
    begin: (t, { seat }) => {
      const { board } = t;
      board.active = seat;
      board.award = 0;
      board.share = 1;
      // WQ X.C.1.1 One normal campaign a turn.
      board.campaigns = 1;
      t.tell('player-turn', { seat });
    },
    petition: (_, { seat }) => own.call('petition', { seat }),
    reinforce: (t, { seat }) => {
      const men = t.board.award + kingdomMen(t, seat);
      t.board.award = 0;
      t.tell('reinforced', { seat, men });
      // WQ X.A.6.a, WQ R70 Men from cards and for kingdoms are one pool.
      return men > 0 ? own.call('place', { seat, men, space: ANYWHERE, powers: true }) : undefined;
    },
    attack: (_, { seat }) => own.call('attack', { seat }),
  },
  cleanup: (b) => {
    b.active = -1;
    b.award = 0;
    b.share = 1;
    b.campaigns = 0;
  },
});

function kingdomMen(t: Table<Board>, seat: number): number {
  // WQ R69 A card that costs reinforcements takes only the men for kingdom spaces.
  return Math.floor(reinforcements(t.board, seat) * t.board.share);
}

/** "At once": who has no counters left is out, and the last one in has won. */
export function settle(t: Table<Board>): Flow {
  const { board } = t;
  // WQ R43 In a battle, only after both sides' losses.
  if (board.inBattle || board.phase === 'setup') return undefined;
  let gone = -1;
  for (let seat = 0; seat < board.seats; seat++) {
    // WQ XI.D Nobody is in the game without a counter on the board. WQ R49
    if (board.pieces[seat] > 0 || board.out[seat]) continue;
    gone = seat;
    strikeOut(t, seat);
  }
  if (gone < 0) return undefined;
  const left = inOrder(board, 0);
  // WQ R44 A sole survivor has won; if none is left, nobody has.
  if (left.length <= 1)
    return over({
      winners: left,
      rule: 'WQ R44',
      says: { key: left.length ? 'over.survivor' : 'over.nobody', args: { seat: left[0] ?? -1 } },
    });
  // WQ R43 If it was his turn, it ends. WQ R91 Also before a monster he has beaten is sent.
  return board.out[board.active] ? leave('player-turn', { seat: board.active }) : undefined;
}

function strikeOut(t: Table<Board>, seat: number): void {
  const { board } = t;
  board.out[seat] = true;
  // WQ R90 Face up, so that all see them.
  t.reveal('out', { seat, cards: CARDS.flatMap((c, kind) => new Array<string>(board.hands[seat][kind]).fill(c.id)) });
  // WQ R43 All his cards go to the discard pile, the boats too.
  for (let kind = 0; kind < CARDS.length; kind++) discard(board, kind, board.hands[seat][kind]);
  board.hands[seat].fill(0);
  discard(board, BOAT, board.boats[seat]);
  board.boats[seat] = 0;
  if (board.ringSeat === seat) {
    discard(board, board.ringCard, 1);
    board.ringCard = -1;
    board.ringSeat = -1;
  }
  // WQ R76 His office of first player passes clockwise.
  if (board.first === seat) board.first = inOrder(board, seat)[0] ?? seat;
}

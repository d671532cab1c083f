import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, cellOf, DISCARDED, FOR_TURNS, HELD, IN_DECK, stands, today, UNTIL_FORTNIGHT } from '../board.js';
import { chapter } from '../calls.js';
import { toSpace } from '../dice.js';
import type { Effect } from '../effects.js';
import { EVENT_IDS, EVENTS } from '../events.js';
import { type Cell, cellId } from '../map.js';
import { nextType } from '../omens.js';
import { POINT_TYPES, WINGED_HORSE } from '../people.js';
import { canGain, cast, dropMovement, gainPoints, giveAnimal, isWarded } from '../players.js';
import { TASK_IDS } from '../tasks.js';
import { CIRCLE_CENTRE, groupOf, HIGH_HOLLOW, SPACES_ON_TILES, STAR_CREST, TILES, tileOf } from '../tiles.js';
import { complete } from './fulfil.js';
import { extraTurns } from './place.js';
import { catchIn } from './trap.js';
import { canEscapeTraps } from './wizard-deck.js';

const { ask, call, done, procedure } = chapter('event', () => ({ card: -1, next: 0, left: 0 }));

/** 8.5 An Event card. */
export const event = procedure({
  steps: {
    draw: (t, v) => {
      // W 8.5 Drawn and obeyed.
      v.card = drawEvent(t);
      if (v.card < 0) return done();
      t.tell('event', { seat: v.seat, event: EVENT_IDS[v.card] });
      if (EVENTS[v.card].sort !== 'trap' || !isWarded(t.board, v.seat)) return;
      t.tell('trap.warded', { seat: v.seat });
      return done();
    },
    // W 8.51d, W R116 A Trap card may be escaped, before any die.
    escape: ask({
      rule: 'W 8.51d',
      who: (b, v) => (EVENTS[v.card].sort === 'trap' && canEscapeTraps(b, v.seat) ? v.seat : null),
      says: () => ({ key: 'ask.escape' }),
      options: () => [true, false],
      name: (o: boolean) => (o ? 'cast escaping' : 'no spell'),
      then: (t, v, o) => (o && cast(t, v.seat, 'escaping') ? done() : undefined),
    }),
    effect: (t, v) => {
      const effect = EVENTS[v.card].effects[v.next];
      if (!effect) return done();
      v.next += 1;
      switch (effect.do) {
        case 'complete':
          v.left = effect.n;
          return goto('complete');
        case 'wish':
          return goto('wish');
        case 'foretell':
          return goto('foretell');
        case 'transport':
          return call(
            'transport',
            { seat: v.seat, to: toSpace(effect.to === 'star-crest' ? STAR_CREST : HIGH_HOLLOW), own: false },
            { then: 'effect' },
          );
        case 'displaced':
          return call(
            'displace',
            { seat: v.seat, by: neighbour(t.board, v.seat, effect.by), spaces: effect.spaces },
            { then: 'effect' },
          );
        case 'gain':
          if (effect.type === 'choice')
            return canGain(t.board, v.seat)
              ? call('gain', { seat: v.seat, n: 2 * t.d6('points') }, { then: 'effect' })
              : goto('effect');
          gainFixed(t, v.seat, effect);
          return goto('effect');
        default:
          apply(t, v.seat, v.card, effect);
          return goto('effect');
      }
    },
    // Events 2, 6 and 16, W R45, W R109 Tasks of the holder's choice count as done.
    complete: ask({
      rule: 'W R45',
      who: (_, v) => (v.left > 0 ? v.seat : null),
      says: (_, v) => ({ key: 'ask.complete', args: { left: v.left } }),
      options: (b, v) => b.tasks[v.seat].map((held) => held.card),
      name: (card: number) => `complete ${TASK_IDS[card]}`,
      then: (t, v, card) => {
        // W 9.3 Its markers go.
        complete(
          t,
          v.seat,
          t.board.tasks[v.seat].findIndex((held) => held.card === card),
        );
        v.left -= 1;
        return goto('complete');
      },
    }),
    completed: () => goto('effect'),
    // Events 1 and 21 Wherever he likes, if he likes.
    wish: ask({
      rule: 'W 4.1.ANY',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.wish' }),
      options: (b, v) => [-1, ...wishes(b, v.seat, v.card)],
      name: (cell: Cell, b) => (cell < 0 ? 'stay' : `go ${cellId(b.layout, cell)}`),
      at: (cell, b) => (cell < 0 ? [] : [cellId(b.layout, cell)]),
      then: (_, v, cell) =>
        cell < 0 ? goto('effect') : call('transport', { seat: v.seat, to: cell, own: true }, { then: 'effect' }),
    }),
    wished: () => goto('effect'),
    // Event 24, W R111 The next tile to fall, within the order of types.
    foretell: ask({
      rule: 'W R111',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.foretell' }),
      options: (b) => nextType(b),
      name: (tile: number) => `foretell ${TILES[tile].id}`,
      at: (tile) => [TILES[tile].id],
      then: (t, _, tile) => {
        t.board.foretold = tile;
        t.tell('foretold', { tile: TILES[tile].id });
        return goto('effect');
      },
    }),
    foretold: () => goto('effect'),
  },
});

function drawEvent(t: Table<Board>): number {
  const { board } = t;
  // W R50 The discards make a new deck.
  if (!board.eventCards.includes(IN_DECK))
    board.eventCards = board.eventCards.map((place) => (place === DISCARDED ? IN_DECK : place));
  if (!board.eventCards.includes(IN_DECK)) return -1;
  const card = t.draw(
    'event',
    board.eventCards.map((place) => (place === IN_DECK ? 1 : 0)),
  );
  // W 8.51a What is done at once goes to the discards; what is kept is taken back.
  board.eventCards[card] = DISCARDED;
  return card;
}

/** W R108 Alone, one is one's own neighbour. */
function neighbour(b: Board, seat: Seat, side: 'left' | 'right'): Seat {
  return (seat + (side === 'left' ? 1 : b.seats - 1)) % b.seats;
}

function gainFixed(t: Table<Board>, seat: Seat, effect: Extract<Effect, { do: 'gain' }>): void {
  const type = POINT_TYPES.indexOf(effect.type as (typeof POINT_TYPES)[number]);
  // W R124 No die for who can gain nothing. W R109 A die for each type.
  if (!canGain(t.board, seat)) return;
  gainPoints(t, seat, type, effect.n === 'double-die' ? 2 * t.d6('points') : effect.n);
}

/** Effects that ask nobody anything. */
function apply(t: Table<Board>, seat: Seat, card: number, effect: Effect): void {
  const { board } = t;
  switch (effect.do) {
    case 'extra-turns':
      extraTurns(t, seat, effect.n === 'die' ? t.d6('turns') : effect.n);
      break;
    case 'lose-turns':
      // W 8.51d, W R116 He is in a Trap while he loses them.
      if (effect.n === 'fortnight') catchIn(t, seat, UNTIL_FORTNIGHT, 0);
      else catchIn(t, seat, FOR_TURNS, effect.n === 'die' ? t.d6('turns') : effect.n);
      break;
    case 'animal':
      giveAnimal(t, seat, WINGED_HORSE, effect.turns);
      break;
    case 'movement':
      // W 8.51c A second one discards the first. W R41 It begins tomorrow.
      dropMovement(board, seat);
      keep(board, seat, card, today(board) + effect.days);
      break;
    case 'ward':
    case 'town-favour':
      // W R41 Fourteen days, this one included.
      keep(board, seat, card, today(board) + 13);
      break;
    default:
      keep(board, seat, card, 0);
  }
}

/** W 8.51b Cards for later are kept. */
function keep(b: Board, seat: Seat, card: number, until: number): void {
  // W 7.3051b The Dragonbound keep none.
  if (b.bound[seat]) return;
  b.eventCards[card] = HELD;
  b.events[seat].push(card);
  b.until[seat].push(until);
}

function wishes(b: Board, seat: Seat, card: number): Cell[] {
  const [effect] = EVENTS[card].effects;
  const elven = effect.do === 'wish' && effect.where === 'elven';
  const found: Cell[] = [];
  for (let space = 0; space < SPACES_ON_TILES; space++) {
    const cell = cellOf(b, space);
    if (cell < 0 || !stands(b, tileOf(space)) || cell === b.at[seat]) continue;
    if (elven ? groupOf(tileOf(space)) !== 1 : space === CIRCLE_CENTRE || space === STAR_CREST) continue;
    // W 7.3051g
    if (b.bound[seat] && (space === STAR_CREST || space === HIGH_HOLLOW)) continue;
    found.push(cell);
  }
  return found;
}

import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, cellOf, DISCARDED, FOR_TURNS, HELD, IN_DECK, stands, today, UNTIL_FORTNIGHT } from '../board.js';
import { chapter } from '../calls.js';
import { higher, toSpace } from '../dice.js';
import type { Effect } from '../effects.js';
import { EVENT_IDS, EVENTS } from '../events.js';
import { AROUND, atlasOf, type Cell, cellId } from '../map.js';
import { HORSE, HOUND, POINT_TYPES, UNICORN, WINGED_HORSE } from '../people.js';
import { enter, isSite } from '../places.js';
import { canGain, cast, dropMovement, gainPoints, giveAnimal, isAfflicted, isWarded, loseAnimal } from '../players.js';
import { stopsAt } from '../reach.js';
import { TASK_IDS } from '../tasks.js';
import {
  CIRCLE_CENTRE,
  groupOf,
  HIGH_HOLLOW,
  isInCircle,
  SPACES_ON_TILES,
  STAR_CREST,
  TILES,
  tileOf,
} from '../tiles.js';
import { nextType } from './evil.js';
import { complete } from './fulfil.js';
import { catchIn } from './harm.js';
import { extraTurns } from './place.js';
import { canEscapeTraps } from './wizard-deck.js';

const beast = chapter('animal');

/** W 8.4 An animal comes. */
export const animal = beast.procedure({
  steps: {
    roll: (t, { seat }) => {
      const { board } = t;
      const roll = higher(t, 'animal');
      t.tell('table', { seat, table: 'animal', roll });
      // W 8.42 The Dragon.
      if (roll === 1) return beast.call('move-dragon', { cell: board.at[seat] });
      // W 7.3043d, W 7.3051h No other comes near the afflicted.
      if (isAfflicted(board, seat)) return;
      // W 8.43a One turn. W 8.44a Two. W 8.45a Three. W 8.46a Four.
      if (roll === 2) return giveAnimal(t, seat, UNICORN, 1);
      if (roll === 3) return giveAnimal(t, seat, WINGED_HORSE, 2);
      if (roll === 4) return giveAnimal(t, seat, HORSE, 3);
      if (roll === 5) return giveAnimal(t, seat, HOUND, 4);
      // W 8.47, W R89 A Dove with a Task, before whom others flee.
      loseAnimal(board, seat);
      t.tell('dove', { seat });
      return beast.call('draw-task', { seat, person: -1 });
    },
  },
});

const { ask, call, done, procedure } = chapter('event', () => ({ card: -1, next: 0, left: 0 }));

/** W 8.5 An Event card. */
export const event = procedure({
  steps: {
    draw: (t, v) => {
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
            { seat: v.seat, to: toSpace(effect.to === 'star-crest' ? STAR_CREST : HIGH_HOLLOW), own: false, apart: 0 },
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
        cell < 0
          ? goto('effect')
          : call('transport', { seat: v.seat, to: cell, own: true, apart: 0 }, { then: 'effect' }),
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

/** Effects that ask nobody anything. W 8.51a What is immediate is done at once. */
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
    found.push(cell);
  }
  return found;
}

const shove = chapter('displace');

/** W R43 A neighbour moves the player over land, walls and terrain as they are. */
export const displace = shove.procedure({
  steps: {
    choose: shove.ask({
      rule: 'W R43',
      who: (_, v) => v.by,
      says: (_, v) => ({ key: 'ask.displace', args: { seat: v.seat, spaces: v.spaces } }),
      options: (b, v) => [b.at[v.seat], ...displacements(b, v.seat, v.spaces)],
      name: (cell: Cell, b, v) => (cell === b.at[v.seat] ? 'leave him' : `move ${cellId(b.layout, cell)}`),
      at: (cell, b) => [cellId(b.layout, cell)],
      bars: () => ({ rule: 'W R43', why: 'not within these spaces, or by a way that is not allowed' }),
      then: (t, v, cell) => {
        if (cell === t.board.at[v.seat]) return shove.done();
        enter(t.board, v.seat, cell, -1);
        t.tell('displaced', { seat: v.seat, by: v.by, to: cellId(t.board.layout, cell) });
        return shove.call('encounter', { seat: v.seat, apart: 0 });
      },
    }),
  },
});

/** Every cell within so many steps, with one water space at most. */
function displacements(b: Board, seat: Seat, spaces: number): Cell[] {
  const { land, walls } = atlasOf(b.layout);
  const start = b.at[seat];
  const dry = new Map<Cell, number>([[start, 0]]);
  const wet = new Map<Cell, number>();
  const queue: { cell: Cell; swam: boolean; steps: number }[] = [{ cell: start, swam: land[start] < 0, steps: 0 }];
  for (const { cell, swam, steps } of queue) {
    if (steps === spaces || (steps > 0 && (isSite(land[cell]) || stopsAt(b, seat, cell)))) continue;
    for (let side = 0; side < 6; side++) {
      const to = AROUND[cell * 6 + side];
      if (to < 0 || (walls[cell] >> side) & 1) continue;
      const water = land[to] < 0;
      if (water ? swam : isBarred(b, seat, land[to])) continue;
      const seen = swam || water ? wet : dry;
      if (seen.has(to)) continue;
      seen.set(to, steps + 1);
      queue.push({ cell: to, swam: swam || water, steps: steps + 1 });
    }
  }
  const found = new Set([...dry.keys(), ...wet.keys()]);
  found.delete(start);
  return [...found].sort((a, c) => a - c);
}

function isBarred(b: Board, seat: Seat, space: number): boolean {
  if (b.fallen[tileOf(space)] || space === STAR_CREST || isInCircle(space)) return true;
  return space === HIGH_HOLLOW && b.bound[seat];
}

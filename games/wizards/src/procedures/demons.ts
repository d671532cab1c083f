import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, clockwise, NOBODY, tileAt } from '../board.js';
import { chapter } from '../calls.js';
import { higher, rollSpace, rollSpot, TO_LAIR, TO_RANDOM } from '../dice.js';
import { CELLS, type Cell, cellId } from '../map.js';
import { HORSE, HOUND } from '../people.js';
import { DEMON, forget, hasDemon, noteMet } from '../places.js';
import { bookOf, canGain, cast, daze, isTrapped, loseAnimal, typesHeld } from '../players.js';

const arise = chapter('spawn', () => ({ cell: -1, next: 0, seats: [] as Seat[] }));

/** Demon markers are put in spaces and fall upon who stands there. */
export const spawn = arise.procedure({
  steps: {
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      const cell = v.cells[0];
      if (cell === undefined) return arise.done();
      v.cells = v.cells.slice(1);
      // W 7.3041c One a space. W 12.41b None on a fallen tile.
      if (hasDemon(board, cell) || board.fallen[tileAt(board, cell)]) return goto('next');
      // W R80 Whatever space it is.
      putDemon(t, cell);
      v.cell = cell;
      // W R96 The active player first, then clockwise.
      v.seats = clockwise(board, board.active < 0 ? board.dealer : board.active);
      v.next = 0;
    },
    // W 7.5b At once, in turn or out of turn, until it is gone. W 8.31a, W R32 Not while trapped.
    attack: (t, v): Flow<'attack' | 'next'> => {
      const { board } = t;
      while (v.next < v.seats.length) {
        const seat = v.seats[v.next];
        v.next += 1;
        if (!hasDemon(board, v.cell)) break;
        if (board.at[seat] === v.cell && !isTrapped(board, seat))
          return arise.call('demons', { seat, fiend: 'marker' }, { then: 'attack' });
      }
      return goto('next');
    },
  },
});

export function putDemon(t: Table<Board>, cell: Cell): void {
  const { board } = t;
  board.demons.push(cell);
  board.demons.sort((a, b) => a - b);
  // W R73 A new marker is a new thing.
  forget(board, cell, DEMON);
  t.tell('demon.placed', { at: cellId(board.layout, cell) });
}

export function removeDemon(b: Board, cell: Cell): void {
  const i = b.demons.indexOf(cell);
  if (i >= 0) b.demons.splice(i, 1);
}

const fiends = chapter('demons', () => ({
  other: NOBODY,
  shared: false,
  cell: -1,
  roll: 0,
  dispelled: false,
  tried: false,
}));

/** 7.304 Demons, in the space or in the Boat; or a Dragonbound player who is as bad. */
export const demons = fiends.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      v.cell = board.at[v.seat];
      if (v.fiend === 'marker') noteMet(board, v.seat, v.cell, DEMON);
      if (v.fiend === 'boat') noteMet(board, v.seat, CELLS + board.boat[v.seat], DEMON);
      t.tell('demons', { seat: v.seat, at: cellId(board.layout, v.cell) });
      // W 8.452, W 8.461 Horse and Hound flee.
      if (v.fiend !== 'bound' && (board.animal[v.seat] === HORSE || board.animal[v.seat] === HOUND))
        loseAnimal(board, v.seat);
    },
    // W 11.222a, W R29 Demon Dispelling, when they are met and only then. W 7.3051i Not against the Dragonbound.
    dispel: fiends.ask({
      rule: 'W 11.222a',
      who: (b, v) => (v.fiend !== 'bound' && bookOf(b, v.seat).dispels ? v.seat : null),
      says: () => ({ key: 'ask.dispel' }),
      options: () => [true, false],
      name: (o: boolean) => (o ? 'cast demon-dispelling' : 'no spell'),
      then: (t, v, o) => {
        if (!o) return;
        v.tried = true;
        v.dispelled = cast(t, v.seat, 'demon-dispelling');
        return v.dispelled ? goto('gone') : undefined;
      },
    }),
    roll: (t, v) => {
      // W 7.304 Two dice, the higher.
      do v.roll = higher(t, 'demons');
      while (
        // W 11.222b After a failed spell a 6 is rolled again.
        v.tried &&
        v.roll === 6
      );
      t.tell('table', { seat: v.seat, table: 'demons', roll: v.roll });
      if (v.roll === 6) return goto('gone');
    },
    // W 7.3041a, W 7.3041b, W R19 First a second marker appears. W 7.3042b Not by the Dragonbound.
    multiply: (t, v) => {
      if (v.fiend === 'bound') return;
      const tile = tileAt(t.board, v.cell);
      const cell = tile >= 0 ? rollSpot(t, tile) : rollSpace(t, 'random');
      return fiends.call('spawn', { cells: [cell] });
    },
    effect: (t, v) => {
      switch (v.roll) {
        case 1:
          // W 7.304.r1, W R18 Turns lost, but no Trap.
          loseTurns(t, v.seat, t.d6('turns'));
          return fiends.done(false);
        case 2:
          // W 7.304.r2 Of the type of which he has fewest. W R71 At Rank 4 a theft.
          if (t.board.rank[v.seat] === 4) return fiends.call('theft', { seat: v.seat, by: 'demons' }, { then: 'stay' });
          if (typesHeld(t.board, v.seat).length === 0) return fiends.done(false);
          return fiends.call('lose', { seat: v.seat, n: t.d6('points'), fewest: true }, { then: 'stay' });
        case 3:
          // W 7.304.r3
          return fiends.call('theft', { seat: v.seat, by: 'demons' }, { then: 'stay' });
        case 4:
          // W 7.304.r4
          daze(t, v.seat);
          return fiends.done(false);
        default:
          // W 7.304.r5
          return fiends.call('transport', { seat: v.seat, to: TO_LAIR, own: false }, { then: 'stay' });
      }
    },
    stay: () => fiends.done(false),
    // W 7.304.r6 They leave, and he gains a die of points.
    gone: (t, v) => {
      const { board } = t;
      // W 7.3042a The Dragonbound player is carried off, and no points are gained.
      if (v.fiend === 'bound')
        return fiends.call('transport', { seat: v.other, to: TO_RANDOM, own: false }, { then: 'won' });
      // W 7.302.L.r1, W R30 A shared marker goes when all have driven it off.
      if (v.fiend === 'boat') board.boatDemon[board.boat[v.seat]] = false;
      else if (!v.shared) removeDemon(board, v.cell);
      t.tell('demons.gone', { seat: v.seat });
      if (canGain(board, v.seat)) return fiends.call('gain', { seat: v.seat, n: t.d6('points') });
    },
    won: () => fiends.done(true),
  },
});

export function loseTurns(t: Table<Board>, seat: Seat, n: number): void {
  t.board.lost[seat] += n;
  t.tell('turns.lost', { seat, n });
}

import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, clockwise } from '../board.js';
import { chapter } from '../calls.js';
import { canList, rollSpace, rollSpot } from '../dice.js';
import { cellId } from '../map.js';
import { COLOURS, GEMS } from '../people.js';
import { LAIR } from '../tiles.js';

const whole = chapter('setup', () => ({ next: 0 }));

/** 3. Preparing the game. */
export const setup = whole.procedure({
  steps: {
    // W 3.11 A Gem card on every High Wizard's box, seen by nobody.
    gems: (t) => {
      const left = GEMS.map(() => 1);
      for (let wizard = 0; wizard < 7; wizard++) {
        const card = t.draw('gems', left);
        left[card] = 0;
        t.board.gemOf[wizard] = card;
      }
    },
    dealer: (t) => {
      t.board.dealer = rollDealer(t);
      t.tell('dealer', { seat: t.board.dealer });
    },
    // W A.0 Alone one lays them otherwise.
    lay: (t) => (t.board.seats === 1 ? whole.call('laying-blind', {}) : whole.call('laying', {})),
    boats: () => whole.call('boats', {}),
    // W 3.4 The Dragon in a random space of its Lair.
    dragon: (t) => {
      t.board.dragon = rollSpot(t, LAIR);
      t.tell('dragon.moves', { to: cellId(t.board.layout, t.board.dragon) });
    },
    // W 3.7 From the Dealer on each picks a piece.
    piece: whole.ask({
      rule: 'W 3.7',
      who: (b, v) => (v.next < b.seats ? (b.dealer + v.next) % b.seats : null),
      says: () => ({ key: 'ask.piece' }),
      options: (b) => COLOURS.flatMap((_, colour) => (b.colour.includes(colour) ? [] : [colour])),
      name: (colour: number) => COLOURS[colour],
      then: (t, v, colour, seat) => {
        t.board.colour[seat] = colour;
        t.tell('piece', { seat, colour: COLOURS[colour] });
        v.next += 1;
        return goto('piece');
      },
    }),
    starts: () => whole.call('starts', {}),
  },
});

/** W 3.2a Two dice each; those who tie for the highest roll again. */
function rollDealer(t: Table<Board>): Seat {
  let rollers = clockwise(t.board, 0);
  while (rollers.length > 1) {
    const totals = rollers.map(() => t.d6('dealer') + t.d6('dealer'));
    const best = Math.max(...totals);
    t.tell('dealer.rolled', { seats: rollers, totals });
    rollers = rollers.filter((_, i) => totals[i] === best);
  }
  return rollers[0];
}

const first = chapter('starts');

/** Each in a random Common space. */
export const starts = first.procedure({
  steps: {
    roll: (t) => {
      const { board } = t;
      // W R107 In solitaire all Common tiles may be missing.
      const listing = canList(board, 'common') ? 'common' : 'random';
      for (const seat of clockwise(board, board.dealer)) {
        let cell = rollSpace(t, listing);
        // W 3.72b Not where another stands. W 3.72a The same tile will do.
        while (board.at.includes(cell)) cell = rollSpace(t, listing);
        // W 3.71 There he begins. W R97 What is there is not met yet.
        board.at[seat] = cell;
        t.tell('starts', { seat, at: cellId(board.layout, cell) });
      }
    },
  },
});

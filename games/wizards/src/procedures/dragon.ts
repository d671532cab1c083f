import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, clockwise, landAt, tileAt, today } from '../board.js';
import { chapter } from '../calls.js';
import { higher, rollSpot, toSpace } from '../dice.js';
import { cellId } from '../map.js';
import { HORSE, HOUND, UNICORN, WINGED_HORSE } from '../people.js';
import { DRAGON, forget, noteMet } from '../places.js';
import { bind, bookOf, isTrapped, loseAnimal, typesHeld } from '../players.js';
import { LAIR, LAIR_CENTRE } from '../tiles.js';
import { loseTurns } from './demons.js';

const drake = chapter('dragon', () => ({ cell: -1, roll: 0, tried: false }));

/** 7.305 The Dragon. */
export const dragon = drake.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      v.cell = board.at[v.seat];
      noteMet(board, v.seat, v.cell, DRAGON);
      t.tell('dragon', { seat: v.seat, at: cellId(board.layout, v.cell) });
      // W 8.442, W 8.452, W 8.461, W R89 Every animal flees.
      if ([UNICORN, WINGED_HORSE, HORSE, HOUND].includes(board.animal[v.seat])) loseAnimal(board, v.seat);
    },
    // 11.223 Dragon Taming.
    tame: drake.ask({
      rule: 'W 11.223a',
      who: (b, v) => (bookOf(b, v.seat).tames ? v.seat : null),
      says: () => ({ key: 'ask.tame' }),
      options: () => [true, false],
      name: (o: boolean) => (o ? 'cast dragon-taming' : 'no spell'),
      then: (t, v, o) => {
        if (!o) return;
        v.tried = true;
        const die = t.d6('spell');
        t.tell('cast', { seat: v.seat, spell: 'dragon-taming', die, works: die < 6 });
        hurry(t, v.seat, 3);
        // W 11.223a A Secret Wizard is shown to him alone. W 11.223b Or nothing happens. W 11.223c On a 6 it fails.
        if (die <= 3) return drake.call('reveal-secret', { seats: [v.seat] }, { then: 'end' });
        return die < 6 ? goto('end') : goto('roll');
      },
    }),
    hurry: (t, v) => hurry(t, v.seat, 1),
    roll: (t, v) => {
      do v.roll = higher(t, 'dragon');
      while (v.tried && v.roll === 6);
      t.tell('table', { seat: v.seat, table: 'dragon', roll: v.roll });
      return wrath(t, v.seat, v.roll);
    },
    end: () => drake.done(),
  },
});

/** W 12.512a, W 12.512b Time in the Lair grows shorter. W R33 It may be up at once. */
function hurry(t: Table<Board>, seat: Seat, days: number): void {
  const { board } = t;
  if (board.lair[seat] < 0 || tileAt(board, board.at[seat]) !== LAIR) return;
  board.lair[seat] -= days;
  if (board.lair[seat] <= today(board)) bind(t, seat);
}

function wrath(t: Table<Board>, seat: Seat, roll: number) {
  const { board } = t;
  switch (roll) {
    case 1:
      // W 7.305.r1
      bind(t, seat);
      return;
    case 2:
      // W 7.305.r2
      loseTurns(t, seat, t.d6('turns'));
      return;
    case 3:
      // W 7.305.r3
      return drake.call('theft', { seat, by: 'dragon' });
    case 4:
      // W 7.305.r4 Double. W R71 At Rank 4 a theft.
      if (board.rank[seat] === 4) return drake.call('theft', { seat, by: 'dragon' });
      if (typesHeld(board, seat).length === 0) return;
      return drake.call('lose', { seat, n: 2 * t.d6('points'), fewest: true });
    case 5:
      // W 7.305.r5 To the depths of the Lair; who is there remains.
      if (landAt(board, board.at[seat]) !== LAIR_CENTRE)
        return drake.call('transport', { seat, to: toSpace(LAIR_CENTRE), own: false });
      board.beset[seat] = true;
      return;
    default:
      // W 7.305.r6
      return;
  }
}

const flight = chapter('move-dragon', () => ({ next: 0, seats: [] as Seat[], called: false }));

/** The Dragon marker comes to a space, and upon who is there. */
export const moveDragon = flight.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      board.dragon = v.cell;
      v.called = tileAt(board, v.cell) !== LAIR && board.at.some((at) => tileAt(board, at) === LAIR);
      forget(board, v.cell, DRAGON);
      v.seats = clockwise(board, board.active < 0 ? board.dealer : board.active);
      t.tell('dragon.moves', { to: cellId(board.layout, v.cell) });
    },
    // W 12.52 Whoever is there meets it at once.
    meet: (t, v): Flow<'meet'> => {
      const { board } = t;
      while (v.next < v.seats.length) {
        const seat = v.seats[v.next];
        v.next += 1;
        if (board.at[seat] === v.cell && board.dragon === v.cell && !isTrapped(board, seat))
          return flight.call('dragon', { seat }, { then: 'meet' });
      }
    },
    // W 8.421a Else it stays where it is. W 8.421b, W R90 Called away while somebody is in the Lair, it goes home at once.
    home: (t, v) => {
      const { board } = t;
      if (!v.called || board.dragon !== v.cell) return flight.done();
      return flight.call('move-dragon', { cell: rollSpot(t, LAIR) });
    },
  },
});

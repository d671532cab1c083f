import type { Seat, Table } from '@questhall/kernel';
import { type Board, FOR_TURNS, UNTIL_FORTNIGHT, UNTIL_ROLL } from '../board.js';
import { chapter } from '../calls.js';
import { higher, TO_LAIR, TO_RANDOM, toSpace } from '../dice.js';
import { cast, dropMovement, isWarded } from '../players.js';
import { LAIR_CENTRE } from '../tiles.js';
import { canEscapeTraps } from './wizard-deck.js';

const snare = chapter('trap', () => ({ roll: 0, tried: false }));

/** 8.3 A Trap. */
export const trap = snare.procedure({
  steps: {
    ward: (t, v) => {
      if (!isWarded(t.board, v.seat)) return;
      t.tell('trap.warded', { seat: v.seat });
      return snare.done();
    },
    // W 11.224 Cast before the effect is known.
    escape: snare.ask({
      rule: 'W 11.224',
      who: (b, v) => (canEscapeTraps(b, v.seat) ? v.seat : null),
      says: () => ({ key: 'ask.escape' }),
      options: () => [true, false],
      name: (o: boolean) => (o ? 'cast escaping' : 'no spell'),
      then: (t, v, o) => {
        v.tried = o;
        return o && cast(t, v.seat, 'escaping') ? snare.done() : undefined;
      },
    }),
    roll: (t, v) => {
      // W 8.3 Two dice, the higher.
      v.roll = higher(t, 'trap');
      t.tell('table', { seat: v.seat, table: 'trap', roll: v.roll });
      return spring(t, v, v.roll);
    },
  },
});

/** W 11.24b Who has tried to escape the Trap does not try again. */
function spring(t: Table<Board>, { seat, tried }: { seat: Seat; tried: boolean }, roll: number) {
  switch (roll) {
    case 1:
      // W 8.3.r1
      catchIn(t, seat, UNTIL_FORTNIGHT, 0);
      return;
    case 2:
      // W 8.3.r2
      return snare.call('transport', { seat, to: toSpace(LAIR_CENTRE), own: tried });
    case 3:
      // W 8.3.r3
      catchIn(t, seat, FOR_TURNS, t.d6('turns'));
      return;
    case 4:
      // W 8.3.r4
      return snare.call('transport', { seat, to: TO_LAIR, own: tried });
    case 5:
      // W 8.3.r5
      catchIn(t, seat, UNTIL_ROLL, 0);
      return;
    default:
      // W 8.3.r6
      return snare.call('transport', { seat, to: TO_RANDOM, own: tried });
  }
}

/** A player is caught. */
export function catchIn(t: Table<Board>, seat: Seat, how: number, turns: number): void {
  const { board } = t;
  board.trap[seat] = how;
  board.trapTurns[seat] = turns;
  // W 8.51c A Movement card is lost.
  dropMovement(board, seat);
  t.tell('trapped', { seat, how: ['', 'turns', 'roll', 'fortnight'][how], turns });
}

const luck = chapter('chance');

/** 8. A Random Encounter. */
export const chance = luck.procedure({
  steps: {
    roll: (t, { seat }) => {
      // W 8 Demons, Trap, animal, Event, Common Folk, High Wizard.
      const roll = higher(t, 'encounter');
      t.tell('table', { seat, table: 'encounter', roll });
      switch (roll) {
        case 1:
          // W 8.2 A Demon marker in the player's space.
          return luck.call('spawn', { cells: [t.board.at[seat]] });
        case 2:
          return luck.call('trap', { seat });
        case 3:
          return luck.call('animal', { seat });
        case 4:
          return luck.call('event', { seat });
        case 5:
          // W 8.6
          return luck.call('folk', { seat });
        default:
          // W 8.7
          return luck.call('wizard-card', { seats: [seat] });
      }
    },
  },
});

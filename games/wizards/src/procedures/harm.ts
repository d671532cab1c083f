import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import {
  type Board,
  clockwise,
  DISCARDED,
  FOR_TURNS,
  landAt,
  NOBODY,
  tileAt,
  today,
  UNTIL_FORTNIGHT,
  UNTIL_ROLL,
} from '../board.js';
import { chapter, type Thief } from '../calls.js';
import { higher, rollSpace, rollSpot, TO_LAIR, TO_RANDOM, toSpace } from '../dice.js';
import { cellOfMark, hasObject, isDone } from '../held.js';
import { CELLS, type Cell, cellId } from '../map.js';
import { HORSE, HOUND, UNICORN, WINGED_HORSE } from '../people.js';
import { DEMON, DRAGON, forget, hasDemon, noteMet } from '../places.js';
import {
  bind,
  bookOf,
  canGain,
  cast,
  daze,
  dropEvent,
  dropMovement,
  eventDoing,
  isTrapped,
  isWarded,
  loseAnimal,
  typesHeld,
} from '../players.js';
import { TASK_IDS } from '../tasks.js';
import { LAIR, LAIR_CENTRE } from '../tiles.js';
import { canEscapeTraps } from './wizard-deck.js';

const loot = chapter('theft');

/** Magical Objects and Gems are taken. */
export const theft = loot.procedure({
  steps: {
    // Events 25 and 28
    ward: (t, v) => {
      if (!isWarded(t.board, v.seat)) return;
      t.tell('theft.warded', { seat: v.seat, by: v.by });
      return loot.done();
    },
    // Event 29 Once, at a time he chooses.
    keep: loot.ask({
      rule: 'W 9.8b',
      who: (b, v) => (eventDoing(b, v.seat, 'keepsake') >= 0 ? v.seat : null),
      says: (_, v) => ({ key: 'ask.keep', args: { by: v.by } }),
      options: () => [false, true],
      name: (o: boolean) => (o ? 'use event-29' : 'keep event-29'),
      then: (t, v, o) => {
        if (!o) return;
        dropEvent(t.board, v.seat, eventDoing(t.board, v.seat, 'keepsake'));
        t.tell('keepsake', { seat: v.seat });
        return loot.done();
      },
    }),
    // W 9.8b Every Task of which he has an Object becomes impossible, W 9.9a and all Gems are gone.
    take: (t, v) => {
      const { board } = t;
      board.gems[v.seat] = 0;
      board.trail[v.seat] = [];
      board.mixed[v.seat] = false;
      t.tell('robbed', { seat: v.seat, by: v.by as Thief });
      return board.tasks[v.seat].some(hasObject) ? loot.call('ruin', { seat: v.seat }) : undefined;
    },
  },
});

const wreck = chapter('ruin');

/** W 9.9 Tasks with a stolen Object: the cards go, and Demons stand where the markers were. */
export const ruin = wreck.procedure({
  steps: {
    begin: (t, v) => {
      const { board } = t;
      const cells: Cell[] = [];
      for (const held of board.tasks[v.seat].filter(hasObject)) {
        board.taskCards[held.card] = DISCARDED;
        for (const m of held.marks) if (!isDone(m) && cellOfMark(m) >= 0) cells.push(cellOfMark(m));
        // W 9.011 No points for it.
        t.tell('task.impossible', { seat: v.seat, task: TASK_IDS[held.card] });
      }
      board.tasks[v.seat] = board.tasks[v.seat].filter((held) => !hasObject(held));
      return wreck.call('spawn', { cells });
    },
  },
});

const arise = chapter('spawn', () => ({ cell: -1, next: 0, seats: [] as Seat[] }));

/** W R80 Demon markers are put in spaces, whatever these are, and fall upon who stands there. */
export const spawn = arise.procedure({
  steps: {
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      const cell = v.cells[0];
      if (cell === undefined) return arise.done();
      v.cells = v.cells.slice(1);
      // W 7.3041c One a space. W 12.41b None on a fallen tile.
      if (hasDemon(board, cell) || board.fallen[tileAt(board, cell)]) return goto('next');
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
          return arise.call('demons', { seat, fiend: 'marker', other: NOBODY, shared: false }, { then: 'attack' });
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

const fiends = chapter('demons', () => ({ cell: -1, roll: 0, dispelled: false, tried: false }));

/** W 7.304 Demons, in the space or in the Boat; or a Dragonbound player who is as bad. */
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
          return fiends.call('transport', { seat: v.seat, to: TO_LAIR, own: false, apart: 0 }, { then: 'stay' });
      }
    },
    stay: () => fiends.done(false),
    // W 7.304.r6 They leave, and he gains a die of points.
    gone: (t, v) => {
      const { board } = t;
      // W 7.3042a The Dragonbound player is carried off, and no points are gained.
      if (v.fiend === 'bound')
        return fiends.call('transport', { seat: v.other, to: TO_RANDOM, own: false, apart: 0 }, { then: 'won' });
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
        return drake.call('transport', { seat, to: toSpace(LAIR_CENTRE), own: false, apart: 0 });
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

const snare = chapter('trap', () => ({ roll: 0, tried: false }));

/** W 8.3 A Trap. */
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
      return snare.call('transport', { seat, to: toSpace(LAIR_CENTRE), own: tried, apart: 0 });
    case 3:
      // W 8.3.r3
      catchIn(t, seat, FOR_TURNS, t.d6('turns'));
      return;
    case 4:
      // W 8.3.r4
      return snare.call('transport', { seat, to: TO_LAIR, own: tried, apart: 0 });
    case 5:
      // W 8.3.r5
      catchIn(t, seat, UNTIL_ROLL, 0);
      return;
    default:
      // W 8.3.r6
      return snare.call('transport', { seat, to: TO_RANDOM, own: tried, apart: 0 });
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

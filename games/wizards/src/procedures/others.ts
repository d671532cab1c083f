import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, clockwise, FREE, landAt, NOBODY, partnerOf, tileAt } from '../board.js';
import { chapter } from '../calls.js';
import { higher, rollSpace, TO_RANDOM, toSpace } from '../dice.js';
import type { Cell } from '../map.js';
import { GEMS, LETTERS, PEOPLE, UNICORN, WINGED_HORSE } from '../people.js';
import { DEMON, hasDemon, isDueAgain, noteMet, player, timesMet } from '../places.js';
import { canGain, giveAnimal, hasMandatory, isTrapped } from '../players.js';
import { islandOf, isStranded } from '../stranded.js';
import { TASK_IDS } from '../tasks.js';
import { COTTAGE, LAIR, STAR_CREST, TILES } from '../tiles.js';
import { mightHold } from '../view.js';
import { mayTake, remark } from './draw-task.js';
import { putDemon, removeDemon } from './harm.js';
import { together } from './wizard-deck.js';

interface Course {
  cell: Cell;
  stamp: number;
  next: number;
  /** Those he has dealt with in another way: rescued, or as good as Demons. */
  apartFrom: number;
}
const { call, done, procedure } = chapter('players', (): Course => ({ cell: -1, stamp: 0, next: 0, apartFrom: 0 }));
type Vars = Course & { seat: Seat; apart: number };

/** 7.302, 7.303 The other players in a space. */
export const players = procedure({
  steps: {
    begin: (t, v) => {
      v.cell = t.board.at[v.seat];
      v.stamp = t.board.arrivals[v.seat];
      v.apartFrom = v.apart;
    },
    // W 7.302a, W 7.303, W R117 Rescues come first, and are no Player Encounter.
    rescues: (t, v): Flow<'rescues'> => {
      const other = othersHere(t.board, v).find((seat) => needsRescue(t.board, seat));
      if (other === undefined || !isHere(t.board, v)) return;
      v.apartFrom |= 1 << other;
      return call('rescue', { seat: v.seat, other }, { then: 'rescues' });
    },
    // W 7.302b, W 7.3051i, W R94 A Dragonbound player is as bad as Demons.
    fiends: (t, v): Flow<'fiends'> => {
      const { board } = t;
      if (!isHere(board, v)) return done();
      const other = othersHere(board, v).find((seat) => isFiendish(board, v.seat, seat));
      if (other === undefined) return;
      v.apartFrom |= 1 << other;
      noteBoth(board, v.seat, other, v.cell);
      // W R21 Both bound: the one who entered first, then the other.
      const [victim, bound] = board.bound[other] ? [v.seat, other] : [other, v.seat];
      if (board.bound[v.seat] && board.bound[other]) v.next = other + 1;
      return call('demons', { seat: victim, fiend: 'bound', other: bound, shared: false }, { then: 'fiends' });
    },
    second: (t, v) => {
      const other = v.next - 1;
      if (v.next === 0 || t.board.at[other] !== v.cell || !isHere(t.board, v)) return;
      return call('demons', { seat: other, fiend: 'bound', other: v.seat, shared: false });
    },
    // W B.2 Partners have no Player Encounter. W B.3 They exchange Tasks and Gems.
    partner: (t, v) => {
      const { board } = t;
      if (!isHere(board, v)) return done();
      const partner = partnerOf(board, v.seat);
      if (partner === NOBODY || !othersHere(board, v).includes(partner)) return;
      return call('partners', { seat: v.seat, other: partner });
    },
    // W 7.302d All in the space take part in one encounter.
    normal: (t, v) => {
      const { board } = t;
      if (!isHere(board, v) || board.bound[v.seat]) return done();
      const others = othersHere(board, v).filter(
        (seat) => board.rank[seat] > 0 && !isTrapped(board, seat) && !board.bound[seat],
      );
      const due = others.filter(
        (seat) => seat !== partnerOf(board, v.seat) && isDueAgain(board, v.seat, v.cell, player(seat)),
      );
      if (due.length === 0 || board.rank[v.seat] === 0) return done();
      for (const other of others) noteBoth(board, v.seat, other, v.cell);
      return call('player-table', { seat: v.seat, seats: [v.seat, ...others] });
    },
  },
});

function isHere(b: Board, v: Vars): boolean {
  return b.at[v.seat] === v.cell && b.arrivals[v.seat] === v.stamp && !isTrapped(b, v.seat);
}

/** W 6.BOARDe Other players in the space, swimming or in Boats, clockwise, but for those set apart. */
function othersHere(b: Board, v: Vars): Seat[] {
  return clockwise(b, v.seat).filter(
    (seat) => seat !== v.seat && b.at[seat] === v.cell && ((v.apartFrom >> seat) & 1) === 0,
  );
}

/** W 7.3032 In a Trap; W 7.3031c or stranded, and has asked. */
function needsRescue(b: Board, seat: Seat): boolean {
  return isTrapped(b, seat) || (b.help[seat] && isStranded(b, seat));
}

/** W R21 One is Dragonbound, and both are of Rank 1 or higher. */
function isFiendish(b: Board, seat: Seat, other: Seat): boolean {
  if (!b.bound[seat] && !b.bound[other]) return false;
  return b.rank[seat] > 0 && b.rank[other] > 0 && isDueAgain(b, seat, b.at[seat], player(other));
}

function noteBoth(b: Board, seat: Seat, other: Seat, cell: Cell): void {
  noteMet(b, seat, cell, player(other));
  noteMet(b, other, cell, player(seat));
}

const table = chapter('player-table', () => ({ roll: 0, high: false, next: 0, gone: false, drove: 0, cell: -1 }));

/** W 7.3021 One roll for all who take part: it strikes the one who entered first, then the others clockwise. */
export const playerTable = table.procedure({
  steps: {
    roll: (t, v) => {
      const { board } = t;
      v.cell = board.at[v.seat];
      // W 7.302c With anybody of Rank 1 to 3 the lower table.
      v.high = v.seats.every((seat) => board.rank[seat] === 4);
      v.roll = higher(t, 'players');
      t.tell('players', { seats: v.seats, roll: v.roll, rank4: v.high });
      switch (v.roll) {
        case 1:
          // W 7.302.L.r1, W 7.302.H.r1 One marker, and Demons for each.
          if (!hasDemon(board, v.cell)) putDemon(t, v.cell);
          return goto('demons');
        case 2:
          return goto('carried');
        case 3:
          // W 7.302.L.r3, W 7.302.H.r3
          for (const seat of v.seats) giveAnimal(t, seat, v.high ? UNICORN : WINGED_HORSE, v.high ? 1 : 2);
          return table.done();
        case 4:
          // W 7.302.L.r4 One card for all. W 7.302.H.r4 A High Wizard for all.
          if (!v.high) return table.call('wizard-card', { seats: v.seats }, { then: 'end' });
          return table.call('meet-drawn', { seats: v.seats, times: 1 }, { then: 'end' });
        case 5:
          if (v.high) return goto('tell');
          return table.call('give-tasks', { giver: giverOf(board, v.seats), seats: v.seats }, { then: 'end' });
        default:
          // W 7.302.H.r6a A Secret Wizard for those present.
          return v.high ? table.call('reveal-secret', { seats: v.seats }, { then: 'end' }) : goto('gain');
      }
    },
    demons: (t, v): Flow<'demons' | 'driven' | 'count'> => {
      if (v.next === v.seats.length) return goto('driven');
      const seat = v.seats[v.next];
      v.next += 1;
      if (t.board.at[seat] !== v.cell) return goto('demons');
      return table.call(
        'demons',
        { seat, fiend: 'marker', other: NOBODY, shared: true },
        { into: 'gone', then: 'count' },
      );
    },
    count: (_, v) => {
      if (v.gone) v.drove += 1;
      return goto('demons');
    },
    // W R30 The marker goes only if every one of them has driven the Demons off.
    driven: (t, v) => {
      if (v.drove === v.seats.length) removeDemon(t.board, v.cell);
      return table.done();
    },
    // W 7.302.L.r2 Each to a RANDOM space. W 7.302.H.r2 All to the Star Crest. W R95
    carried: (_, v): Flow<'carried' | 'end'> => {
      if (v.next === v.seats.length) return goto('end');
      const seat = v.seats[v.next];
      v.next += 1;
      const to = v.high ? toSpace(STAR_CREST) : TO_RANDOM;
      return table.call('transport', { seat, to, own: false, apart: together(v.seats) }, { then: 'carried' });
    },
    // W 7.302.H.r5 The one who entered learns one Secret Wizard from each.
    tell: table.ask({
      rule: 'W 7.302.H.r5',
      who: (_, v) => (v.next + 1 < v.seats.length ? v.seats[v.next + 1] : null),
      says: (_, v) => ({ key: 'ask.tell', args: { seat: v.seat } }),
      // W R62 One he knows, of his choice.
      options: (b, v) => lettersKnown(b, v.seats[v.next + 1]),
      name: (letter: number) => `tell ${LETTERS[letter]}`,
      then: (t, v, letter, from) => {
        const { board } = t;
        board.secretKnown[letter] |= 1 << v.seat;
        const person = PEOPLE[board.secretWho[letter]];
        t.reveal(
          'secret.told',
          { seat: v.seat, from, letter: LETTERS[letter] },
          { for: [v.seat, from], args: { person } },
        );
        v.next += 1;
        return goto('tell');
      },
    }),
    untold: (_, v) => {
      v.next += 1;
      return v.next + 1 < v.seats.length ? goto('tell') : goto('end');
    },
    // W 7.302.L.r6 A die of points for each.
    gain: (t, v): Flow<'gain' | 'end'> => {
      if (v.next === v.seats.length) return goto('end');
      const seat = v.seats[v.next];
      v.next += 1;
      return canGain(t.board, seat) ? table.call('gain', { seat, n: t.d6('points') }, { then: 'gain' }) : goto('gain');
    },
    end: () => table.done(),
  },
});

function lettersKnown(b: Board, seat: Seat): number[] {
  return b.secretAt.flatMap((cell, letter) => (cell >= 0 && (b.secretKnown[letter] >> seat) & 1 ? [letter] : []));
}

/** W 7.302.L.r5, W R16 Of those of highest Rank the one with most Tasks; the earlier in order if they tie. */
function giverOf(b: Board, seats: readonly Seat[]): Seat {
  const top = Math.max(...seats.map((seat) => b.rank[seat]));
  const leaders = seats.filter((seat) => b.rank[seat] === top);
  const most = Math.max(...leaders.map((seat) => b.tasks[seat].length));
  return leaders.find((seat) => b.tasks[seat].length === most) as Seat;
}

const gift = chapter('give-tasks', () => ({ next: 0, left: -1 }));

/** W 7.302.L.r5 Two Optional Tasks to each of lower Rank, one to each of equal. */
export const giveTasks = gift.procedure({
  steps: {
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      if (v.next === v.seats.length) return gift.done();
      const seat = v.seats[v.next];
      // W R16 None to a player of Rank 4 or without an Order.
      if (seat === v.giver || !mayTake(board, seat)) {
        v.next += 1;
        return goto('next');
      }
      v.left = board.rank[seat] < board.rank[v.giver] ? 2 : 1;
    },
    choose: gift.ask({
      rule: 'W R16',
      who: (_, v) => v.giver,
      says: (_, v) => ({ key: 'ask.give', args: { seat: v.seats[v.next], left: v.left } }),
      options: (b, v) => optional(b, v.giver),
      name: (card: number) => `give ${TASK_IDS[card]}`,
      bars: () => ({ rule: 'W 7.302.L.r5', why: 'only an Optional Task of yours' }),
      then: (t, v, card) => {
        handOver(t, card, v.giver, v.seats[v.next]);
        v.left -= 1;
        if (v.left > 0) return goto('choose');
      },
    }),
    on: (_, v) => {
      v.next += 1;
      return goto('next');
    },
  },
});

function optional(b: Board, seat: Seat): number[] {
  return b.tasks[seat].flatMap((held) => (held.mandatory ? [] : [held.card]));
}

/** W 9.2 The card passes with all that is done and carried; the markers are now the new holder's. */
function handOver(t: Table<Board>, card: number, from: Seat, to: Seat): void {
  const { board } = t;
  const i = board.tasks[from].findIndex((held) => held.card === card);
  const [held] = board.tasks[from].splice(i, 1);
  held.mandatory = false;
  held.vigil = -1;
  board.tasks[to].push(held);
  remark(board, to);
  t.tell('task.given', { seat: from, to, task: TASK_IDS[card] });
}

const help = chapter('rescue');

/** 7.303 A Rescue. */
export const rescue = help.procedure({
  steps: {
    free: (t, v) => {
      const { board } = t;
      if (!isTrapped(board, v.other)) return goto('fetch');
      // W 7.3032, W 7.30321 Ten points, and the other is free.
      board.trap[v.other] = FREE;
      board.trapTurns[v.other] = 0;
      t.tell('rescued', { seat: v.seat, other: v.other });
      return reward(board, v.seat, v.other, 10, 'demon');
    },
    // W R32 A Demon that waited attacks him now.
    demon: (t, v) => {
      const { board } = t;
      const cell = board.at[v.other];
      const waits = landAt(board, cell) >= 0 && hasDemon(board, cell) && timesMet(board, v.other, cell, DEMON) === 0;
      if (!waits) return help.done();
      return help.call('demons', { seat: v.other, fiend: 'marker', other: NOBODY, shared: false }, { then: 'end' });
    },
    end: () => help.done(),
    fetch: (t, v) => {
      const { board } = t;
      const tile = tileAt(board, board.at[v.other]);
      // W 7.3031d By the place.
      const n = tile === LAIR ? 25 : tile < 0 || tile === COTTAGE ? 20 : 15;
      board.help[v.other] = false;
      t.tell('rescued', { seat: v.seat, other: v.other });
      return reward(board, v.seat, v.other, n, 'carry');
    },
    // W 7.30311b To a RANDOM space of another island.
    carry: (t, v) => help.call('transport', { seat: v.other, to: elsewhere(t, v.other), own: true, apart: 0 }),
  },
});

/** W 7.30311a, W 7.3033 The rescuer's points. W B.2 None for a partner. W R68 None for who cannot gain. */
function reward<L extends string>(b: Board, seat: Seat, other: Seat, n: number, then: L) {
  if (!canGain(b, seat) || partnerOf(b, seat) === other) return goto(then);
  return help.call('divide', { seat, n }, { then });
}

function elsewhere(t: Table<Board>, seat: Seat): Cell {
  const { board } = t;
  const tile = tileAt(board, board.at[seat]);
  const island = tile < 0 ? [] : islandOf(board, tile);
  const other = TILES.some((_, one) => !board.fallen[one] && board.layout.at[one] >= 0 && !island.includes(one));
  for (;;) {
    const cell = rollSpace(t, 'random');
    if (!other || !island.includes(tileAt(board, cell))) return cell;
  }
}

const pair = chapter('partners', () => ({ turn: 0 }));

/** W B.3, W B.4 Partners who meet exchange Optional Tasks and, if both collect them, Gems. */
export const partners = pair.procedure({
  steps: {
    tasks: pair.ask({
      rule: 'W B.3',
      who: (_, v) => (v.turn === 0 ? v.seat : v.turn === 1 ? v.other : null),
      says: (_, v) => ({ key: 'ask.exchange', args: { seat: v.turn === 0 ? v.other : v.seat } }),
      options: (b, v) => exchangeable(b, v.turn === 0 ? v.seat : v.other),
      name: (card: number) => (card < 0 ? 'enough' : `give ${TASK_IDS[card]}`),
      then: (t, v, card, seat) => {
        if (card < 0) {
          v.turn += 1;
          return goto('tasks');
        }
        handOver(t, card, seat, seat === v.seat ? v.other : v.seat);
        return goto('tasks');
      },
    }),
    // W R106 Both of Rank 4 with nothing Mandatory left; each hands over what he likes, unseen.
    gems: pair.ask({
      rule: 'W B.4',
      private: true,
      who: (b, v) => (bothCollect(b, v.seat, v.other) ? [v.seat, v.other] : null),
      says: () => ({ key: 'ask.gems' }),
      options: (b, _, seat) => subsets(b.gems[seat]),
      name: (bits: number, b) => gemWords(bits, b),
      all: (t, v, picks) => {
        const { board } = t;
        for (const [seat, bits] of picks) board.gems[seat] &= ~bits;
        for (const [seat, bits] of picks) board.gems[seat === v.seat ? v.other : v.seat] |= bits;
        // From now on others cannot tell whose are whose.
        for (const seat of [v.seat, v.other]) board.mixed[seat] = true;
        t.reveal('gems.exchanged', { seats: [v.seat, v.other] });
      },
    }),
  },
});

function exchangeable(b: Board, seat: Seat): number[] {
  const to = partnerOf(b, seat);
  return mayTake(b, to) ? [-1, ...optional(b, seat)] : [-1];
}

function bothCollect(b: Board, seat: Seat, other: Seat): boolean {
  const collects = (one: Seat) => b.rank[one] === 4 && !hasMandatory(b, one);
  return collects(seat) && collects(other) && (mightHold(b, seat) | mightHold(b, other)) !== 0;
}

/** Every set of Gems that can be made of these. */
function subsets(bits: number): number[] {
  const found: number[] = [];
  for (let set = 0; set <= bits; set++) if ((set & ~bits) === 0) found.push(set);
  return found;
}

function gemWords(bits: number, b: Board): string {
  const names = b.gemOf.flatMap((gem, wizard) => ((bits >> wizard) & 1 ? [GEMS[gem]] : []));
  return names.length > 0 ? `hand over ${names.sort().join(' ')}` : 'hand over nothing';
}

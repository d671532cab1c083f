import { type Flow, goto, over, type Seat, type Table } from '@questhall/kernel';
import { type Board, clockwise, DISCARDED, IN_DECK, NOBODY, stands, tileAt, WITH_LETTER } from '../board.js';
import { chapter } from '../calls.js';
import { rollSpot, TO_LAIR, TO_RANDOM } from '../dice.js';
import { cellOfMark, type Held, isComplete, isDone, stepOfMark, stepsOf } from '../held.js';
import type { Cell } from '../map.js';
import { markersOn, nextType } from '../omens.js';
import { LETTERS, PEOPLE, SORCERY } from '../people.js';
import { hasDemon } from '../places.js';
import { isTrapped } from '../players.js';
import { towersLeft } from '../task-places.js';
import { TASK_IDS } from '../tasks.js';
import { groupOf, LAIR, SACRED_CIRCLE, TILES, type TileId } from '../tiles.js';
import { putDemon } from './demons.js';
import { complete } from './fulfil.js';
import { takeMarker } from './wizard-deck.js';

const dark = chapter('evil', () => ({ next: 0, tiles: 0 }));

/** 12. An attack of Evil that nobody has thwarted. */
export const evil = dark.procedure({
  steps: {
    begin: (t) => {
      const { board } = t;
      board.active = NOBODY;
      // What was healed in the last turn was healed in another one.
      board.turns += 1;
      t.tell('evil.attacks', { fortnight: board.fortnight });
      // W 12.11 In the first two Fortnights no tile falls. W 12.12 From the third on one does.
      return board.fortnight <= 2 ? goto('carry') : goto('fall');
    },
    // W 12.11A, W R72 Each in turn is carried off, out of any Trap,
    carry: (t, v): Flow<'haunt'> => {
      if (v.next === t.board.seats) return dark.done();
      const seat = (t.board.dealer + v.next) % t.board.seats;
      return dark.call('transport', { seat, to: TO_RANDOM, own: false }, { then: 'haunt' });
    },
    // W 12.11B and a Demon follows him, before the next is carried off.
    haunt: (t, v) => {
      const seat = (t.board.dealer + v.next) % t.board.seats;
      v.next += 1;
      return haunt(t, seat, 'carry');
    },
    // W B.5 Partners lose two at a time.
    fall: (t, v): Flow<'fall' | 'haunts'> => {
      if (v.tiles === (t.board.house.partners ? 2 : 1)) return goto('haunts');
      v.tiles += 1;
      return dark.call('takeover', {}, { then: 'fall' });
    },
    // W 12.14 Then a Demon for each player, from the Dealer clockwise.
    haunts: (t, v) => {
      if (v.next === t.board.seats) return dark.done();
      const seat = (t.board.dealer + v.next) % t.board.seats;
      v.next += 1;
      return haunt(t, seat, 'haunts');
    },
  },
});

/** A Demon on the tile where a player stands, or on him at sea. */
function haunt<L extends string>(t: Table<Board>, seat: Seat, then: L) {
  const { board } = t;
  const cell = board.at[seat];
  const tile = tileAt(board, cell);
  if (tile >= 0) return dark.call('spawn', { cells: [rollSpot(t, tile)] }, { then });
  const boat = board.boat[seat];
  // W 12.141a, W 12.141b Directly on him. W R120 On him alone; it stays with the Boat, or in the water.
  if (boat >= 0 ? board.boatDemon[boat] : hasDemon(board, cell)) return goto(then);
  if (boat >= 0) {
    board.boatDemon[boat] = true;
    t.tell('demon.aboard', { seat, boat: boat + 1 });
  } else putDemon(t, cell);
  // W 8.31a Not while he is trapped.
  if (isTrapped(board, seat)) return goto(then);
  return dark.call('demons', { seat, fiend: boat >= 0 ? 'boat' : 'marker' }, { then });
}

const loss = chapter('takeover', () => ({ tile: -1, next: 0, cells: [] as Cell[] }));

/** A territory falls. */
export const takeover = loss.procedure({
  steps: {
    choose: (t, v) => {
      const { board } = t;
      v.tile = fallsNext(t);
      if (v.tile < 0) return loss.done();
      // W 12.12 It is turned over where it lies.
      board.fallen[v.tile] = true;
      board.demons = board.demons.filter((cell) => tileAt(board, cell) !== v.tile);
      t.tell('fallen', { tile: TILES[v.tile].id });
      // W 12.46, W R102 With the Sacred Circle all is lost.
      if (v.tile === SACRED_CIRCLE) return over({ winners: [], rule: 'W 12.46', says: { key: 'over.circle' } });
    },
    // W 12.41a, W R101 Players on it go to the Lair, in turn order. W R65 Nobody can stay.
    flee: (t, v): Flow<'flee'> => {
      const { board } = t;
      const seats = clockwise(board, board.dealer);
      while (v.next < seats.length) {
        const seat = seats[v.next];
        v.next += 1;
        if (tileAt(board, board.at[seat]) === v.tile)
          return loss.call('transport', { seat, to: TO_LAIR, own: true }, { then: 'flee' });
      }
    },
    clear: (t, v) => {
      const { board } = t;
      const isOn = (cell: Cell) => cell >= 0 && tileAt(board, cell) === v.tile;
      // W 12.42 High Wizards on it go back.
      board.wizardAt.forEach((cell, person) => {
        if (!isOn(cell)) return;
        takeMarker(t, person);
        t.tell('wizard.lost', { person: PEOPLE[person] });
      });
      board.secretAt.forEach((cell, letter) => {
        if (!isOn(cell)) return;
        takeLetter(board, letter);
        t.tell('secret.lost', { letter: LETTERS[letter] });
      });
      for (let seat = 0; seat < board.seats; seat++) v.cells.push(...abandon(t, seat, v.tile));
    },
    // W R101 The Dragon goes home.
    dragon: (t, v) =>
      tileAt(t.board, t.board.dragon) === v.tile ? loss.call('move-dragon', { cell: rollSpot(t, LAIR) }) : undefined,
    // W 9.9, W R36 Markers elsewhere of Tasks now impossible become Demons.
    spawn: (_, v) => loss.call('spawn', { cells: v.cells }),
  },
});

/** Secret cards go back into the deck, and nobody is the wiser. */
function takeLetter(b: Board, letter: number): void {
  b.secretAt[letter] = -1;
  b.secretWho[letter] = -1;
  b.secretKnown[letter] = 0;
  b.wizardCards = b.wizardCards.map((place) => (place === WITH_LETTER + letter ? IN_DECK : place));
}

function fallsNext(t: Table<Board>): TileId {
  const { board } = t;
  const foretold = board.foretold;
  board.foretold = -1;
  // Event 24, W R111, W R61 A tile that was named falls, if it still stands.
  if (foretold >= 0 && stands(board, foretold)) return foretold;
  const eligible = nextType(board);
  const counts = eligible.map((tile) => markersOn(board, tile));
  const tied = eligible.filter((_, i) => counts[i] === Math.max(...counts));
  if (tied.length <= 1) return tied[0] ?? -1;
  // W 12.132b, W R122 A die is rolled until it shows one of them.
  for (;;) {
    const tile = groupOf(tied[0]) * 6 + t.d6('evil') - 1;
    if (tied.includes(tile)) return tile;
  }
}

/** W 12.43a Task markers on a fallen tile go, and the Tasks with them; what is left of those becomes Demons. */
function abandon(t: Table<Board>, seat: Seat, tile: TileId): Cell[] {
  const { board } = t;
  const cells: Cell[] = [];
  for (const held of board.tasks[seat].slice()) {
    const hit = held.marks.some((m) => isLost(board, m, tile));
    if (hit) thin(board, held, tile);
    if (isHopeless(board, seat, held, tile)) {
      board.taskCards[held.card] = DISCARDED;
      board.tasks[seat] = board.tasks[seat].filter((one) => one !== held);
      for (const m of held.marks)
        if (!isDone(m) && cellOfMark(m) >= 0 && !isLost(board, m, tile)) cells.push(cellOfMark(m));
      t.tell('task.impossible', { seat, task: TASK_IDS[held.card] });
    } else if (hit && isComplete(held)) complete(t, seat, board.tasks[seat].indexOf(held));
  }
  return cells;
}

function isLost(b: Board, m: number, tile: TileId): boolean {
  return !isDone(m) && cellOfMark(m) >= 0 && tileAt(b, cellOfMark(m)) === tile;
}

/** W 12.43b Of EVERY place of a kind those that stand are enough, as long as one is left. */
function thin(b: Board, held: Held, tile: TileId): void {
  const steps = stepsOf(held);
  const isLeft = (m: number) => cellOfMark(m) >= 0 && stands(b, tileAt(b, cellOfMark(m)));
  const isSpare = (m: number) =>
    isLost(b, m, tile) &&
    steps[stepOfMark(m)].kind === 'every' &&
    held.marks.some((other) => stepOfMark(other) === stepOfMark(m) && isLeft(other));
  held.marks = held.marks.filter((m) => !isSpare(m));
}

function isHopeless(b: Board, seat: Seat, held: Held, tile: TileId): boolean {
  // W 9.9b, W R79 A marker has fallen.
  if (held.marks.some((m) => isLost(b, m, tile))) return true;
  // W R76 No Mentor is left.
  const steps = stepsOf(held);
  const waits = held.marks.some((m) => !isDone(m) && steps[stepOfMark(m)].person === 'mentor');
  return waits && b.order[seat] === SORCERY && towersLeft(b).length === 0;
}

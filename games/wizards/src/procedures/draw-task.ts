import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, cellOf, DISCARDED, HELD, IN_DECK, OUT_OF_PLAY, tileAt } from '../board.js';
import { chapter } from '../calls.js';
import { rollSpot, rollTile } from '../dice.js';
import { cellOfMark, doneMark, type Held, mark, stepOfMark, stepsOf } from '../held.js';
import { type Cell, cellId } from '../map.js';
import { DRUIDS, HOME, orderOf, RUKTAL } from '../people.js';
import { isSummoned } from '../players.js';
import type { TaskStep } from '../task-card.js';
import {
  cellOfStep,
  cellsFor,
  farthest,
  homeOf,
  isDead,
  spiceTiles,
  tileOfStep,
  towersLeft,
  woodsOf,
} from '../task-places.js';
import { TASK_IDS, TASKS } from '../tasks.js';
import { PLAINS, SPOTS, spaceOf, TERRAIN, tileNamed } from '../tiles.js';

const { ask, call, done, procedure } = chapter('draw-task', () => ({ card: -1, step: 0, left: 0 }));

/** 9. A Task card is drawn, and every part of it marked. */
export const drawTask = procedure({
  steps: {
    draw: (t, v) => {
      const { board } = t;
      if (!mayTake(board, v.seat)) return done();
      // W 9a, W 9.5 However many he holds.
      v.card = drawCard(t, v.seat);
      // W R50 No card left: nothing is drawn.
      if (v.card < 0) return done();
      board.taskCards[v.card] = HELD;
      // W 9.41a From his Mentor it is Mandatory. W 9.42a From anybody else Optional.
      const mandatory = v.person >= 0 && orderOf(v.person) === board.order[v.seat] && board.order[v.seat] > 0;
      board.tasks[v.seat].push({ card: v.card, mandatory, marks: [], first: -1, vigil: -1 });
      t.tell('task.drawn', { seat: v.seat, task: TASK_IDS[v.card], mandatory });
    },
    // W 9.1a Every part is marked at once, in the order of the card. W 9.42b Optional ones too.
    mark: (t, v) => {
      const held = last(t.board, v.seat);
      if (v.step === TASKS[v.card].steps.length) return goto('ready');
      const step = stepsOf(held)[v.step];
      v.left = marksToChoose(t.board, step);
      if (v.left > 0) return goto('choose');
      for (const cell of marksFor(t, v.seat, held, step)) held.marks.push(mark(cell, v.step));
      if (step.kind === 'here') held.marks = held.marks.map((m) => (stepOfMark(m) === v.step ? doneMark(m) : m));
      v.step += 1;
      return goto('mark');
    },
    // W 4.1.ANY, W 4.22, W R37 Where the card lets him choose, he chooses now.
    choose: ask({
      rule: 'W 4.1.ANY',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.mark', args: { task: TASK_IDS[v.card], step: v.step + 1, left: v.left } }),
      options: (b, v) => choices(b, v),
      name: (cell: Cell, b) => `mark ${cellId(b.layout, cell)}`,
      at: (cell, b) => [cellId(b.layout, cell)],
      bars: () => ({ rule: 'W 4.1.ANY', why: 'the card does not allow this space, or it is marked already' }),
      then: (t, v, cell) => {
        last(t.board, v.seat).marks.push(mark(cell, v.step));
        v.left -= 1;
        if (v.left > 0) return goto('choose');
        v.step += 1;
        return goto('mark');
      },
    }),
    ready: (t, v) => {
      const held = last(t.board, v.seat);
      const at = held.marks.map((m) => (cellOfMark(m) < 0 ? null : cellId(t.board.layout, cellOfMark(m))));
      t.tell('task.marked', { seat: v.seat, task: TASK_IDS[v.card], at });
      // W 9.7, W R77 A first part with the giver himself is met at once.
      if (v.person >= 0) return call('fulfil', { seat: v.seat, person: v.person, only: v.card });
    },
    // W 9.7 So is a first marker in the very space.
    here: (_, v) => call('fulfil', { seat: v.seat, person: -1, only: v.card }),
  },
});

function last(b: Board, seat: Seat): Held {
  return b.tasks[seat][b.tasks[seat].length - 1];
}

/** W 3.73b, W 10a, W 13a, Event 31 Who may be given a Task. W 13c Those he has he may still complete. */
export function mayTake(b: Board, seat: Seat): boolean {
  return b.rank[seat] > 0 && b.rank[seat] < 4 && !isSummoned(b, seat);
}

/** Whether the deck or the discards have a card. */
export function hasTaskCard(b: Board): boolean {
  return b.taskCards.some((place) => place === IN_DECK || place === DISCARDED);
}

/** W 12.44, W R78 Cards that nobody can do any more are taken out of play, and another is drawn. */
function drawCard(t: Table<Board>, seat: Seat): number {
  const { board } = t;
  while (hasTaskCard(board)) {
    // W R50 The discards are shuffled into a new deck.
    if (!board.taskCards.includes(IN_DECK))
      board.taskCards = board.taskCards.map((place) => (place === DISCARDED ? IN_DECK : place));
    const card = t.draw(
      'task',
      board.taskCards.map((place) => (place === IN_DECK ? 1 : 0)),
    );
    if (!isDead(board, seat, card)) return card;
    board.taskCards[card] = OUT_OF_PLAY;
    t.tell('task.dead', { seat, task: TASK_IDS[card] });
  }
  return -1;
}

/** How many spaces of a step the holder chooses himself. */
function marksToChoose(b: Board, step: TaskStep): number {
  if (step.kind === 'any') return step.count ?? 1;
  if (step.kind === 'farthest') return 1;
  if (step.person === 'master-sorcerer') return 1;
  return step.spaceChoice ? woodsOf(b, cellsFor(b, step)).length : 0;
}

interface Choosing {
  readonly seat: Seat;
  readonly step: number;
  readonly left: number;
}

function choices(b: Board, v: Choosing): Cell[] {
  const held = last(b, v.seat);
  const step = stepsOf(held)[v.step];
  if (step.person === 'master-sorcerer') return towersLeft(b).map((person) => cellOf(b, HOME[person]));
  if (step.kind === 'farthest') return farthest(b, step);
  // Task 53 One space of each wood, wood after wood.
  if (step.spaceChoice) return woodsOf(b, cellsFor(b, step)).at(-v.left) ?? [];
  const taken = held.marks.filter((m) => stepOfMark(m) === v.step).map(cellOfMark);
  return cellsFor(b, step).filter((cell) => !taken.includes(cell));
}

/** The cells of a step that dice or the card itself give; -1 for somebody who has no place. */
function marksFor(t: Table<Board>, seat: Seat, held: Held, step: TaskStep): Cell[] {
  const { board } = t;
  switch (step.kind) {
    case 'here':
      return [board.at[seat]];
    case 'meet':
      return [placeOf(board, seat, step.person as string)];
    case 'each':
      return (step.tiles ?? []).map((tile) => rollSpot(t, tileNamed(tile)));
    case 'every':
      return step.tile === 'random-elven' ? spiceSpots(t, step) : cellsFor(board, step);
    case 'random':
    case 'transport':
      return rolled(t, held, step);
    default:
      return [fixed(board, held, step)];
  }
}

/** W R76 Rüktal alone can be marked as a Mentor. */
function placeOf(b: Board, seat: Seat, person: string): Cell {
  if (person === 'mentor') return b.order[seat] === DRUIDS ? cellOf(b, HOME[RUKTAL]) : -1;
  const home = homeOf(person);
  return home < 0 ? -1 : cellOf(b, home);
}

function fixed(b: Board, held: Held, step: TaskStep): Cell {
  // Task 52 Back to where the knight was left.
  if (step.sameSpaceAsStep) return cellOfStep(held, step.sameSpaceAsStep - 1);
  const cells = cellsFor(b, step);
  // Task 45 The Dwelling of the flower's own territory.
  if (step.sameTileAsStep) {
    const tile = tileOfStep(b, held, step.sameTileAsStep - 1);
    return cells.find((cell) => tileAt(b, cell) === tile) as Cell;
  }
  return cells[0];
}

function rolled(t: Table<Board>, held: Held, step: TaskStep): Cell[] {
  const cells: Cell[] = [];
  const excluded = (step.exclude ?? []).map(tileNamed);
  if (step.differentTileFromStep) excluded.push(tileOfStep(t.board, held, step.differentTileFromStep - 1));
  while (cells.length < (step.count ?? 1)) {
    // W 4 First the territory, then the space. W 4.22 Unless the card prints them. W 4.1.SPECIFIC A named territory needs no roll.
    const listing = step.listing ?? 'random';
    const tile = listing === 'specific' ? tileNamed(step.tile as string) : rollTile(t, listing, excluded);
    const cell = rollSpot(t, tile);
    // Task 73 Different spaces.
    if (!cells.includes(cell)) cells.push(cell);
  }
  return cells;
}

/** Task 44 Every plains space of one Elven territory by dice. */
function spiceSpots(t: Table<Board>, step: TaskStep): Cell[] {
  const { board } = t;
  const tiles = spiceTiles(board, step);
  const all = Array.from({ length: 6 }, (_, i) => 6 + i);
  const tile = rollTile(
    t,
    'elven',
    all.filter((one) => !tiles.includes(one)),
  );
  return SPOTS.flatMap((_, spot) => {
    const space = spaceOf(tile, spot);
    return TERRAIN[space] === PLAINS ? [cellOf(board, space)] : [];
  });
}

/** W R76 After a change of Order or of holder, mark the Mentor anew. */
export function remark(b: Board, seat: Seat): void {
  for (const held of b.tasks[seat]) {
    held.marks = held.marks.map((m) => {
      const step = stepsOf(held)[stepOfMark(m)];
      if (step.person !== 'mentor' || m & 1) return m;
      return mark(placeOf(b, seat, 'mentor'), stepOfMark(m));
    });
  }
}

import {
  type Cell,
  cellNamed,
  cellOfMark,
  isDone,
  LETTERS,
  PEOPLE_NAMES,
  type SpaceId,
  TASKS,
  TERRAIN,
  tileOf,
  type View,
} from '@questhall/wizards';
import type { People } from '../play/people.js';
import type { Drawing } from './drawing.js';

/** Something that lies or stands on the islands or the sea. */
export interface Piece {
  readonly cell: Cell;
  readonly sign: string;
  readonly words: string;
}

/** The islands as one viewer sees them, with what has changed and what is offered. */
export interface Scene {
  readonly drawing: Drawing<View>;
  readonly view: View;
  readonly pieces: ReadonlyMap<Cell, readonly Piece[]>;
  readonly lit: ReadonlySet<Cell>;
  readonly changed: ReadonlySet<Cell>;
}

export function sceneOf(drawing: Drawing<View>): Scene {
  const { lit, people, view } = drawing;
  const pieces = byCell(piecesOf(view, people));
  return { drawing, view, pieces, lit: litCells(view, lit), changed: changedCells(drawing, pieces) };
}

/** Everything on the map, what matters most first: where there is room for one sign it is that. */
export function piecesOf(view: View, people: People): Piece[] {
  const placed = (at: readonly Cell[], sign: (i: number) => string, words: (i: number) => string) =>
    at.flatMap((cell, i): Piece[] => (cell < 0 ? [] : [{ cell, sign: sign(i), words: words(i) }]));
  const [players, boats] = [view.at.slice(), view.boatAt];
  return [
    ...placed(players, people.letter, people.letter),
    ...placed([view.dragon], only('&'), only('the Dragon')),
    ...placed(view.demons, only('x'), only('Demons')),
    ...placed(view.wizardAt, only('@'), (i) => PEOPLE_NAMES[i]),
    ...placed(view.secretAt, only('?'), (i) => secretWords(view, i)),
    ...marksOf(view, people),
    ...placed(boats, only('u'), (i) => `Boat ${i + 1}${view.boatDemon[i] ? ' with Demons in it' : ''}`),
  ];
}

function only(text: string): () => string {
  return () => text;
}

function secretWords(view: View, letter: number): string {
  const who = view.secretWho[letter];
  return `Secret Wizard ${LETTERS[letter]}${who >= 0 ? ` (${PEOPLE_NAMES[who]})` : ''}`;
}

/** Task markers still to be picked up; those of whoever looks stand out. */
function marksOf(view: View, people: People): Piece[] {
  const found = view.tasks.flatMap((tasks, seat) =>
    tasks.flatMap(({ card, marks }) =>
      marks.flatMap((m): Piece[] => {
        const sign = seat === whose(view) ? '!' : "'";
        const words = `Task ${TASKS[card].no} of ${people.letter(seat)}`;
        return isDone(m) || cellOfMark(m) < 0 ? [] : [{ cell: cellOfMark(m), sign, words }];
      }),
    ),
  );
  return found.sort((a, b) => Number(b.sign === '!') - Number(a.sign === '!'));
}

/** Through whose eyes the islands are seen: a spectator looks over the shoulder of whoever has the turn. */
export function whose(view: View): number {
  return view.viewer ?? view.active;
}

function byCell(pieces: readonly Piece[]): Map<Cell, Piece[]> {
  const found = new Map<Cell, Piece[]>();
  for (const piece of pieces) found.set(piece.cell, [...(found.get(piece.cell) ?? []), piece]);
  return found;
}

function litCells(view: View, lit: ReadonlySet<string>): Set<Cell> {
  return new Set([...lit].map((id) => cellOfThing(view, id)).filter((cell) => cell >= 0));
}

/** The cell a thing of a prompt is in; -1 for what is on no cell. */
function cellOfThing(view: View, id: string): Cell {
  const boat = /^boat-(\d+)$/.exec(id);
  return boat ? (view.boatAt[Number(boat[1]) - 1] ?? -1) : cellNamed(view.layout, id);
}

function changedCells({ before, people }: Drawing<View>, now: ReadonlyMap<Cell, readonly Piece[]>): Set<Cell> {
  if (before === null) return new Set();
  const was = byCell(piecesOf(before, people));
  const told = (pieces: readonly Piece[] = []) => pieces.map(({ words }) => words).join();
  return new Set([...was.keys(), ...now.keys()].filter((cell) => told(was.get(cell)) !== told(now.get(cell))));
}

/** By number: plains, woods, mountain, town, dwelling, special space, stone. */
const GROUND = ['.', '"', '^', '#', '%', '+', '='];

/** One sign for the ground of a space. W A.5 Of tiles that lie face down nothing is seen. */
export function groundSign(view: View, space: SpaceId): string {
  if (view.phase === 'blind' || view.fallen[tileOf(space)]) return ':';
  return GROUND[TERRAIN[space]];
}

/** What offers and changes are marked with. */
export function markOf({ changed, lit }: Scene, cell: Cell): string {
  return lit.has(cell) ? '>' : changed.has(cell) ? '*' : ' ';
}

import type { Seat, Sight } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import {
  type Cell,
  cellNamed,
  cellOfMark,
  isDone,
  type Layout,
  LETTERS,
  PEOPLE_NAMES,
  TASKS,
  type View,
} from '@questhall/wizards';

export interface Shows {
  readonly laying?: { readonly tile: string | null; readonly at: string | null };
  readonly turn?: { readonly seat: Seat; readonly white: number; readonly red: number };
  readonly move?: { readonly seat: Seat; readonly white: number; readonly land: number; readonly water: number };
}

/** The board as the viewer of a scene may know it; null before the game has begun. */
export function viewOf(scene: Scene): View | null {
  return sightOf(scene)?.board ?? null;
}

export function showsOf(scene: Scene): Shows {
  return (sightOf(scene)?.shows ?? {}) as Shows;
}

function sightOf(scene: Scene): Sight<View> | null {
  return scene.sight as unknown as Sight<View> | null;
}

/** Something that lies or stands on the map. */
export interface Piece {
  readonly kind: 'player' | 'boat' | 'demon' | 'dragon' | 'wizard' | 'secret' | 'mark';
  readonly cell: Cell;
  /** Seat, number of the Boat, High Wizard or letter. */
  readonly of: number;
  /** What is written on it, and what it is called. */
  readonly text: string;
  readonly name: string;
}

/** Everything on the map, what lies flat before what stands. */
export function piecesOf(view: View, name: (seat: Seat) => string): Piece[] {
  const placed = (at: readonly Cell[], make: (i: number) => Omit<Piece, 'cell' | 'of'>) =>
    at.flatMap((cell, i): Piece[] => (cell < 0 ? [] : [{ ...make(i), cell, of: i }]));
  return [
    ...marksOf(view, name),
    ...placed(view.boatAt, (i) => ({
      kind: 'boat',
      text: String(i + 1),
      name: view.boatDemon[i] ? `Boat ${i + 1} with a Demon in it` : `Boat ${i + 1}`,
    })),
    ...view.demons.map((cell): Piece => ({ kind: 'demon', cell, of: 0, text: '', name: 'Demons' })),
    ...placed([view.dragon], () => ({ kind: 'dragon', text: '', name: 'the Dragon' })),
    ...placed(view.wizardAt, (i) => ({
      kind: 'wizard',
      text: PEOPLE_NAMES[i][0],
      name: `the High Wizard ${PEOPLE_NAMES[i]}`,
    })),
    ...placed(view.secretAt, (i) => ({ kind: 'secret', text: LETTERS[i], name: secretName(view, i) })),
    ...placed(view.at, (i) => ({ kind: 'player', text: '', name: name(i) })),
  ];
}

function secretName(view: View, letter: number): string {
  const who = view.secretWho[letter];
  const marker = `Secret Wizard ${LETTERS[letter]}`;
  return who >= 0 ? `${marker}, who is ${PEOPLE_NAMES[who]}` : `${marker}, not known to you`;
}

/** Task markers that are still to be picked up. */
function marksOf(view: View, name: (seat: Seat) => string): Piece[] {
  return view.tasks.flatMap((held, seat) =>
    held.flatMap(({ card, marks }) =>
      marks
        .filter((m) => !isDone(m) && cellOfMark(m) >= 0)
        .map((m): Piece => {
          const { no } = TASKS[card];
          return { kind: 'mark', cell: cellOfMark(m), of: seat, text: String(no), name: `Task ${no} of ${name(seat)}` };
        }),
    ),
  );
}

/** The cell a thing of a prompt is in; -1 for what is on no cell. */
export function cellOfThing(view: View, id: string): Cell {
  const boat = /^boat-(\d+)$/.exec(id);
  return boat ? (view.boatAt[Number(boat[1]) - 1] ?? -1) : cellNamed(view.layout as Layout, id);
}

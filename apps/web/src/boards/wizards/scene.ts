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

/** The tile that is being laid, and the hex of its centre. */
interface Laid {
  readonly tile: string | null;
  readonly at: string | null;
}

export interface Shows {
  readonly laying?: Laid;
  readonly 'laying-blind'?: Laid;
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

/** The tile that is being laid; null if none is. */
export function layingOf(scene: Scene): Laid | null {
  const shown = showsOf(scene);
  return shown.laying ?? shown['laying-blind'] ?? null;
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
  /** A player whose turn it is, a Boat with a Demon in it, a Task marker of whoever looks. */
  readonly marked?: boolean;
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
      marked: view.boatDemon[i],
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
    ...placed(view.at, (i) => ({ kind: 'player', text: '', name: name(i), marked: view.active === i })),
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
    held.flatMap((one) =>
      one.marks
        .filter((m) => !isDone(m) && cellOfMark(m) >= 0)
        .map((m): Piece => {
          const { no } = TASKS[one.card];
          const marked = seat === (view.viewer ?? view.active);
          const words = `Task ${no} of ${name(seat)}`;
          return { kind: 'mark', cell: cellOfMark(m), of: seat, text: String(no), name: words, marked };
        }),
    ),
  );
}

/** The cell a thing of a prompt is in; -1 for what is on no cell. */
export function cellOfThing(view: View, id: string): Cell {
  const boat = /^boat-(\d+)$/.exec(id);
  return boat ? (view.boatAt[Number(boat[1]) - 1] ?? -1) : cellNamed(view.layout as Layout, id);
}

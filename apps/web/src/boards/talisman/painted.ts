import { SPACES } from '@questhall/talisman';
import { nameAt } from './ground/letters.js';
import { type Board, type Drawn, picture } from './ground/picture.js';

/** The board, drawn when it is first looked at and never again. */
export const board: () => Board = once(picture);

/** Every space as it is drawn, by number. */
export const places: () => readonly Drawn[] = once(() => SPACES.map(({ id }) => board().cells.get(id)!));

/** Where the names of the spaces stand, by number. */
export const nameplaces = once(() => places().map((cell) => nameAt(cell, board().warp)));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

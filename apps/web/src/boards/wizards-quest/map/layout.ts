import { type SpaceId, spaceNamed, type View } from '@questhall/wizards-quest';
import type { Point } from '../../../draw/geometry.js';
import { pieceAt, type Standing, standingIn } from '../scene.js';
import { isCastle, places } from '../sheet.js';

/** Where the tokens of a space stand, from its middle. */
export interface Stand {
  readonly force: Point;
  readonly power: Point;
  readonly dragon: Point;
  readonly wizard: Point;
  readonly treasure: Point;
}

const RAISED = -7;

export function standOf(standing: Standing, space: SpaceId): Stand {
  const led = standing.power !== 'none';
  const alone = led && standing.men === 0;
  const x = isCastle(space) ? (led ? 10 : 19) : led && !alone ? -11 : 0;
  const monsters = Number(standing.dragon) + Number(standing.wizard);
  const bare = standing.holder < 0;
  return {
    force: [x, RAISED],
    power: alone ? [x, RAISED] : isCastle(space) ? [x + 21, RAISED + 10] : [x + 26, RAISED + 4],
    dragon: bare && monsters === 1 ? [0, RAISED - 2] : bare ? [-20, RAISED - 2] : [34, -20],
    wizard:
      bare && monsters === 1 ? [0, RAISED - 2] : bare ? [22, RAISED - 2] : standing.dragon ? [-34, -20] : [35, -21],
    treasure: isCastle(space) ? [-37, 14] : [-35, 4],
  };
}

/** Where a thing is on the map: the middle of a space, or the place of a piece. */
export function placeOf(view: View, id: string): Point | null {
  const space = spaceNamed(id) >= 0 ? spaceNamed(id) : pieceAt(view, id);
  if (space < 0) return null;
  const [x, y] = places()[space].at;
  if (spaceNamed(id) >= 0) return [x, y];
  const stand = standOf(standingIn(view, space), space);
  const [dx, dy] = id === 'dragon' || id === 'wizard' ? stand[id] : stand.power;
  return [x + dx, y + dy];
}

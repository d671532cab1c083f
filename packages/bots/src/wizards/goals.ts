import {
  ABBEY,
  type Cell,
  canRise,
  cellOf,
  cellOfMark,
  DRUIDS,
  FALSE_WIZARD,
  HAMDREL,
  type Held,
  HOME,
  isAfflicted,
  isDone,
  isDue,
  isDwelling,
  type Mark,
  PEOPLE,
  RUKTAL,
  SORCERERS,
  SPACES_ON_TILES,
  stands,
  stepOfMark,
  stepsOf,
  tileOf,
  type View,
  WIZARDS,
} from '@questhall/wizards';

/** Where somebody always is, if his tile stands. */
export function homesOf(view: View, people: readonly number[]): Cell[] {
  return people.flatMap((person) => cellIfStanding(view, HOME[person]));
}

export function cellIfStanding(view: View, space: number): Cell[] {
  const cell = cellOf(view, space);
  return cell >= 0 && stands(view, tileOf(space)) ? [cell] : [];
}

/** Elven Dwellings that stand. */
export function dwellings(view: View): Cell[] {
  const found: Cell[] = [];
  for (let space = 0; space < SPACES_ON_TILES; space++)
    if (isDwelling(space)) found.push(...cellIfStanding(view, space));
  return found;
}

/** Where High Wizards lie who are or may be of a kind. */
export function wizardMarkers(view: View, fits: (wizard: number) => boolean = () => true): Cell[] {
  const open = view.wizardAt.filter((cell, wizard) => cell >= 0 && fits(wizard));
  const secret = view.secretAt.filter((cell, i) => cell >= 0 && (view.secretWho[i] < 0 || fits(view.secretWho[i])));
  return [...open, ...secret];
}

/** Where a player finds a Mentor of his Order. */
export function mentors(view: View, seat: number): Cell[] {
  if (view.order[seat] === WIZARDS) return wizardMarkers(view);
  return homesOf(view, view.order[seat] === DRUIDS ? [RUKTAL] : SORCERERS);
}

/** Whether this High Wizard may have a Gem that is still missing. */
export function isWanted(view: View, seat: number, wizard: number): boolean {
  return ((view.gems[seat] >> wizard) & 1) === 0 && view.gemOf[wizard] !== FALSE_WIZARD;
}

/** Who can heal. */
export function healers(view: View): Cell[] {
  return [...homesOf(view, [...SORCERERS, HAMDREL, RUKTAL]), ...cellIfStanding(view, ABBEY), ...wizardMarkers(view)];
}

/** Where the due parts of a Task can be done now. */
export function placesOf(view: View, seat: number, held: Held): Cell[] {
  return held.marks.flatMap((m) => (isDone(m) || !isDue(held, stepOfMark(m)) ? [] : placesOfMark(view, seat, held, m)));
}

/** Where one part of a Task can be done, as far as anybody knows. */
export function placesOfMark(view: View, seat: number, held: Held, m: Mark): Cell[] {
  const { person, oneOf } = stepsOf(held)[stepOfMark(m)];
  if (person === 'mentor') return mentors(view, seat);
  if (person === 'high-wizard') return wizardMarkers(view, (one) => !oneOf || oneOf.includes(PEOPLE[one]));
  return cellOfMark(m) >= 0 ? [cellOfMark(m)] : [];
}

/** Whether only a Mentor is wanting for the next Rank. */
export function isRipe(view: View, seat: number): boolean {
  return canRise(view, seat) && !isAfflicted(view, seat);
}

/** W 7.6 Whether the place in this cell has been met as often as it may be before he leaves its tile. */
export function isSpent(view: View, seat: number, cell: Cell): boolean {
  return view.met[seat].some((entry) => entry >> 2 === cell << 4 && (entry & 3) >= 2);
}

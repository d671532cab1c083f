import {
  AROUND,
  BOARD,
  bookOf,
  CAST,
  type Cell,
  cellOf,
  centreOf,
  KIND,
  landAt,
  pointsFor,
  SAIL,
  SPOTS,
  STOP,
  spaceOf,
  TILES,
  tileAt,
  type View,
  WAYS,
} from '@questhall/wizards';
import { cheapest, type Decide, type Sight } from './decision.js';
import { FAR, type Field, fieldTo, type Goal, TURN } from './field.js';
import { cellIfStanding, isSpent } from './goals.js';

export type GoalsOf = (view: View, seat: number) => Goal[];

/** Where to, and how far from everywhere. */
interface Course {
  readonly field: Field;
  readonly goals: readonly Goal[];
}

function courseOf({ view, seat }: Sight, goalsOf: GoalsOf): Course {
  const fresh = goalsOf(view, seat).filter(({ cell }) => !isSpent(view, seat, cell));
  const goals = fresh.length > 0 ? fresh : elsewhere(view, seat);
  return { field: fieldTo(view, seat, goals), goals };
}

/** Whoever has nothing to do here goes to another tile: what he has met often enough then counts anew. */
function elsewhere(view: View, seat: number): Goal[] {
  const cells = TILES.flatMap((_, tile) =>
    tile === tileAt(view, view.at[seat]) ? [] : cellIfStanding(view, centreOf(tile)),
  );
  return cells.length > 0 ? cells.map((cell) => ({ cell, late: 0 })) : [{ cell: view.at[seat], late: 0 }];
}

/** How far it still is from where he stands; who has not moved must come anew to what he wants. */
function costHere({ view, seat }: Sight, { field, goals }: Course, moved: boolean): number {
  const cell = view.at[seat];
  const cost = view.boat[seat] >= 0 ? field.boat[cell] : field.foot[cell];
  if (moved || !goals.some((goal) => goal.cell === cell && !goal.stays)) return cost;
  return cost + 4 * TURN;
}

/** Every step of a journey to the best of the goals. */
export function travels(goalsOf: GoalsOf): Readonly<Record<string, Decide>> {
  const to = (cell: Cell, { field }: Course, sight: Sight) =>
    cell < 0 ? field.foot[sight.view.at[sight.seat]] : field.foot[cell];
  const lands: Decide = (sight) => {
    const course = courseOf(sight, goalsOf);
    return { pick: cheapest<Cell>(sight.options, (cell) => to(cell, course, sight)), why: 'nearest to my goals' };
  };
  return {
    'turn.way': (sight) => setsOut(sight, courseOf(sight, goalsOf)),
    'turn.whither': lands,
    'event.wish': lands,
    'move.choose': (sight) => steps(sight, courseOf(sight, goalsOf)),
    'cast-transporting.choose': (sight) => {
      const course = courseOf(sight, goalsOf);
      const pick = cheapest<number>(sight.options, (tile) =>
        tile < 0 ? 4 * TURN : costOfTile(sight.view, course, tile),
      );
      return { pick, why: 'that territory is nearest to my goals' };
    },
    'summon-boat.where': (sight) => {
      const { field } = courseOf(sight, goalsOf);
      return { pick: cheapest<Cell>(sight.options, (cell) => field.boat[cell]), why: 'the best way from here' };
    },
  };
}

/** What a random space of a tile is worth. */
function costOfTile(view: View, { field }: Course, tile: number): number {
  const sum = SPOTS.reduce((all, _, spot) => all + Math.min(150, field.foot[cellOf(view, spaceOf(tile, spot))]), 0);
  return sum / SPOTS.length;
}

function setsOut(sight: Sight, course: Course) {
  const { view, seat, options } = sight;
  const here = costHere(sight, course, false);
  const pick = cheapest<number>(options, (way) => {
    switch (WAYS[way]) {
      case 'call for help':
        return -1;
      case 'cast transporting':
        return (5 * castCost(sight, course) + here) / 6;
      case 'star crest':
        return course.field.foot[view.at[seat]] > 12 * TURN ? 0 : FAR;
      case 'roll':
        return here - TURN;
      default:
        return landingCost(sight, course);
    }
  });
  return { pick, why: 'the quickest way to my goals' };
}

function castCost({ view, seat }: Sight, course: Course): number {
  const { carries } = bookOf(view, seat);
  const tiles = view.layout.at.flatMap((cell, tile) => (cell >= 0 && !view.fallen[tile] ? [tile] : []));
  const costs = tiles.map((tile) => costOfTile(view, course, tile));
  if (carries === 'random' || carries === 'stone-random') return costs.reduce((a, b) => a + b, 0) / costs.length;
  return Math.min(...costs);
}

/** Animals carry farther than ten spaces or not; a near goal needs none. */
function landingCost({ view, seat }: Sight, { field, goals }: Course): number {
  const others = goals.filter(({ cell }) => cell !== view.at[seat] && landAt(view, cell) >= 0);
  return others.length === 0 ? FAR : Math.min(...others.map(({ cell }) => field.foot[cell])) + 1;
}

function steps(sight: Sight, course: Course) {
  const { view, seat, options, shows } = sight;
  const { white, land, water } = shows.move as { white: number; land: number; water: number };
  const [allLand, allWater] = pointsFor(view, seat, white);
  const here = costHere(sight, course, land * 2 < allLand || water * 2 < allWater);
  const pick = cheapest<number>(options, (option) => {
    const [kind, what] = [Math.floor(option / KIND), option % KIND];
    if (kind === STOP) return here - 0.5;
    if (kind === BOARD) return course.field.boat[view.boatAt[what]];
    if (kind === SAIL) return course.field.boat[what];
    if (kind === CAST) return what === 0 ? callCost(sight, course, here) : -1;
    return course.field.foot[what];
  });
  return { pick, why: 'it brings me nearest to my goals' };
}

/** A Boat is called where the way leads over water. */
function callCost({ view, seat }: Sight, { field }: Course, here: number): number {
  let least = FAR;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[view.at[seat] * 6 + side];
    if (to >= 0 && landAt(view, to) < 0) least = Math.min(least, field.boat[to]);
  }
  return least + 4 + TURN / 2 <= here + 1 ? here - 1 : FAR;
}

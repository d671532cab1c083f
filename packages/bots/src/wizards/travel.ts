import {
  AROUND,
  allowsRandom,
  atlasOf,
  BOARD,
  bookOf,
  CAST,
  CELLS,
  type Cell,
  CIRCLE_CENTRE,
  cellOf,
  centreOf,
  distance,
  isSite,
  KIND,
  LAIR,
  landAt,
  pointsFor,
  SAIL,
  SPOTS,
  STOP,
  spaceOf,
  TILES,
  tileAt,
  tileOf,
  type View,
  WAYS,
} from '@questhall/wizards';
import { cheapest, type Decide, type Sight } from './decision.js';
import { FAR, type Field, fieldOver, type Goal, type Ground, groundFor, TURN } from './field.js';
import { cellIfStanding, isSpent } from './goals.js';

export type GoalsOf = (view: View, seat: number) => Goal[];
export type GroundOf = (view: View, seat: number) => Ground;

/** Where to, and how far from everywhere. */
interface Course {
  readonly ground: Ground;
  readonly field: Field;
  readonly goals: readonly Goal[];
  /** Whether he looks at who waits where he goes. */
  readonly wary: boolean;
}

/** Courses are set anew when something has changed that matters; where he himself has come to does not. */
function helm(goalsOf: GoalsOf, groundOf: GroundOf): (sight: Sight) => Course {
  let [key, course]: [string, Course | undefined] = ['', undefined];
  return (sight) => {
    const now = keyOf(sight);
    if (now !== key || !course) [key, course] = [now, courseOf(sight, goalsOf, groundOf)];
    return course;
  };
}

function keyOf({ view, seat }: Sight): string {
  const { turns, rank, order, points, tasks, met, demons, dragon, boatAt, boat, wizardAt, secretAt, gems, visits } =
    view;
  const others = view.at.filter((_, other) => other !== seat);
  const here = [view.withHamdrel[seat], visits[seat], tileAt(view, view.at[seat]), isSite(landAt(view, view.at[seat]))];
  const mine = [
    seat,
    rank[seat],
    order[seat],
    tasks[seat],
    met[seat],
    gems[seat],
    view.events[seat],
    view.animal[seat],
  ];
  return JSON.stringify([
    turns,
    mine,
    here,
    others,
    points,
    demons,
    dragon,
    boatAt,
    boat,
    wizardAt,
    secretAt,
    view.trap,
  ]);
}

function courseOf({ view, seat }: Sight, goalsOf: GoalsOf, groundOf: GroundOf): Course {
  const fresh = goalsOf(view, seat).filter(({ cell, stays }) => stays || !isSpent(view, seat, cell));
  const goals = fresh.length > 0 ? fresh : elsewhere(view, seat);
  const ground = groundOf(view, seat);
  const course = { ground, field: fieldOver(ground, goals), goals, wary: true };
  const cell = view.at[seat];
  const reaches = view.boat[seat] >= 0 || course.field.foot[cell] < FAR;
  return reaches ? course : marooned(view, seat, ground);
}

/** W A.8 Whoever comes nowhere by himself goes where Demons or chance may carry him off. */
function marooned(view: View, seat: number, ground: Ground): Course {
  const goals: Goal[] = view.demons.map((cell) => ({ cell, late: 0 }));
  for (const cell of ground.land.keys())
    if (ground.land[cell] >= 0 && allowsRandom({ ...view, at: view.at.with(seat, cell) }, seat))
      goals.push({ cell, late: TURN, stays: true });
  return { ground, field: fieldOver(ground, goals), goals, wary: false };
}

/** Whoever has nothing to do here goes to another tile: what he has met often enough then counts anew. */
function elsewhere(view: View, seat: number): Goal[] {
  const cells = TILES.flatMap((_, tile) =>
    tile === tileAt(view, view.at[seat]) ? [] : cellIfStanding(view, centreOf(tile)),
  );
  return cells.length > 0 ? cells.map((cell) => ({ cell, late: 0 })) : [{ cell: view.at[seat], late: 0 }];
}

/** How far it still is from where he stands; who has not moved must come anew to what he wants. */
function costHere({ view, seat }: Sight, { field, goals, ground }: Course, moved: boolean): number {
  const cell = view.at[seat];
  const cost = view.boat[seat] >= 0 ? field.boat[cell] : field.foot[cell];
  if (moved || !goals.some((goal) => goal.cell === cell && !goal.stays)) return cost;
  let least = cost + 4 * TURN;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[cell * 6 + side];
    if (to < 0 || ground.land[to] < 0 || (ground.walls[cell] >> side) & 1) continue;
    least = Math.min(least, field.foot[to] + ground.price[to]);
  }
  return Math.max(cost + 1, least);
}

/** Every step of a journey to the best of the goals. */
export function travels(
  goalsOf: GoalsOf,
  groundOf: GroundOf = (view, seat) => groundFor(view, seat),
): Readonly<Record<string, Decide>> {
  const steer = helm(goalsOf, groundOf);
  const to = (cell: Cell, course: Course, sight: Sight) =>
    cell < 0 ? course.field.foot[sight.view.at[sight.seat]] : course.field.foot[cell] + tollAt(course, cell);
  const lands: Decide = (sight) => {
    const course = steer(sight);
    return { pick: cheapest<Cell>(sight.options, (cell) => to(cell, course, sight)), why: 'nearest to my goals' };
  };
  return {
    'turn.way': (sight) => setsOut(sight, steer(sight)),
    'turn.whither': lands,
    'event.wish': lands,
    'move.choose': (sight) => steps(sight, steer(sight)),
    'cast-transporting.choose': (sight) => {
      const course = steer(sight);
      const pick = cheapest<number>(sight.options, (tile) =>
        tile < 0 ? 4 * TURN : costOfTile(sight.view, course, tile),
      );
      return { pick, why: 'that territory is nearest to my goals' };
    },
    'summon-boat.where': (sight) => {
      const { field } = steer(sight);
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
        return landingCost(sight, course, WAYS[way]);
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

/** The best place where an animal or a card can set one down. */
function landingCost({ view, seat }: Sight, course: Course, way: string): number {
  const here = view.at[seat];
  const { land } = atlasOf(view.layout);
  let least = FAR;
  for (let cell = 0; cell < CELLS; cell++) {
    const space = land[cell];
    if (space < 0 || cell === here || space === CIRCLE_CENTRE || view.fallen[tileOf(space)]) continue;
    // W 8.44a Ten spaces. W 8.44b Not in the Lair.
    if (way === 'winged horse' && (tileOf(space) === LAIR || distance(cell, here) > 10)) continue;
    least = Math.min(least, course.field.foot[cell] + tollAt(course, cell));
  }
  return least;
}

const tollAt = ({ ground, wary }: Course, cell: Cell): number => (wary ? (ground.toll.get(cell) ?? 0) : 0);

function steps(sight: Sight, course: Course) {
  const { view, seat, options, shows } = sight;
  const { white, land, water } = shows.move as { white: number; land: number; water: number };
  const [allLand, allWater] = pointsFor(view, seat, white);
  const here = costHere(sight, course, land * 2 < allLand || water * 2 < allWater);
  const pick = cheapest<number>(options, (option) => {
    const [kind, what] = [Math.floor(option / KIND), option % KIND];
    if (kind === STOP) return here - 0.5;
    if (kind === BOARD) return course.field.boat[view.boatAt[what]];
    if (kind === SAIL) return course.field.boat[what] + tollAt(course, what);
    // Swiftness costs nothing; only who can be there at once needs none.
    if (kind === CAST) return what === 0 ? callCost(sight, course, here) : 0.25;
    return course.field.foot[what] + tollAt(course, what);
  });
  return { pick, why: 'it brings me nearest to my goals' };
}

/** A Boat is called where the way leads over water. */
function callCost({ view, seat }: Sight, { field, ground }: Course, here: number): number {
  let least = FAR;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[view.at[seat] * 6 + side];
    if (to >= 0 && ground.callable[to] === 1) least = Math.min(least, field.boat[to]);
  }
  return least + 4 + TURN / 2 <= here + 1 ? here - 1 : FAR;
}

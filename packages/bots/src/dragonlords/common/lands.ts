import {
  bearersAt,
  IS_KINGDOM,
  isFoe,
  isKing,
  LANDS,
  landsOf,
  MAY_ATTACK,
  mustStay,
  NOBODY,
  neighbours,
  PEOPLES,
  type PeopleRow,
  type Place,
  plainIn,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';

/** Gold a land pays a side each turn. */
export function pays(view: View, side: Side, land: Place): number {
  const { kind, mine } = LANDS[land];
  const row: PeopleRow | undefined = PEOPLES[view.people[side]];
  if (mine && row?.mines) return 10;
  return kind === 'kingdom' || kind === 'gold' || kind === 'island' ? 5 : 1;
}

export function isEnemyLand(view: View, side: Side, land: Place): boolean {
  const holder = view.holder[land];
  return holder !== NOBODY && isFoe(view, side, holder);
}

/** Units that hold a land. */
export function garrison(view: View, land: Place): number {
  const holder = view.holder[land];
  return holder === NOBODY ? 0 : strengthOf(view, land, holder);
}

export function foesBeside(view: View, side: Side, land: Place): Place[] {
  return neighbours(view, land).filter((other) => isEnemyLand(view, side, other));
}

/** The strongest enemy stack beside a land. */
export function threat(view: View, side: Side, land: Place): number {
  let most = 0;
  for (const other of foesBeside(view, side, land))
    if (view.holder[other] < view.sides && !view.fallen[view.holder[other]])
      most = Math.max(most, garrison(view, other) - 1);
  return most;
}

/** Units without counters that can leave a land, if so many must stay. */
export function spare(view: View, side: Side, land: Place, stay = 0, states = MAY_ATTACK): number {
  const plain = plainIn(view, land, side, states);
  return Math.max(0, Math.min(plain, strengthOf(view, land, side) - Math.max(stay, mustStay(land))));
}

/** Where a side's King is, -1 if it has none. */
export function kingAt(view: View, side: Side): Place {
  for (let i = 0; i < view.bearerAt.length; i++)
    if (view.bearerAt[i] >= 0 && view.bearerSide[i] === side && isKing(view, i)) return view.bearerAt[i];
  return -1;
}

/** Whether a side's counters that others have not seen lie in a land. */
export function hasMarks(view: View, land: Place, side: Side): boolean {
  return bearersAt(view, land, side).some((bearer) => view.marks[bearer] > 0);
}

/** Steps from each land to the nearest that passes, over own land only; far away where there is none. */
export function distances(view: View, side: Side, isGoal: (land: Place) => boolean): number[] {
  const far = 99;
  const found: number[] = LANDS.map((_, land) => (isGoal(land) ? 0 : far));
  let ring = LANDS.flatMap((_, land) => (found[land] === 0 ? [land] : []));
  for (let step = 1; ring.length > 0; step++) {
    const next: Place[] = [];
    for (const land of ring) {
      for (const other of neighbours(view, land)) {
        if (found[other] <= step || view.holder[other] !== side) continue;
        found[other] = step;
        next.push(other);
      }
    }
    ring = next;
  }
  return found;
}

/** Own kingdoms, the strongest first. */
export function kingdomLands(view: View, side: Side): Place[] {
  return landsOf(view, side)
    .filter((land) => IS_KINGDOM[land])
    .sort((a, b) => strengthOf(view, b, side) - strengthOf(view, a, side));
}

/** Units laid out before anything is sent: picks `place 3 icegate`, one a land, and `place ship icegate`. */
export function withUnits(draft: readonly string[], land: string, n: number): string[] {
  const before = unitsOn(draft, land);
  const others = draft.filter((pick) => !isUnits(pick, land));
  return before + n > 0 ? [...others, `place ${before + n} ${land}`] : others;
}

export function unitsOn(draft: readonly string[], land: string): number {
  const pick = draft.find((one) => isUnits(one, land));
  return pick ? Number(pick.split(' ')[1]) : 0;
}

/** How many units and ships have been laid out. */
export function spent(draft: readonly string[]): { units: number; ships: number } {
  let [units, ships] = [0, 0];
  for (const pick of draft) {
    const [, what] = pick.split(' ');
    if (what === 'ship') ships += 1;
    else if (/^\d+$/.test(what ?? '')) units += Number(what);
  }
  return { units, ships };
}

/** What is written beside a land on which something was laid. */
export function laidOn(draft: readonly string[], land: string): string {
  const n = unitsOn(draft, land);
  const ships = draft.filter((pick) => pick === `place ship ${land}`).length;
  if (n > 0) return `+${n}`;
  return ships > 0 ? 'ship' : '';
}

function isUnits(pick: string, land: string): boolean {
  const [verb, n, at] = pick.split(' ');
  return verb === 'place' && at === land && n !== 'ship';
}

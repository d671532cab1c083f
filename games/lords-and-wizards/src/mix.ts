/**
 * LW AMB-048 The counters of each kind in a colour set of its alignment, in the order of the kinds: Men, Elves, Orcs,
 * Dwarves, Ents, Trolls, Giants, Rocs, Skorres, Narques, Dragons. A limit only where the table wants it.
 */
export const COUNTER_MIX: readonly number[] = [
  ...[11, 8, 20, 6, 6, 6, 4],
  ...[11, 5, 8, 11, 6, 7, 14, 12],
  ...[7, 6, 10, 4, 4, 7],
  ...[3, 5, 2, 3, 2, 2],
];

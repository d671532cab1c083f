import type { Seat } from '@questhall/kernel';
import type { Open } from './board.js';
import { ALCHEMIST, IS_MAGIC, POINTS, POTION } from './cards/kinds.js';
import { LIFTS, QUESTS } from './effects.js';
import { looseFollowers, wounds } from './goods.js';
import {
  along,
  CROWN,
  FOREST,
  HILLS,
  IS_WOODS,
  OPPOSITE,
  PORTAL,
  REGION_OF,
  RING,
  SENTINEL,
  type SpaceId,
  TEMPLE,
  VALLEY,
  WAY_BACK,
  WAY_ON,
} from './map.js';
import { able, has, isHobbled, isInner, isToad, isUsable, possesses } from './values.js';

/** What a character may do in the movement part of a turn, each as `act * 1024 + what`. */
export const ACTS = [
  'roll',
  'go',
  'cross',
  'portal',
  'raft',
  'woods',
  'wizard',
  'boatman',
  'stay',
  'retreat',
  'regenerate',
  'hand-over',
  'exchange',
  'align',
  'alchemist',
  'drink',
  'hand-gold',
  'hand-follower',
] as const;
export type Act = (typeof ACTS)[number];
const CODE = Object.fromEntries(ACTS.map((act, i) => [act, i])) as Readonly<Record<Act, number>>;
export const actOf = (o: number): Act => ACTS[o >> 10];
export const whatOf = (o: number): number => o & 1023;
export const actCode = (act: Act, what = 0): number => CODE[act] * 1024 + what;

/** Back from the Valley of Fire, by a branch still to be chosen. */
export const EITHER = 1023;

/** Every way to make the move, and what may be done before it. */
export function waysOf(b: Open, seat: Seat): number[] {
  const ways = isInner(b.at[seat]) ? innerWays(b, seat) : outerWays(b, seat);
  freeActs(b, seat, ways);
  return ways;
}

function outerWays(b: Open, seat: Seat): number[] {
  // T 19:4, T R90 One space without a die.
  const ways = isHobbled(b, seat) && !b.enslaved[seat] ? routes(b.at[seat], 1) : [actCode('roll')];
  // The Temple holds its slaves, and T R90 a Toad uses no other way.
  if (!b.enslaved[seat] && !isToad(b, seat)) otherWays(b, seat, ways);
  return ways;
}

/** Moves that replace the roll. */
function otherWays(b: Open, seat: Seat, ways: number[]): void {
  const at = b.at[seat];
  // T 11:15 A Raft must be had: T 11:17 one that came in an earlier turn, or T 11:16 one built in Woods or Forest with an Axe.
  const builds = (IS_WOODS[at] || at === FOREST) && has(b, seat, 'build-rafts');
  const waits = b.raft[seat] >= 0 && b.raftTurn[seat] < b.turn;
  // T 11:18.1 To any space directly opposite.
  if (builds || waits) for (const to of OPPOSITE[at]) ways.push(actCode('raft', to));
  if (IS_WOODS[at] && able(b, seat, 'woods-walk'))
    for (const to of RING[REGION_OF[at]]) if (to !== at && IS_WOODS[to]) ways.push(actCode('woods', to));
  const lift = LIFTS[b.lift[seat]];
  if (lift === 'boatman') ways.push(actCode('boatman', TEMPLE));
  if (lift === 'wizard') for (const to of RING.outer) if (to !== at) ways.push(actCode('wizard', to));
}

/** T 11:1.2 The full count either way; T 11:10 over the bridge, T 11:23 or at the Portal, if the count goes beyond. */
export function routes(from: SpaceId, steps: number): number[] {
  const ways = [actCode('go', along(from, 1, steps)), actCode('go', along(from, -1, steps))];
  if (beyond(from, gateOf(from), steps) >= 0) ways.push(actCode('cross'));
  // T 11:25 Not by a move that ends on it exactly.
  if (REGION_OF[from] === 'middle' && beyond(from, PORTAL, steps) >= 0) ways.push(actCode('portal'));
  return ways;
}

/** T 11:1.2 Every way to make a move by the die. */
export function waysBy(b: Open, seat: Seat, steps: number): number[] {
  const ways = routes(b.at[seat], steps);
  if (steps === 6 && able(b, seat, 'regenerate') && wounds(b, seat) > 0) ways.push(actCode('regenerate'));
  return ways;
}

/** The end of the bridge in the Region of a space. */
export function gateOf(from: SpaceId): SpaceId {
  return REGION_OF[from] === 'outer' ? SENTINEL : HILLS;
}

/** Steps left when the way leads over a space, counting one for leaving it; below 0 if the count does not go beyond. */
export function beyond(from: SpaceId, over: SpaceId, steps: number): number {
  const n = RING[REGION_OF[from]].length;
  const far = (((over - from) % n) + n) % n;
  return steps - Math.min(far, n - far) - 1;
}

function innerWays(b: Open, seat: Seat): number[] {
  const at = b.at[seat];
  // T 11:7 On the Crown nobody moves.
  if (at === CROWN) return [actCode('stay')];
  // T 11:4, T R14 The instructions come first, T R12 unless he goes back. T R110 One or the other he must.
  const ways = b.due[seat] ? [actCode('stay')] : [];
  if (!b.due[seat])
    // T 11:6.2, T OBJECT.2, T R92 The Valley of Fire only with a Talisman, T R95 which need only be possessed;
    // T 11:6.1, T R19 from there the way leads on to the Crown.
    for (const to of WAY_ON[at]) if (to !== VALLEY || possesses(b, seat, 'talisman')) ways.push(actCode('go', to));
  // T 11:5.1 Back towards the Plain of Peril; from the Valley either way, which is asked then.
  const back = WAY_BACK[at];
  ways.push(actCode('retreat', back.length === 1 ? back[0] : EITHER));
  return ways;
}

/** What may be done before the move without being it. */
function freeActs(b: Open, seat: Seat, ways: number[]): void {
  questActs(b, seat, ways);
  // T 1:4.2 Kept Enemies of seven points or more.
  if (canExchange(b, seat)) ways.push(actCode('exchange'));
  for (const to of newAlignments(b, seat)) ways.push(actCode('align', to));
  if (canDistil(b, seat)) ways.push(actCode('alchemist'));
  if (canDrink(b, seat)) ways.push(actCode('drink'));
}

/** T R101 Things are handed over for a quest at the start of an own turn. */
function questActs(b: Open, seat: Seat, ways: number[]): void {
  if (b.quest[seat] === 0 || b.questDone[seat] || isToad(b, seat) || b.at[seat] === CROWN) return;
  const { deed, n } = QUESTS[b.quest[seat] - 1];
  if (deed === 'gold' && b.gold[seat] >= n) ways.push(actCode('hand-gold', n));
  if (deed === 'follower') for (const f of new Set(looseFollowers(b, seat))) ways.push(actCode('hand-follower', f));
  if (deed === 'magic-object')
    for (const kind of new Set(b.objects[seat])) if (IS_MAGIC[kind]) ways.push(actCode('hand-over', kind));
}

export function canExchange(b: Open, seat: Seat): boolean {
  let sum = 0;
  for (const kind of b.trophies[seat]) sum += POINTS[kind];
  // T R117 Worth at least one point of Strength.
  return sum >= 7;
}

/** To what the Druid may turn. */
export function newAlignments(b: Open, seat: Seat): number[] {
  if (!able(b, seat, 'change-alignment') || b.turned[seat]) return [];
  return [0, 1, 2].filter((to) => to !== b.alignment[seat]);
}

export function canDistil(b: Open, seat: Seat): boolean {
  return b.followers[seat].includes(ALCHEMIST) && b.objects[seat].length > 0;
}

export function canDrink(b: Open, seat: Seat): boolean {
  return b.objects[seat].includes(POTION) && isUsable(b, seat, POTION);
}

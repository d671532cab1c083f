import type { Seat } from '@questhall/kernel';
import {
  CHARACTERS,
  CROWN,
  craftOf,
  IS_FOLLOWER,
  IS_OBJECT,
  isInner,
  KINDS,
  POINTS,
  possesses,
  RAISED,
  REGION_OF,
  RING,
  SPACES,
  SPELLS,
  type SpaceId,
  strengthOf,
  type View,
} from '@questhall/talisman';
import type { Inputs, Shape } from '../../archmage/net.js';
import { followerWorth, objectWorth, plainId } from '../worth.js';
import { readiness } from './creed.js';

const THINGS = [...new Set(KINDS.flatMap((card, kind) => (IS_OBJECT[kind] && !card.gold ? [plainId(kind)] : [])))];
const THING_OF = KINDS.map((_, kind) => (IS_OBJECT[kind] ? THINGS.indexOf(plainId(kind)) : -1));
const FOLLOWERS = KINDS.flatMap((_, kind) => (IS_FOLLOWER[kind] ? [kind] : []));
/** Every point of these counts by itself, up to so many. */
const MOST = { ability: 14, lives: 8, gold: 6, raised: 3, spells: 4, trophies: 6 } as const;
/** Ends of a move that are no space: over the bridge with steps left, through the Portal, staying to heal. */
export const BRIDGE = SPACES.length;
export const THROUGH = BRIDGE + 10;
export const HEALING = THROUGH + 1;
const ENDS = HEALING + 1;

let count = 0;
/** The numbers of so many more marks. */
function more(n: number): number {
  count += n;
  return count - n;
}

function sheet(places: number) {
  return {
    character: more(CHARACTERS.length),
    strength: more(MOST.ability),
    craft: more(MOST.ability),
    lives: more(MOST.lives),
    gold: more(MOST.gold),
    things: more(THINGS.length),
    followers: more(FOLLOWERS.length),
    raised: more(MOST.raised),
    spells: more(MOST.spells),
    trophies: more(MOST.trophies),
    quest: more(7),
    plight: more(8),
    at: more(places),
  };
}
type Sheet = ReturnType<typeof sheet>;

const OWN = sheet(ENDS);
const HAND = more(SPELLS.length);
const OTHERS = sheet(SPACES.length);
const TABLE = more(12);
const BETWEEN = more(14);

/** How large the net is that reads all this. */
export const SHAPE: Shape = { marks: count, amounts: 15, hidden: 32 };

/** Where a move ends: as the net knows it, and the space of the board where that is. */
export interface End {
  readonly end: number;
  readonly space: SpaceId;
  /** What is found there, in tens of hundredths of a game: each time, once, and by meeting somebody. */
  readonly found: readonly [steady: number, once: number, meeting: number];
  /** What the sage thinks that it leads to, and by how much that is ahead of the average of what it may choose. */
  readonly worth: number;
  readonly ahead: number;
}

/** What a seat may know of how it stands against another: the same wherever its move ends. */
export function before(view: View, seat: Seat, other: Seat): Inputs {
  const marks: number[] = [];
  sheetOf(marks, OWN, view, seat);
  sheetOf(marks, OTHERS, view, other);
  if (view.at[other] >= 0 && view.character[other] >= 0) marks.push(OTHERS.at + view.at[other]);
  tableOf(marks, view, seat, other);
  for (const spell of new Set(view.spells[seat])) if (spell >= 0) marks.push(HAND + spell);
  const [mine, theirs] = [seat, other].map((one) => (view.character[one] < 0 ? 0 : readiness(view, one)));
  const amounts = [
    mine,
    possesses(view, seat, 'talisman') ? mine : 0,
    theirs,
    possesses(view, other, 'talisman') ? theirs : 0,
    ...UNTOLD,
    Math.min(1.5, view.turn / 200),
    view.stockSize / 104,
    goods(view, seat) / 10,
    goods(view, other) / 10,
    0,
    0,
  ];
  return { marks, amounts };
}
/** Where the amounts stand that tell of the end of a move; five of them side by side. */
const [FOUND, WORTH, PORTAL, INSIDE] = [4, 7, 13, 14];
const UNTOLD = [0, 0, 0, 0, 0];

/** The same with the end of a move. */
export function after({ marks, amounts }: Inputs, { end, space, found, worth, ahead }: End, apart: number[]): Inputs {
  const known = amounts.slice();
  known.splice(FOUND, found.length, ...found);
  known.splice(WORTH, 2, worth, ahead);
  if (end === THROUGH) known[PORTAL] = 1;
  if (isInner(space) && space !== CROWN) known[INSIDE] = 1;
  return { marks: [...marks, OWN.at + end, ...apart], amounts: known };
}

const FAR = 13;

/** How far one would be from the other, and who is stronger of two who may meet. */
export function apart(view: View, [seat, other]: readonly [Seat, Seat], space: SpaceId): number[] {
  const there = view.at[other];
  const isNear = view.character[other] >= 0 && REGION_OF[there] === REGION_OF[space] && !isInner(space);
  if (!isNear) return [BETWEEN + FAR];
  const far = Math.abs(there - space);
  const steps = Math.min(far, RING[REGION_OF[space]].length - far);
  if (steps > 6) return [BETWEEN + 7];
  const lead = strengthOf(view, seat) - strengthOf(view, other);
  const rank = [3, 1, -1, -3].findIndex((least) => lead >= least);
  return [BETWEEN + steps, BETWEEN + 8 + (rank < 0 ? 4 : rank)];
}

/** A mark for each point, up to so many. */
function points(marks: number[], from: number, value: number, most: number): void {
  for (let i = 0; i < Math.min(value, most); i++) marks.push(from + i);
}

/** All that lies open before a player. */
function sheetOf(marks: number[], sheet: Sheet, view: View, seat: Seat): void {
  const character = view.character[seat];
  if (character < 0) {
    marks.push(sheet.plight + 7);
    return;
  }
  marks.push(sheet.character + character);
  points(marks, sheet.strength, strengthOf(view, seat), MOST.ability);
  points(marks, sheet.craft, craftOf(view, seat), MOST.ability);
  points(marks, sheet.lives, view.lives[seat], MOST.lives);
  points(marks, sheet.gold, view.gold[seat], MOST.gold);
  for (const thing of new Set(view.objects[seat].map((kind) => THING_OF[kind])))
    if (thing >= 0) marks.push(sheet.things + thing);
  retinue(marks, sheet, view.followers[seat]);
  points(marks, sheet.spells, view.spells[seat].length, MOST.spells);
  const trophies = view.trophies[seat].reduce((sum, kind) => sum + POINTS[kind], 0);
  points(marks, sheet.trophies, trophies, MOST.trophies);
  marks.push(sheet.quest + (view.questDone[seat] ? 0 : view.quest[seat]));
  plights(marks, sheet.plight, view, seat);
}

function retinue(marks: number[], sheet: Sheet, followers: readonly number[]): void {
  for (const one of followers) if (one < RAISED) marks.push(sheet.followers + FOLLOWERS.indexOf(one));
  points(marks, sheet.raised, followers.filter((one) => one >= RAISED).length, MOST.raised);
}

function plights(marks: number[], from: number, view: View, seat: Seat): void {
  if (view.toad[seat] > 0) marks.push(from);
  if (view.misses[seat] > 0) marks.push(from + 1);
  if (view.enslaved[seat]) marks.push(from + 2);
  marks.push(from + 3 + view.alignment[seat]);
  if (view.due[seat]) marks.push(from + 6);
}

function tableOf(marks: number[], view: View, seat: Seat, other: Seat): void {
  if (view.crowned) marks.push(TABLE);
  if (view.blizzardLeft > 0) marks.push(TABLE + 1);
  if (view.at[other] === CROWN) {
    marks.push(TABLE + 2);
    points(marks, TABLE + 3, view.lives[seat], 5);
  }
  if (view.character[other] >= 0 && isInner(view.at[other])) marks.push(TABLE + 9);
}

function goods(view: View, seat: Seat): number {
  const things = view.objects[seat].filter((kind) => plainId(kind) !== 'talisman');
  const worth = things.reduce((sum, kind) => sum + objectWorth(view, seat, kind), 0);
  return view.followers[seat].reduce((sum, one) => sum + followerWorth(one), worth);
}

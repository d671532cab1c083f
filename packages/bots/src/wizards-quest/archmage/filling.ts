import type { Random, Seat } from '@questhall/kernel';
import { FIRST_CASTLE, IS_CASTLE, NEIGHBOURS, NOBODY, SPACES, type SpaceId } from '@questhall/wizards-quest';

const N = SPACES.length;

/** The set-up as territories are taken one by one: who holds what, and what of it belongs to kingdoms. */
export interface Land {
  readonly seats: number;
  readonly holder: number[];
  readonly linked: Uint8Array;
}

export function landOf(seats: number, holders: readonly number[]): Land {
  const land: Land = { seats, holder: holders.slice(), linked: new Uint8Array(N) };
  for (let space = FIRST_CASTLE; space < N; space++) {
    const owner = land.holder[space];
    if (owner >= 0 && owner < seats) link(land, owner, space);
  }
  return land;
}

export function copyOf({ seats, holder, linked }: Land): Land {
  return { seats, holder: holder.slice(), linked: linked.slice() };
}

/** A seat takes a space, and all that hangs together with it may belong to a kingdom now. */
export function take(land: Land, seat: Seat, space: SpaceId): void {
  land.holder[space] = seat;
  if (IS_CASTLE[space] || NEIGHBOURS[space].some((other) => land.holder[other] === seat && land.linked[other] === 1))
    link(land, seat, space);
}

function link(land: Land, seat: Seat, space: SpaceId): void {
  land.linked[space] = 1;
  for (const other of NEIGHBOURS[space])
    if (land.holder[other] === seat && land.linked[other] === 0) link(land, seat, other);
}

/** How many spaces of each seat belong to kingdoms. */
export function kingdomsIn({ seats, holder, linked }: Land): number[] {
  const sizes = new Array<number>(seats).fill(0);
  for (let space = 0; space < N; space++) if (linked[space] === 1) sizes[holder[space]] += 1;
  return sizes;
}

const depths = new Int8Array(N);
const reached = new Uint8Array(N);

/**
 * How far a seat has to the castle and the two territories that are furthest from it, together. Between two only those of
 * the other count: treasures are hidden among men who are paid for it.
 */
export function furthest({ holder, seats }: Land, seat: Seat): number {
  let count = 0;
  depths.fill(-1);
  for (let space = 0; space < N; space++) {
    if (holder[space] !== seat) continue;
    depths[space] = 0;
    reached[count++] = space;
  }
  for (let i = 0; i < count; i++)
    for (const other of NEIGHBOURS[reached[i]]) {
      if (depths[other] >= 0) continue;
      depths[other] = depths[reached[i]] + 1;
      reached[count++] = other;
    }
  // Spaces were reached in the order of their distance.
  let [castles, territories, sum] = [1, 2, 0];
  for (let i = count - 1; i >= 0 && castles + territories > 0; i--) {
    if (seats === 2 && holder[reached[i]] !== 1 - seat) continue;
    const isCastle = IS_CASTLE[reached[i]];
    if (isCastle ? castles-- > 0 : territories-- > 0) sum += depths[reached[i]];
  }
  return sum;
}

/** Take the rest in turns, everybody as a knight would, and who thinks so that it hinders the others besides. */
export function fill(land: Land, next: Seat, { me, random }: { me: Seat; random: Random }): void {
  const empty: SpaceId[] = [];
  for (let space = 0; space < N; space++) if (land.holder[space] === NOBODY) empty.push(space);
  for (let seat = next; empty.length > 0; seat = (seat + 1) % land.seats) {
    let found = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < empty.length; i++) {
      const look = wish(land, seat, empty[i]) + (seat === me ? hindrance(land, seat, empty[i]) : 0) + 0.1 * random(5);
      if (look <= most) continue;
      most = look;
      found = i;
    }
    take(land, seat, empty[found]);
    empty[found] = empty[empty.length - 1];
    empty.pop();
  }
}

/** How much the knight wants a space, but for its whims. */
function wish(land: Land, seat: Seat, space: SpaceId): number {
  let around = 0;
  for (const other of NEIGHBOURS[space]) {
    const owner = land.holder[other];
    if (owner === NOBODY) around += 0.5;
    else if (owner === seat) around += 0.7;
  }
  return 3 * growth(land, seat, space) + around + BY_CASTLE[space];
}
const BY_CASTLE = SPACES.map((_, space) => (NEIGHBOURS[space].some((other) => IS_CASTLE[other]) ? 1 : 0));

/** What it keeps from those who would grow there. */
function hindrance(land: Land, seat: Seat, space: SpaceId): number {
  let most = 0;
  for (let other = 0; other < land.seats; other++)
    if (other !== seat) most = Math.max(most, growth(land, other, space));
  return ((land.seats === 2 ? HINDERS.two : HINDERS.more) * most) / (land.seats - 1);
}
const HINDERS = { two: 1, more: 2 };

/** How much the kingdoms of a seat grow by a space. */
function growth({ holder, linked }: Land, seat: Seat, space: SpaceId): number {
  if (!NEIGHBOURS[space].some((other) => holder[other] === seat && linked[other] === 1)) return 0;
  const reached = [space];
  for (let i = 0; i < reached.length; i++)
    for (const other of NEIGHBOURS[reached[i]])
      if (holder[other] === seat && linked[other] === 0 && !reached.includes(other)) reached.push(other);
  return reached.length;
}

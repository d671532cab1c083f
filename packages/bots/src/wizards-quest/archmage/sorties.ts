import type { Seat } from '@questhall/kernel';
import { BOAT_REACH, NOBODY, OFF, ORCS, SPACES, type SpaceId } from '@questhall/wizards-quest';
import { ENOUGH } from '../knight/plans.js';
import { type Clash, chanceIn, guardsIn, prospectOf } from './clashes.js';
import {
  clear,
  copied,
  countersIn,
  HERO,
  leaderAt,
  leaderIn,
  NONE,
  type Scene,
  SORCERER,
  shrink,
  spare,
  stand,
} from './ground.js';

const N = SPACES.length;

/** From where to where a campaign goes. */
export interface Way {
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly boat?: boolean;
}

/** A campaign against a space, and how the position looks when it is over. */
export interface Sortie {
  readonly from: SpaceId;
  readonly chance: number;
  readonly won?: Scene;
  readonly lost?: Scene;
}

/** A campaign with so many men placed where it begins, led and helped by whom it needs. */
export function sortie(scene: Scene, seat: Seat, { way, due }: { way: Way; due: number }): Sortie {
  const start = copied(scene);
  start.men[way.from] += due;
  if (way.boat) start.boats[seat] -= 1;
  setOut(start, seat, { ...way, due });
  return ended(start, seat, way);
}

/** Campaigns a seat may well lead, one against each space, with so many men to come to where each begins. */
export function sortiesOf(scene: Scene, seat: Seat, due: number): Sortie[] {
  const found: Sortie[] = [];
  for (let to = 0; to < N; to++) against(to, scene, { seat, due, found });
  return found;
}

/** Those of them that go for a treasure. */
export function huntsOf(scene: Scene, seat: Seat, due: number): Sortie[] {
  const found: Sortie[] = [];
  for (const to of scene.prey[seat]) against(to, scene, { seat, due, found });
  return found;
}

/** Whose campaigns are looked for, and those found so far. */
interface Search {
  readonly seat: Seat;
  readonly due: number;
  readonly found: Sortie[];
}

function against(to: SpaceId, scene: Scene, search: Search): void {
  const { seat } = search;
  if (scene.holder[to] === seat || scene.ground.shielded[to]) return;
  const from = bestBase(scene, seat, to);
  if (from >= 0) consider({ from, to }, scene, search);
  if (scene.boats[seat] === 0 || !scene.prey[seat].includes(to)) return;
  const harbour = bestHarbour(scene, seat, to);
  if (harbour >= 0) consider({ from: harbour, to, boat: true }, scene, search);
}

function consider(way: Way, scene: Scene, { seat, due, found }: Search): void {
  if (bestChance(scene, seat, { way, due }) < LEAST) return;
  const one = sortie(scene, seat, { way, due });
  if (one.chance >= LEAST) found.push(one);
}
/** Nobody sets out with less of a chance. */
const LEAST = 0.2;

/** The chance if all came who can, so that what is hopeless need not be thought of. */
function bestChance(scene: Scene, seat: Seat, { way, due }: { way: Way; due: number }): number {
  const { from, to } = way;
  if (scene.holder[to] === NOBODY) return 1;
  const clash = clashOn(scene, way);
  const leader = clash.kind === HERO ? HERO : SORCERER;
  let men = clash.men + due;
  for (const space of scene.ground.near[from]) if (scene.holder[space] === seat) men += spare(scene, space);
  const leads = leaderAt(scene, seat, leader) !== OFF || isToBeHad(scene, seat, { leader, to: from, due });
  return prospectOf({ ...clash, men, leader: leads ? leader : clash.leader }).captures;
}

/** From where a space is best attacked by land, -1 if from nowhere. */
function bestBase(scene: Scene, seat: Seat, to: SpaceId): SpaceId {
  let found = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const from of scene.ground.near[to]) {
    if (scene.holder[from] !== seat) continue;
    let strength = scene.men[from] - 3 * scene.ground.bonus[to * N + from];
    for (const space of scene.ground.near[from])
      if (scene.holder[space] === seat) strength += 0.7 * spare(scene, space);
    if (strength <= most) continue;
    most = strength;
    found = from;
  }
  return found;
}

/** By sea, with the men there alone. */
function bestHarbour({ holder, men }: Scene, seat: Seat, to: SpaceId): SpaceId {
  let found = -1;
  for (const from of BOAT_REACH[to]) if (holder[from] === seat && (found < 0 || men[from] > men[found])) found = from;
  return found;
}

/** Bring whoever is needed to where a campaign begins. */
function setOut(scene: Scene, seat: Seat, way: Way & { due: number }): void {
  const leader = guardsIn(scene, way.to) === HERO ? HERO : SORCERER;
  if (leader !== HERO && chanceOf(scene, way) > ENOUGH) return;
  const leads = { leader, to: way.from };
  if (isToBeHad(scene, seat, { ...leads, due: way.due })) {
    scene.men[way.from] -= PRICE;
    stand(scene, seat, { leader, space: way.from });
  } else if (comes(scene, seat, leads)) summon(scene, seat, leads);
  callHelpers(scene, seat, way);
}

/** Two of the men due can be a leader instead. */
const PRICE = 2;

function isToBeHad(scene: Scene, seat: Seat, { leader, to, due }: Summons & { due: number }): boolean {
  return due >= PRICE && leaderAt(scene, seat, leader) === OFF && leaderIn(scene, to) === NONE;
}

/** A leader called to a space. */
interface Summons {
  readonly leader: number;
  readonly to: SpaceId;
}

/** Whether a leader may come to a space: he is on the board, and leaves no place empty. */
function comes(scene: Scene, seat: Seat, { leader, to }: Summons): boolean {
  const at = leaderAt(scene, seat, leader);
  if (at === OFF) return false;
  return at === to || leaderIn(scene, to) !== NONE || scene.men[at] > 0;
}

/** Bring a leader to a space; one who is there goes where that one came from. */
export function summon(scene: Scene, seat: Seat, { leader, to }: Summons): void {
  const here = leaderIn(scene, to);
  if (leader === NONE || leader === here) return;
  if (here !== NONE) stand(scene, seat, { leader: here, space: leaderAt(scene, seat, leader) });
  stand(scene, seat, { leader, space: to });
}

/** Men beside join a campaign that needs them; those who watch another's treasure only for the game. */
export function callHelpers(scene: Scene, seat: Seat, way: Way): void {
  if (chanceOf(scene, way) > ENOUGH) return;
  const last = scene.taken[seat] === 2 && scene.prey[seat].includes(way.to);
  gather(scene, seat, { to: way.from, comes: (space) => last || !watches(scene, seat, space) });
}

/** All men beside a space who may come there do. */
function gather(scene: Scene, seat: Seat, { to, comes: may }: { to: SpaceId; comes(space: SpaceId): boolean }): void {
  for (const space of scene.ground.near[to]) {
    if (scene.holder[space] !== seat || !may(space)) continue;
    const men = spare(scene, space);
    if (men <= 0) continue;
    scene.men[space] -= men;
    scene.men[to] += men;
  }
}

/** A campaign declared only so that men come together where it begins, none of them from a treasure they watch. */
export function gathered(scene: Scene, seat: Seat, to: SpaceId): Scene {
  const after = copied(scene);
  gather(after, seat, { to, comes: (space) => !watches(scene, seat, space) });
  return after;
}

/** Whether those in a space watch another's treasure. */
export function watches({ ground, prey }: Scene, seat: Seat, space: SpaceId): boolean {
  const owner = ground.treasureOf[space];
  return owner >= 0 && owner !== seat && prey[owner].includes(space);
}

function chanceOf(scene: Scene, way: Way): number {
  return chanceIn(clashOn(scene, way));
}

/** Those who stand there now against those who defend. */
function clashOn(scene: Scene, { from, to, boat }: Way): Clash {
  return {
    men: scene.men[from],
    leader: leaderIn(scene, from),
    guards: scene.men[to],
    kind: guardsIn(scene, to),
    bonus: boat ? scene.ground.landing[to] : scene.ground.bonus[to * N + from],
  };
}

/** How a campaign ends that those who stand there now fight through. */
export function fought(scene: Scene, seat: Seat, way: Way): Sortie {
  return ended(copied(scene), seat, way);
}

/** The same for a scene that is not needed any more. */
function ended(scene: Scene, seat: Seat, way: Way): Sortie {
  const { from, to } = way;
  if (scene.holder[to] === NOBODY) {
    const left = countersIn(scene, from);
    if (left < 2) return { from, chance: 0, lost: scene };
    return { from, chance: 1, won: captured(scene, seat, { ...way, left }) };
  }
  const { captures, leftWinning, leftLosing, defendersLeft } = prospectOf(clashOn(scene, way));
  const won = captures > NEVER ? captured(scene, seat, { ...way, left: Math.round(leftWinning) }) : undefined;
  const disperses = leaderIn(scene, from) === SORCERER && scene.holder[to] !== ORCS;
  const refuge = disperses ? refugeOf(scene, scene.holder[to], to) : -1;
  const guards = scene.men[to];
  if (won && refuge >= 0) won.men[refuge] += guards;
  if (captures >= 1 - NEVER) return { from, chance: captures, won };
  shrink(scene, from, Math.floor(leftLosing));
  shrink(scene, to, Math.round(defendersLeft));
  if (refuge >= 0) scene.men[refuge] += guards - scene.men[to];
  return { from, chance: captures, won, lost: scene };
}
const NEVER = 0.005;

/** Where a sorcerer sends those he beats: where they are of least use to their owner. */
function refugeOf({ ground, holder }: Scene, owner: Seat, battle: SpaceId): SpaceId {
  let found = -1;
  for (let space = 0; space < N; space++)
    if (
      holder[space] === owner &&
      space !== battle &&
      (found < 0 || ground.use[owner][space] < ground.use[owner][found])
    )
      found = space;
  return found;
}

/** After a campaign won: most go on, unless they watch another's treasure where they are. */
function captured(scene: Scene, seat: Seat, { from, to, left }: Way & { left: number }): Scene {
  const after = copied(scene);
  const led = leaderIn(scene, from) !== NONE;
  const men = led ? left - 1 : left;
  const most = led ? men : men - 1;
  const goes = watches(scene, seat, from) ? Math.min(1, most) : most;
  enter(after, seat, { to, men: goes });
  after.men[from] = men - goes;
  return after;
}

/** Men come into a space that is empty, or is now; their own treasure there is theirs, and brings some more. */
export function enter(scene: Scene, seat: Seat, { to, men }: { to: SpaceId; men: number }): void {
  clear(scene, to);
  scene.holder[to] = seat;
  scene.men[to] = men;
  if (!scene.prey[seat].includes(to)) return;
  scene.taken[seat] += 1;
  scene.prey[seat] = scene.prey[seat].filter((space) => space !== to);
  scene.men[to] += AWARD;
}
const AWARD = 3;

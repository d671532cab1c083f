import { NOBODY, neighbours, type Place, type Side, stepsFrom, strengthOf, type View } from '@questhall/dragonlords';
import { garrison, isEnemyLand, kingAt, spare } from '../common/lands.js';
import { once } from '../common/once.js';
import { type Decide, said, sideOf, spokenPlace } from '../decision.js';
import { chances } from '../knight/chances.js';
import { gathersWith } from '../knight/fighting.js';
import { enough, fireFrom } from '../knight/plans.js';
import { rivals } from '../knight/prizes.js';
import { keeps } from './guarding.js';
import { past } from './storm.js';
import { throneChance } from './throne.js';

/** So likely must it be that the last enemy King falls for all to go, even those who guard one's own. */
const WORTHWHILE = 0.75;

/** An attack of all who can come, for the sake of a King. */
export interface Kill {
  readonly to: Place;
  /** Where he is: there, or in a land beyond it. */
  readonly throne: Place;
  /** How likely he falls. */
  readonly chance: number;
}

/** The attack by which the last enemy King is likeliest to fall in this turn, if that is worth all. */
export const killBy = once((view, side): Kill | undefined => {
  const throne = lastThrone(view, side);
  if (throne < 0) return undefined;
  const here = throneChance(view, view.holder[throne], throne);
  const beside = besiegers(view, side, throne);
  let found: Kill = { to: throne, throne, chance: here * charge(view, side, throne, beside) };
  const ways = inroads(view, side, throne);
  for (const { to, last, n, starts } of ways) {
    const others = beside.filter(({ land }) => !starts.includes(land));
    const chance = here * charge(view, side, throne, [...others, { land: last, n }]);
    if (chance > found.chance + 0.01) found = { to, throne, chance };
  }
  return found.chance < WORTHWHILE ? undefined : found;
});

/** Where the only enemy King is more likely than not; -1 if that cannot be said. */
function lastThrone(view: View, side: Side): Place {
  if (view.house.playOn || rivals(view, side) !== 1) return -1;
  for (let i = 0; i < view.bearerAt.length; i++) {
    const at = view.bearerAt[i];
    if (at < 0 || at >= view.holder.length || !isEnemyLand(view, side, at) || view.bearerSide[i] !== view.holder[at])
      continue;
    if (throneChance(view, view.holder[at], at) >= WORTHWHILE) return at;
  }
  return -1;
}

/** An army's way over the land of others to one beside a King. */
interface Inroad {
  /** The first land on it, and the last. */
  readonly to: Place;
  readonly last: Place;
  /** Units that could go on from there. */
  readonly n: number;
  /** Own land they come from. */
  readonly starts: readonly Place[];
}

/** So many lands an army may take on its way. */
const STEPS = 10;

/** The ways to the lands beside a King. */
function inroads(view: View, side: Side, throne: Place): Inroad[] {
  const ways = beginnings(view, side, throne);
  let ring = [...ways.values()];
  for (let step = 1; step < STEPS && ring.length > 0; step++) {
    const next: Inroad[] = [];
    for (const way of ring) {
      for (const land of neighbours(view, way.last)) {
        if (land === throne || view.holder[land] === side) continue;
        const n = after(view, land, way.n);
        if (n < 1 || n <= (ways.get(land)?.n ?? 0)) continue;
        const on = { ...way, last: land, n };
        ways.set(land, on);
        next.push(on);
      }
    }
    ring = next;
  }
  return neighbours(view, throne).flatMap((land) => ways.get(land) ?? []);
}

/** First steps on such ways, by land. */
function beginnings(view: View, side: Side, throne: Place): Map<Place, Inroad> {
  const ways = new Map<Place, Inroad>();
  for (let to = 0; to < view.holder.length; to++) {
    if (to === throne || view.holder[to] === side) continue;
    const from = besiegers(view, side, to);
    // Empty land is entered from one side.
    const going = view.holder[to] === NOBODY ? from.slice(0, 1) : from;
    const n = after(view, to, unitsOf(going));
    if (n > 0) ways.set(to, { to, last: to, n, starts: going.map(({ land }) => land) });
  }
  return ways;
}

function unitsOf(bands: readonly Band[]): number {
  return bands.reduce((sum, { n }) => sum + n, 0);
}

/** How many of an army can go on after it has taken a land; none if it may fail. */
function after(view: View, land: Place, units: number): number {
  const foes = garrison(view, land);
  return units < 1.5 * foes + 1 ? 0 : Math.floor(past(units, foes));
}

interface Band {
  readonly land: Place;
  readonly n: number;
}

/** How likely a land falls to bands from all sides. */
function charge(view: View, side: Side, where: Place, bands: readonly Band[]): number {
  const units = unitsOf(bands) + strengthOf(view, where, side);
  if (units < 1) return 0;
  const foes = garrison(view, where);
  const lands = bands.map(({ land }) => land);
  return chances(view, {
    side,
    foe: view.holder[where],
    where,
    units,
    foes,
    fire: fireFrom(view, side, [where, ...lands]),
    sneak: false,
  }).wins;
}

/** Who can come to a land, those last who guard the King. */
function besiegers(view: View, side: Side, to: Place): Band[] {
  const found: Band[] = [];
  for (const land of neighbours(view, to)) {
    if (view.holder[land] !== side || !stepsFrom(view, land, side).includes(to)) continue;
    const n = spare(view, side, land);
    if (n > 0) found.push({ land, n });
  }
  const throne = kingAt(view, side);
  return found.sort((a, b) => Number(a.land === throne) - Number(b.land === throne) || b.n - a.n);
}

const knightly = gathersWith(keeps);

/** All against a King, until it is all but sure; all on the way to him. */
export const gathers: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const to = spokenPlace(sight, 'to');
  const kill = killBy(view, side);
  if (kill?.to !== to) return knightly(sight, memo);
  const options = said(sight);
  const begin = options.find(({ verb }) => verb === 'begin');
  const band = besiegers(view, side, to).find(({ land }) => options.some(({ place }) => place === land));
  const suffice = kill.throne === to && enough(view, side, to, strengthOf(view, to, side));
  if (begin && (!band || suffice)) return { pick: begin.i, why: WHY };
  if (!band) return knightly(sight, memo);
  memo.errand = { n: band.n, wizards: true, king: false, to };
  return { pick: options.findIndex(({ place }) => place === band.land), why: WHY };
};
const WHY = 'their King is within reach';

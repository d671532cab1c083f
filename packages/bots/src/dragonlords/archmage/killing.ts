import { NOBODY, neighbours, type Place, type Side, stepsFrom, strengthOf, type View } from '@questhall/dragonlords';
import { garrison, isEnemyLand, kingAt, spare } from '../common/lands.js';
import { type Decide, said, sideOf, spokenPlace } from '../decision.js';
import { chances } from '../knight/chances.js';
import { gathersWith } from '../knight/fighting.js';
import { enough, fireFrom } from '../knight/plans.js';
import { kingChance, rivals } from '../knight/prizes.js';
import { keeps } from './guarding.js';

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
export function killBy(view: View, side: Side): Kill | undefined {
  const throne = lastThrone(view, side);
  if (throne < 0) return undefined;
  const here = kingChance(view, view.holder[throne], throne);
  let found: Kill = {
    to: throne,
    throne,
    chance: here * charge(view, side, throne, besiegers(view, side, throne)).wins,
  };
  for (const to of neighbours(view, throne)) {
    const chance = view.holder[to] === side ? 0 : here * through(view, side, to, throne);
    if (chance > found.chance) found = { to, throne, chance };
  }
  return found.chance < WORTHWHILE ? undefined : found;
}

/** Where the only enemy King is more likely than not; -1 if that cannot be said. */
function lastThrone(view: View, side: Side): Place {
  if (view.house.playOn || rivals(view, side) !== 1) return -1;
  for (let i = 0; i < view.bearerAt.length; i++) {
    const at = view.bearerAt[i];
    if (at < 0 || at >= view.holder.length || !isEnemyLand(view, side, at) || view.bearerSide[i] !== view.holder[at])
      continue;
    if (kingChance(view, view.holder[at], at) >= WORTHWHILE) return at;
  }
  return -1;
}

interface Band {
  readonly land: Place;
  readonly n: number;
}

/** How likely a King falls to those who first take a land on the way to him. */
function through(view: View, side: Side, to: Place, throne: Place): number {
  const first = besiegers(view, side, to);
  // Empty land is entered from one side.
  const going = view.holder[to] === NOBODY ? first.slice(0, 1) : first;
  const { wins, keeps } = charge(view, side, to, going);
  if (wins === 0) return 0;
  const others = besiegers(view, side, throne).filter(({ land }) => !going.some((band) => band.land === land));
  return wins * charge(view, side, throne, [...others, { land: to, n: Math.round(keeps / wins) - 1 }]).wins;
}

function charge(view: View, side: Side, where: Place, bands: readonly Band[]): { wins: number; keeps: number } {
  const units = bands.reduce((sum, { n }) => sum + n, strengthOf(view, where, side));
  if (units < 1) return { wins: 0, keeps: 0 };
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
  });
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

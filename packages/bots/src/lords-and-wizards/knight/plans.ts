import {
  type Board,
  type Hex,
  IS_AIR,
  isLeader,
  KINDS,
  type Odds,
  SITES,
  type Unit,
} from '@questhall/lords-and-wizards';
import { FAR, firstLeg, isOverRiver, journey, paceOf, pathTo, type Walk } from '../common/roads.js';
import { fightersAmong } from '../common/stacks.js';
import { defenceOf } from '../common/worth.js';
import { best, type March } from '../decision.js';
import { dangers } from './dangers.js';
import { defenceAt, guardsOf, needAtHome } from './guarding.js';
import type { Mind } from './mind.js';
import { oddsOf, standsFor, type Target, targetsOf } from './targets.js';

/** How sure the knight wants to be of a city, and of a battle with players. */
const SURE = 0.85;
/** GTs a unit. */
const A_UNIT = 4.5;
/** Targets that a party looks at closely. */
const CLOSE = 6;

/** Units that stand together and are free to go. */
interface Party {
  units: Unit[];
  readonly walk: Walk;
  readonly pace: number;
}

interface Venture {
  readonly party: Party;
  readonly target: Target;
  readonly units: readonly Unit[];
  readonly stand: Hex;
  readonly turns: number;
  readonly score: number;
}

/** The marches of a turn: parties go where there is most to win, the rest gather. */
export function planOf(mind: Mind, odds: Map<string, Odds>): March[] {
  // What is known of one turn and its places is of no use later; what is not, may be.
  if (odds.size > 4000) odds.clear();
  const ground: Ground = { mind, danger: dangers(mind), odds };
  const parties = partiesOf(mind);
  const targets = targetsOf(mind);
  const marches: March[] = [...recalls(ground, parties)];
  for (let next = bestVenture(ground, parties, targets); next; next = bestVenture(ground, parties, targets)) {
    const { party, target, units } = next;
    targets.splice(targets.indexOf(target), 1);
    party.units = party.units.filter((unit) => !units.includes(unit));
    marches.push(...march(ground, units, party.walk, next));
  }
  return [...marches, ...gatherings(ground, parties)];
}

interface Ground {
  readonly mind: Mind;
  readonly danger: readonly number[];
  /** Odds that were reckoned before. */
  readonly odds: Map<string, Odds>;
}

function partiesOf(mind: Mind): Party[] {
  const { b, home, stacks } = mind;
  const need = needAtHome(mind);
  return stacks.flatMap(({ hex, units }) => {
    const guards = hex === home ? guardsOf(mind, units, need) : escort(b, units);
    const free = fightersAmong(b, units).filter(
      (unit) => !guards.includes(unit) && b.moved[unit] === 0 && KINDS[b.kind[unit]].move > 0,
    );
    return [free.filter((unit) => !IS_AIR[b.kind[unit]]), free.filter((unit) => IS_AIR[b.kind[unit]])].flatMap(
      (group) => (group.length > 0 ? [{ units: group, walk: journey(b, group), pace: paceOf(b, group) }] : []),
    );
  });
}

/** Who stays with a leader that is not at home. */
function escort(b: Board, units: readonly Unit[]): Unit[] {
  if (!units.some((unit) => isLeader(b, unit))) return [];
  return fightersAmong(b, units)
    .sort((x, y) => KINDS[b.kind[y]].defence - KINDS[b.kind[x]].defence)
    .slice(0, 5);
}

/** Home first: if it has too few, the nearest come back. */
function recalls(ground: Ground, parties: Party[]): March[] {
  const { mind } = ground;
  const { b, home, seat } = mind;
  if (home < 0) return [];
  let lacks = needAtHome(mind) - defenceAt(b, seat, home);
  const marches: March[] = [];
  const near = parties
    .filter(({ walk, units }) => walk.cost[home] !== FAR && b.at[units[0]] !== home)
    .sort((x, y) => x.walk.cost[home] / x.pace - y.walk.cost[home] / y.pace);
  for (const party of near) {
    if (lacks <= 0) break;
    lacks -= defenceOf(b, party.units);
    const path = firstLeg(b, party.units, pathTo(party.walk, home), () => true);
    if (path.length > 1) marches.push({ units: party.units, path });
    party.units = [];
  }
  return marches;
}

function bestVenture(ground: Ground, parties: readonly Party[], targets: readonly Target[]): Venture | undefined {
  const ventures = parties
    .filter(({ units }) => units.length > 0)
    .flatMap((party) => venturesOf(ground, party, targets));
  return best(ventures, ({ score }) => (score > 0 ? score : undefined));
}

/** What a party could do, the most promising looked at closely. */
function venturesOf(ground: Ground, party: Party, targets: readonly Target[]): Venture[] {
  const near = targets.flatMap((target) => {
    const stand = best(standsFor(target), (hex) => (party.walk.cost[hex] === FAR ? undefined : -party.walk.cost[hex]));
    if (stand === undefined) return [];
    const turns = Math.ceil(party.walk.cost[stand] / party.pace);
    return [{ target, stand, turns, hope: target.value / (1 + 0.6 * turns) }];
  });
  near.sort((x, y) => y.hope - x.hope);
  return near.slice(0, CLOSE).flatMap((one) => venture(ground, party, one));
}

function venture(
  ground: Ground,
  party: Party,
  { target, stand, turns }: { target: Target; stand: Hex; turns: number },
): Venture[] {
  const units = enough(ground, party.units, target, stand);
  if (units.length === 0) return [];
  const odds = reckon(ground, units, target, stand);
  const gain = odds.wins * target.value - A_UNIT * (units.length - odds.attackers);
  return [{ party, target, units, stand, turns, score: gain / (1 + 0.6 * turns) }];
}

/** As few of a party as can be sure of a target; nobody if all are not enough. */
function enough(ground: Ground, units: readonly Unit[], target: Target, stand: Hex): readonly Unit[] {
  if (target.how === 'enter') return units.slice(-1);
  const isSure = (n: number) => reckon(ground, units.slice(0, n), target, stand).wins >= SURE;
  if (!isSure(units.length)) return [];
  let [low, high] = [1, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSure(middle)) high = middle;
    else low = middle + 1;
  }
  // One more than needed, and nobody left behind alone.
  const n = Math.min(units.length, high + 1 + (high >> 2));
  return units.length - n < 3 ? units : units.slice(0, n);
}

function reckon({ mind: { b }, odds }: Ground, units: readonly Unit[], target: Target, stand: Hex): Odds {
  const kinds = units.map((unit) => KINDS[b.kind[unit]].attack).sort((x, y) => x - y);
  const isUnknown = target.how === 'foray' && !b.defended[target.site] && !b.shown[target.site];
  const foes = target.foes.map((unit) => 2 * b.kind[unit] + b.inside[unit]);
  const where = isUnknown ? `gt ${SITES[target.site].gt} ${b.legend[target.site]}` : `${b.turn} ${target.hex} ${foes}`;
  const key = `${where} ${isOverRiver(stand, target.hex)} ${kinds}`;
  const known = odds.get(key) ?? oddsOf(b, units, target, stand);
  odds.set(key, known);
  return known;
}

function march({ mind: { b }, danger }: Ground, units: readonly Unit[], walk: Walk, to: Venture): March[] {
  const strength = defenceOf(b, units);
  const safe = (hex: Hex) => hex === to.stand || danger[hex] <= 1.2 * strength + 6;
  const path = firstLeg(b, units, pathTo(walk, to.stand), safe);
  return path.length > 1 ? [{ units, path }] : [];
}

/** Those without an aim join the largest party they can reach, or wait. */
function gatherings(ground: Ground, parties: readonly Party[]): March[] {
  const { b } = ground.mind;
  const idle = parties.filter(({ units }) => units.length > 0);
  const rally = best(idle, ({ units }) => units.length);
  if (!rally) return [];
  const to = b.at[rally.units[0]];
  return idle.flatMap(({ units, walk }) => {
    if (b.at[units[0]] === to || walk.cost[to] === FAR) return [];
    const path = firstLeg(b, units, pathTo(walk, to), (hex) => ground.danger[hex] <= 1.2 * defenceOf(b, units) + 6);
    return path.length > 1 ? [{ units, path }] : [];
  });
}

import {
  FIGHTS,
  FREE,
  isLeader,
  KINDS,
  LIGHT_INFANTRY,
  odds,
  reachOf,
  SITE_AT,
  SITES,
} from '@questhall/lords-and-wizards';
import { distances } from '../common/roads.js';
import { fightersAmong } from '../common/stacks.js';
import { best, type March } from '../decision.js';
import { defenceAt } from './guarding.js';
import { isAtPeace, type Mind, threatTo, turnsTo } from './mind.js';

/** How likely home must be to fall before its leaders leave it. */
const LOST = 0.65;

/** If home will fall in the enemy's next turn, its leaders go to another city of theirs where nobody is near. */
export function escapes(mind: Mind, marches: readonly March[]): March[] {
  const { b, seat, home } = mind;
  if (home < 0 || fallChance(mind, marches) < LOST) return [];
  return [seat * 2, seat * 2 + 1].flatMap((leader) => {
    const unit = b.leaderUnit[leader];
    if (b.fate[leader] !== FREE || b.at[unit] !== home || b.moved[unit] !== 0) return [];
    const way = best(reachOf(b, [unit]), ({ place, cost }) => {
      const site = SITE_AT[place] ?? -1;
      if (site < 0 || SITES[site].kind !== 'city' || b.control[site] !== seat) return undefined;
      return threatTo(mind, place, 1) > 0 ? undefined : defenceAt(b, seat, place) + cost / 10;
    });
    return way ? [{ units: [unit], path: [home, ...way.path] }] : [];
  });
}

/** The odds that whoever can be before home next turn takes it, from those who will be in it. */
function fallChance(mind: Mind, marches: readonly March[]): number {
  const { b, seat, home, foes, stacks } = mind;
  const field = distances(b, LIGHT_INFANTRY, home);
  const gone = new Set(marches.flatMap(({ units, path }) => (path.at(-1) === home ? [] : units)));
  const come = marches.flatMap(({ units, path }) => (path.at(-1) === home && path[0] !== home ? units : []));
  const here = stacks.find(({ hex }) => hex === home)?.units.filter((unit) => !gone.has(unit)) ?? [];
  const guards = fightersAmong(b, [...here, ...come]);
  const near = foes.filter((foe) => !isAtPeace(b, seat, foe.seat) && turnsTo(b, foe.units, field) <= 1);
  const attackers = near.flatMap(({ units }) => (units.some((unit) => isLeader(b, unit)) ? [] : units));
  const attack = attackers.filter((unit) => FIGHTS[b.kind[unit]]).map((unit) => KINDS[b.kind[unit]].attack);
  const defence = guards.map((unit) => KINDS[b.kind[unit]].defence + 1);
  const rising = (list: readonly number[]) => list.slice().sort((x, y) => x - y);
  return odds({ attack: rising(attack), defence: rising(defence), shift: -2 }).wins;
}

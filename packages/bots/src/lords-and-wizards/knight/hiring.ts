import {
  type Board,
  CITIES,
  commands,
  forHire,
  isEnemyHeld,
  KINDS,
  LIGHT_INFANTRY,
  SITES,
  type Site,
  totalUpkeep,
} from '@questhall/lords-and-wizards';
import { distances } from '../common/roads.js';
import { best, choose, type Decide, type Sight } from '../decision.js';
import { defenceAt, needAtHome } from './guarding.js';
import { type Mind, mindOf, threatTo } from './mind.js';
import { targetsOf } from './targets.js';

/** Gold that is kept back: for upkeep when it is near, and for a passing chance. */
function reserve({ b, seat }: Mind): number {
  if (!b.house.upkeep) return 2;
  const turns = 6 - (b.turn % 6);
  // Half of what is due comes in by income before then.
  return Math.max(2, totalUpkeep(b, seat) - 0.6 * turns * 8);
}

interface Order {
  readonly site: Site;
  readonly role: 'guard' | 'field';
}

/** Where to hire and what for: home only when it is in danger, for it breaks the Wizard's study. */
function orderOf(mind: Mind): Order | undefined {
  const { b, seat, home } = mind;
  const markets: Site[] = [];
  for (let site = 0; site < CITIES; site++)
    if (commands(b, seat, site) && !isEnemyHeld(b, SITES[site].hex, seat)) markets.push(site);
  const house = markets.find((site) => SITES[site].hex === home);
  if (house !== undefined && b.turn <= 1) return { site: house, role: 'field' };
  const others = markets.filter((site) => site !== house);
  const has = defenceAt(b, seat, home);
  if (needAtHome(mind) > has) {
    const field = distances(b, LIGHT_INFANTRY, home);
    const near = best(others, (one) => -field[SITES[one].hex]);
    const isLate = near === undefined || field[SITES[near].hex] > (0.8 * threatTo(mind, home, 2) > has ? 0 : 12);
    const site = isLate ? (house ?? near) : near;
    if (site !== undefined) return { site, role: 'guard' };
  }
  const site = best(others, (one) => frontness(mind, one)) ?? (b.turn % 4 === 1 ? house : undefined);
  return site === undefined ? undefined : { site, role: 'field' };
}

/** How near a city is to what can be won. */
function frontness(mind: Mind, site: Site): number {
  const { b } = mind;
  const field = distances(b, 0, SITES[site].hex);
  let sum = 0;
  for (const { hex, value } of targetsOf(mind)) sum += value / (6 + field[hex]);
  return sum;
}

/** Units by what they give for their price in a role. */
function valueFor(b: Board, kind: number, role: Order['role']): number {
  const { attack, defence, move, cost } = KINDS[kind];
  if (role === 'guard') return (1.6 * defence + 0.3 * attack) / cost;
  // With upkeep and attrition bodies matter, and so does getting there.
  return (attack + 0.5 * defence + 0.15 * Math.min(move, 6)) / (cost + (b.house.upkeep ? 0.5 : 0.8));
}

export const hires: Decide = (sight) => {
  const mind = mindOf(sight);
  const order = orderOf(mind);
  const gold = mind.b.gold[mind.seat] - reserve(mind);
  const kind = bestKind(mind, order);
  return choose(
    sight,
    order?.role === 'guard' ? 'home needs guards' : 'there are cities to take',
    ({ verb, words }) => {
      if (verb === 'hire') return order && kind >= 0 && words[0] === SITES[order.site].id ? 5 : -1;
      // A Wizard who looks for beasts does not study.
      if (verb === 'seek') return words[1] === 'lord' && gold >= priceOf(words[0]) ? 6 + priceOf(words[0]) / 100 : -1;
      if (verb === 'build') return -1;
      return verb === 'end' ? 0 : -1;
    },
  );
};

/** What a special unit will cost at most, or so. */
function priceOf(id: string): number {
  const kind = KINDS.find((one) => one.id === id);
  return kind?.race === 'dragon' ? 40 : Math.max(0, kind?.cost ?? 0);
}

/** The best for its price; some of the cheapest, who fall first. */
export const raises: Decide = (sight: Sight) => {
  const mind = mindOf(sight);
  const gold = mind.b.gold[mind.seat] - reserve(mind);
  const kind = bestKind(mind, orderOf(mind));
  return choose(sight, 'they are worth their price', ({ verb, words }) => {
    if (verb === 'done') return 0;
    if (verb !== 'raise' || kind < 0 || words[1] !== KINDS[kind].id) return -1;
    const n = Number(words[0]);
    return n * KINDS[kind].cost <= gold ? n : -1;
  });
};

/** Whom he hires where, if nothing special is to be had. */
export function levyOf(mind: Mind): { readonly site: Site; readonly kind: number; readonly n: number } | undefined {
  const order = orderOf(mind);
  const kind = bestKind(mind, order);
  if (!order || kind < 0) return undefined;
  const n = Math.floor((mind.b.gold[mind.seat] - reserve(mind)) / KINDS[kind].cost);
  return { site: order.site, kind, n };
}

/** What to hire where it was ordered; -1 if there is nothing he would pay for. */
function bestKind(mind: Mind, order: Order | undefined): number {
  const { b, seat } = mind;
  const gold = b.gold[seat] - reserve(mind);
  if (!order) return -1;
  const found = forHire(b, seat, order.site).filter((kind) => KINDS[kind].cost <= gold);
  return best(found, (kind) => valueFor(b, kind, order.role)) ?? -1;
}

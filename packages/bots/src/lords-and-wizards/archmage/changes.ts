import {
  type Board,
  FIGHTS,
  HEXES,
  type Hex,
  ownUnitsAt,
  reachOf,
  SITE_AT,
  type Unit,
} from '@questhall/lords-and-wizards';
import { distances } from '../common/roads.js';
import { fightersAmong } from '../common/stacks.js';
import { defenceOf } from '../common/worth.js';
import type { March } from '../decision.js';
import type { Mind } from '../knight/mind.js';
import type { Orders } from './moving.js';
import { outcomeOf } from './outcome.js';

/** What is looked at when orders are changed. */
export interface Ground {
  readonly mind: Mind;
  /** The attack that enemies can bring against each hex. */
  readonly danger: readonly number[];
}

/** Places looked at for a stack, and friends who may come to it. */
const PLACES = 4;
const FRIENDS = 3;

/** A stack draws nearer to enemies, as far as it is safe. */
export function advances({ mind, danger }: Ground, orders: Orders, units: readonly Unit[]): Orders[] {
  const { b } = mind;
  const strikers = new Set(orders.sorties.flatMap((sortie) => sortie.units));
  const group = fightersAmong(b, units).filter((unit) => b.moved[unit] === 0 && !strikers.has(unit));
  if (group.length < 3) return [];
  const own = defenceOf(b, group);
  const fields = mind.foes.map(({ hex }) => distances(b, b.kind[group[0]], hex));
  const ways = reachOf(b, group)
    .filter(({ place }) => place < HEXES && danger[place] <= own + 4)
    .map((way) => ({ ...way, far: Math.min(...fields.map((field) => field[way.place])) }));
  ways.sort((x, y) => x.far - y.far);
  return ways.slice(0, PLACES).map(({ path }) => redirected(orders, group, [b.at[group[0]], ...path]));
}

/** What else could be done about those who will stand in a hex. */
export function otherwise(ground: Ground, orders: Orders, hex: Hex): Orders[] {
  const { mind } = ground;
  const sortie = orders.sorties.find(
    ({ foe, strikers }) => foe.hex === hex || strikers.some(({ stand }) => stand === hex),
  );
  if (sortie) return [dropped(orders, new Set(sortie.units))];
  const after = outcomeOf(mind.b, orders);
  const here = unitsOf(mind, (unit) => after.at[unit] === hex && after.aboard[unit] < 0);
  const away = origins(mind.b, here).flatMap((group) => elsewhere(ground, orders, group, hex));
  return [...heldBack(orders, hex), ...away, ...reinforced(mind, orders, after, hex)];
}

function unitsOf({ stacks }: Mind, is: (unit: Unit) => boolean): Unit[] {
  return stacks.flatMap(({ units }) => units.filter(is));
}

/** Units by where they stand now, fighters with leaders or leaders alone. */
function origins(b: Board, units: readonly Unit[]): Unit[][] {
  const found = new Map<number, Unit[]>();
  for (const unit of units) {
    if (b.moved[unit] !== 0) continue;
    const key = b.at[unit] * 2 + (FIGHTS[b.kind[unit]] ? 0 : 1);
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return [...found.values()];
}

/** A group goes to another place: where it is out of danger, or among friends. */
function elsewhere({ mind: { b, seat }, danger }: Ground, orders: Orders, group: readonly Unit[], from: Hex): Orders[] {
  const at = b.at[group[0]];
  const after = outcomeOf(b, dropped(orders, new Set(group)));
  const friends = (hex: Hex) => defenceOf(after, fightersAmong(after, ownUnitsAt(after, hex, seat)));
  const own = defenceOf(b, fightersAmong(b, group));
  const places = [{ place: at, path: [] as readonly Hex[], cost: 0 }, ...reachOf(b, group)]
    .filter(({ place }) => place !== from && place < HEXES)
    .map((way) => ({ ...way, safety: safetyOf(b, seat, way.place, own + friends(way.place) - danger[way.place]) }));
  places.sort((x, y) => y.safety - x.safety || x.cost - y.cost);
  return places.slice(0, PLACES).map(({ path }) => redirected(orders, group, [at, ...path]));
}

function safetyOf(b: Board, seat: number, hex: Hex, surplus: number): number {
  const site = SITE_AT[hex];
  return Math.min(surplus, 0) + (site >= 0 && b.control[site] === seat ? 3 : 0);
}

/** Those who would march away from a hex stay: all of them, or one march of them. */
function heldBack(orders: Orders, hex: Hex): Orders[] {
  const leaving = orders.marches.filter(({ path }) => path[0] === hex).map(({ units }) => units);
  const groups = leaving.length > 1 ? [leaving.flat(), ...leaving.slice(0, FRIENDS)] : leaving;
  return groups.map((units) => dropped(orders, new Set(units)));
}

/** Others who can come to a hex do. */
function reinforced(mind: Mind, orders: Orders, after: Board, hex: Hex): Orders[] {
  const { b } = mind;
  const strikers = new Set(orders.sorties.flatMap(({ units }) => units));
  const near = mind.stacks.flatMap(({ hex: at, units }) => {
    const free = fightersAmong(b, units).filter(
      (unit) => b.moved[unit] === 0 && after.at[unit] !== hex && !strikers.has(unit),
    );
    if (free.length === 0 || at === hex) return [];
    const way = reachOf(b, free).find(({ place }) => place === hex);
    return way ? [{ free, path: [at, ...way.path] }] : [];
  });
  near.sort((x, y) => y.free.length - x.free.length);
  return near.slice(0, FRIENDS).map(({ free, path }) => redirected(orders, free, path));
}

function redirected(orders: Orders, group: readonly Unit[], path: readonly Hex[]): Orders {
  const { sorties, marches } = dropped(orders, new Set(group));
  return { sorties, marches: path.length > 1 ? [...marches, { units: group, path }] : marches };
}

/** Orders without some units, and without the sorties that need them. */
function dropped({ sorties, marches }: Orders, gone: ReadonlySet<Unit>): Orders {
  const kept = sorties.filter(({ units }) => !units.some((unit) => gone.has(unit)));
  const stay = new Set([...gone, ...sorties.filter((one) => !kept.includes(one)).flatMap(({ units }) => units)]);
  const left = marches.flatMap(({ units, path }): March[] => {
    const going = units.filter((unit) => !stay.has(unit));
    return going.length > 0 ? [{ units: going, path }] : [];
  });
  return { sorties: kept, marches: left };
}

import { type Board, FIGHTS, HEXES, type Hex, reachOf, SITE_AT, type Unit } from '@questhall/lords-and-wizards';
import { distances } from '../common/roads.js';
import { fightersAmong } from '../common/stacks.js';
import { defenceOf } from '../common/worth.js';
import type { March, Memo } from '../decision.js';
import { type Mind, mindOn } from '../knight/mind.js';
import { type Answer, answerTo, bandsAgainst, hopesOf, mustered, outcomeOf } from './answer.js';
import type { Band, Ways } from './bands.js';
import { type Orders, ordersOf } from './moving.js';
import { perils } from './perils.js';
import { type Manner, STEADY } from './sorties.js';

/** Orders with what they are worth in GTs when the enemy has answered them. */
export interface Weighed {
  readonly orders: Orders;
  readonly worth: number;
  readonly answer: Answer;
}

/** How much of the harm that could be done is reckoned with: not all that could be seen is seen. */
const FEAR = 0.7;
/** How much of what one could do next counts: the enemy moves in between. */
const HOPE = 0.15;
/** GTs lost for each unit that goes elsewhere than it was planned to: somebody else must go, or it comes later. */
const ASTRAY = 0.8;
/** Places looked at for those in danger, and friends who may come to them. */
const PLACES = 4;
const FRIENDS = 3;

interface Outlook {
  readonly mind: Mind;
  readonly against: ReadonlyMap<number, readonly Band[]>;
  readonly danger: readonly number[];
  readonly ways: Ways;
  /** Where whoever strikes nobody was to go at first. */
  readonly planned: ReadonlyMap<Unit, Hex>;
}

/** Ever better orders: those whom the enemy would strike go elsewhere, or others come to them; then other ways to begin. */
export function* weighings(own: Mind, first: Orders, odds: Memo['odds']): Generator<Weighed, void> {
  const mind = mindOn(mustered(own.b, own.seat), own.seat);
  const outlook: Outlook = {
    mind,
    against: bandsAgainst(mind),
    danger: perils(mind),
    ways: new Map(),
    planned: goals(first),
  };
  let top = yield* mended(outlook, weigh(outlook, first));
  yield top;
  top = yield* pressed(outlook, top);
  for (const manner of MANNERS) {
    const start = weigh(outlook, ordersOf(own, odds, manner));
    const next = yield* mended(outlook, start, top);
    if (next.worth > top.worth) top = next;
    yield top;
  }
}

/** Bolder, more careful, and with fewer guards. */
const MANNERS: readonly Manner[] = [
  { ...STEADY, sure: 0.85, exposed: 0.8 },
  { ...STEADY, guards: 0.4 },
  { ...STEADY, sure: 0.55, exposed: 0.1, kill: 1.5 },
];

/** Those whom the enemy would strike go elsewhere, or others come to them. What is best by then is shown all along. */
function* mended(outlook: Outlook, start: Weighed, top = start): Generator<Weighed, Weighed> {
  let now = start;
  const tried = new Set<Hex>();
  for (let changes = 1; changes < CHANGES; changes++) {
    const struck = worstStruck(now.answer, tried);
    if (struck === undefined) break;
    tried.add(struck);
    for (const orders of otherwise(outlook, now.orders, struck)) {
      yield now.worth > top.worth ? now : top;
      const next = weigh(outlook, orders);
      if (next.worth <= now.worth) continue;
      now = next;
      tried.delete(struck);
    }
  }
  return now;
}
const CHANGES = 30;

/** Stacks that strike nobody yet go where they will be able to. */
function* pressed(outlook: Outlook, start: Weighed): Generator<Weighed, Weighed> {
  let now = start;
  const { mind } = outlook;
  const largest = mind.stacks.toSorted((x, y) => y.units.length - x.units.length).slice(0, STACKS);
  for (const { units } of largest) {
    for (const orders of advances(outlook, now.orders, units)) {
      yield now;
      const next = weigh(outlook, orders);
      if (next.worth > now.worth) now = next;
    }
  }
  return now;
}
/** Stacks that are looked at, the largest. */
const STACKS = 6;

/** A stack draws nearer to enemies, as far as it is safe. */
function advances({ mind, danger }: Outlook, orders: Orders, units: readonly Unit[]): Orders[] {
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

function weigh({ mind, against, ways, planned }: Outlook, orders: Orders): Weighed {
  const after = outcomeOf(mind.b, orders);
  const answer = answerTo(after, mind.seat, against);
  const gains = orders.sorties.reduce((sum, { value }) => sum + value, HOPE * hopesOf(after, mind.seat, ways));
  return { orders, answer, worth: gains - FEAR * answer.harm - ASTRAY * astray(planned, orders) };
}

/** Where units are to go, those apart who strike. */
function goals({ marches, sorties }: Orders): Map<Unit, Hex> {
  const strikers = new Set(sorties.flatMap(({ units }) => units));
  const found = new Map<Unit, Hex>();
  for (const { units, path } of marches)
    for (const unit of units) if (!strikers.has(unit)) found.set(unit, path[path.length - 1]);
  return found;
}

/** How many do not do what was planned for them; whoever strikes has something better to do. */
function astray(planned: ReadonlyMap<Unit, Hex>, orders: Orders): number {
  const now = goals(orders);
  const strikers = new Set(orders.sorties.flatMap(({ units }) => units));
  let n = 0;
  for (const [unit, hex] of planned) if (now.get(unit) !== hex && !strikers.has(unit)) n += 1;
  return n;
}

function worstStruck({ sorties }: Answer, tried: ReadonlySet<Hex>): Hex | undefined {
  const open = sorties.filter(({ foe }) => !tried.has(foe.hex));
  return open.reduce((x, y) => (x && x.value >= y.value ? x : y), open[0])?.foe.hex;
}

/** What else could be done about those who will stand in a hex. */
function otherwise(outlook: Outlook, orders: Orders, hex: Hex): Orders[] {
  const { mind } = outlook;
  const sortie = orders.sorties.find(
    ({ foe, strikers }) => foe.hex === hex || strikers.some(({ stand }) => stand === hex),
  );
  if (sortie) return [dropped(orders, new Set(sortie.units))];
  const after = outcomeOf(mind.b, orders);
  const here = unitsOf(mind, (unit) => after.at[unit] === hex && after.aboard[unit] < 0);
  const away = origins(mind.b, here).flatMap((group) => elsewhere(outlook, orders, group, hex));
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
function elsewhere(
  { mind: { b, seat }, danger }: Outlook,
  orders: Orders,
  group: readonly Unit[],
  from: Hex,
): Orders[] {
  const at = b.at[group[0]];
  const after = outcomeOf(b, dropped(orders, new Set(group)));
  const friends = (hex: Hex) => defenceOf(after, fightersAmong(after, unitsIn(after, hex, seat)));
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

function unitsIn(b: Board, hex: Hex, seat: number): Unit[] {
  const found: Unit[] = [];
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.owner[unit] === seat) found.push(unit);
  return found;
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

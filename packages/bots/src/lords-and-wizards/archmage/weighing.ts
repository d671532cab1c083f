import type { Hex, Unit } from '@questhall/lords-and-wizards';
import type { Memo } from '../decision.js';
import { type Mind, mindOn } from '../knight/mind.js';
import { type Answer, answerTo, bandsAgainst, hopesOf, mustered } from './answer.js';
import type { Band, Ways } from './bands.js';
import { advances, type Ground, otherwise } from './changes.js';
import { type Orders, ordersOf } from './moving.js';
import { outcomeOf } from './outcome.js';
import { perils } from './perils.js';
import { type Manner, STEADY } from './sorties.js';

/** Orders with what they are worth in GTs when the enemy has answered them. */
export interface Weighed {
  readonly orders: Orders;
  readonly worth: number;
  readonly answer: Answer;
  /** How many times as long as any so far the next thought may take: more than one where all is planned anew. */
  readonly next?: number;
}

/** How much of the harm that could be done is reckoned with: not all that could be seen is seen. */
const FEAR = 0.7;
/** How much of what one could do next counts: the enemy moves in between. */
const HOPE = 0.15;
/** GTs lost for each unit that goes elsewhere than it was planned to: somebody else must go, or it comes later. */
const ASTRAY = 0.8;

/** All that orders are weighed by. */
export interface Outlook extends Ground {
  readonly against: ReadonlyMap<number, readonly Band[]>;
  readonly ways: Ways;
  /** Where whoever strikes nobody was to go at first. */
  readonly planned: ReadonlyMap<Unit, Hex>;
}

/** Ever better orders: those whom the enemy would strike go elsewhere, or others come to them; then other ways to begin. */
export function* weighings(own: Mind, first: Orders, odds: Memo['odds']): Generator<Weighed, void> {
  const outlook: Outlook = { ...outlookOf(own), planned: goals(first) };
  let top = weigh(outlook, first);
  yield top;
  top = yield* mended(outlook, top);
  yield top;
  top = yield* pressed(outlook, top);
  for (const manner of MANNERS) {
    yield { ...top, next: PLANS };
    const start = weigh(outlook, ordersOf(own, odds, manner));
    const next = yield* mended(outlook, start, top);
    if (next.worth > top.worth) top = next;
  }
  yield top;
}

/** A plan takes as long as so many weighings. */
const PLANS = 4;

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

/** What can be seen before any orders are given; nothing is planned yet. */
export function outlookOf({ b, seat }: Mind): Outlook {
  const mind = mindOn(mustered(b, seat), seat);
  return { mind, against: bandsAgainst(mind), danger: perils(mind), ways: new Map(), planned: new Map() };
}

export function weigh({ mind, against, ways, planned }: Outlook, orders: Orders): Weighed {
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

import { type Hex, ownUnitsAt } from '@questhall/lords-and-wizards';
import { mean } from '../../archmage/trials.js';
import { advances, otherwise } from './changes.js';
import type { Orders } from './moving.js';
import { outcomeOf } from './outcome.js';
import { type Outlook, weigh } from './weighing.js';

/** How surely one wins by some orders, if the dice fall in this way or that. */
export type Foretell = (orders: Orders, fall: number) => number;

/** So many falls of the dice are thought of; by so much orders must be better in the mean to be given instead. */
const FALLS = 3;
const CLEARLY = 0.01;
/** GTs by which orders may be worse at first sight, and still be thought on. */
const DOUBTFUL = 20;

/**
 * Ever better orders by where they lead, whatever one group does otherwise: the best so far after every thought, and those
 * in the end that no change makes better.
 */
export function* climbed(outlook: Outlook, start: Orders, foretell: Foretell): Generator<Orders, Orders> {
  let top = start;
  let chances = yield* foretold({ top, foretell }, top);
  const tried = new Set<string>();
  for (let next = true; next; ) {
    next = false;
    const { worth } = weigh(outlook, top);
    for (const orders of changed(outlook, top)) {
      const key = nameOf(orders);
      if (tried.has(key) || weigh(outlook, orders).worth < worth - DOUBTFUL) continue;
      tried.add(key);
      const found = yield* foretold({ top, foretell }, orders, chances[0] + CLEARLY);
      if (found.length < FALLS || mean(found) < mean(chances) + CLEARLY) continue;
      [top, chances, next] = [orders, found, true];
      break;
    }
  }
  return top;
}

interface Thinking {
  /** The best so far. */
  readonly top: Orders;
  readonly foretell: Foretell;
}

/** What orders bring, fall by fall; the first alone if that is not enough. */
function* foretold({ top, foretell }: Thinking, orders: Orders, least = 0): Generator<Orders, readonly number[]> {
  const found: number[] = [];
  for (let fall = 0; fall < FALLS && (fall === 0 || found[0] >= least); fall++) {
    found.push(foretell(orders, fall));
    yield top;
  }
  return found;
}

function nameOf({ marches, sorties }: Orders): string {
  const goals = marches.map(({ units, path }) => `${units} ${path[path.length - 1]}`).sort();
  return `${goals.join(';')}|${sorties.map(({ aim }) => aim)}`;
}

/** What else any group could do, the largest first. */
function* changed(outlook: Outlook, orders: Orders): Generator<Orders, void> {
  const { mind } = outlook;
  const after = outcomeOf(mind.b, orders);
  for (const hex of placesOf(outlook, after)) {
    yield* otherwise(outlook, orders, hex);
    const here = new Set(ownUnitsAt(after, hex, mind.seat));
    for (const { units } of mind.stacks)
      yield* advances(
        outlook,
        orders,
        units.filter((unit) => here.has(unit)),
      );
  }
}

/** Where one's units will stand, most of them first. */
function placesOf({ mind: { stacks } }: Outlook, after: Outlook['mind']['b']): Hex[] {
  const count = new Map<Hex, number>();
  for (const { units } of stacks)
    for (const unit of units)
      if (after.kind[unit] >= 0 && after.aboard[unit] < 0)
        count.set(after.at[unit], (count.get(after.at[unit]) ?? 0) + 1);
  return [...count].sort((x, y) => y[1] - x[1]).map(([hex]) => hex);
}

import type { Seat } from '@questhall/kernel';
import {
  actOf,
  HILLS,
  PORTAL,
  REGION_OF,
  SENTINEL,
  type SpaceId,
  TEMPLE,
  VALLEY,
  type View,
  waysBy,
  whatOf,
} from '@questhall/talisman';
import { type Inputs, netSays, readNet } from '../../archmage/net.js';
import { type Sight, spokenOf } from '../decision.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { wayWorth } from '../knight/moving.js';
import { crossLeft, roadsOf } from '../knight/roads.js';
import { CREED } from './creed.js';
import { after, apart, BRIDGE, before, type End, HEALING, SHAPE, THROUGH } from './inputs.js';
import { LORE } from './lore.data.js';

const net = readNet(LORE, SHAPE);

/** Questions of where a move by the die ends. */
export const MOVES: ReadonlySet<string> = new Set(['move.way', 'bridge.onward']);

/** Ways to move that a seat may choose from: with so many steps, by the die or before it. */
interface Crossroads {
  readonly view: View;
  readonly seat: Seat;
  readonly ways: readonly number[];
  readonly steps: number;
  readonly byDie: boolean;
}

function crossroads(sight: Sight): Crossroads {
  const { view, seat, options, ask } = sight;
  return { view, seat, ways: options as number[], steps: Number(spokenOf(sight, 'steps') ?? 1), byDie: MOVES.has(ask) };
}

/**
 * How surely a seat at a table of two wins by each way to move, by what the net has seen come of such moves; nothing for
 * what is no move.
 */
export function prospects(sight: Sight): readonly (number | undefined)[] {
  return moved(sight).map((inputs) => inputs && chanceBy(inputs));
}

/** The same for who moves by a die that is still to be rolled, on average, by the way that the sage would go. */
export function outlook({ view, seat }: Pick<Sight, 'view' | 'seat'>): number {
  const all = before(view, seat, 1 - seat);
  let sum = 0;
  for (const steps of FACES) {
    const here = { view, seat, ways: waysBy(view, seat, steps), steps, byDie: true };
    const worths = worthsAt(here);
    const best = worths.indexOf(Math.max(...worths));
    const inputs = inputsAt(here, all, worths, best);
    sum += inputs ? chanceBy(inputs) : 0;
  }
  return sum / FACES.length;
}
const FACES = [1, 2, 3, 4, 5, 6];

function chanceBy(inputs: Inputs): number {
  return 1 / (1 + Math.exp(-netSays(net, inputs)));
}

/** What the net is told of each way to move. */
export function moved(sight: Sight): readonly (Inputs | undefined)[] {
  const here = crossroads(sight);
  const worths = here.byDie ? worthsAt(here) : [];
  const all = before(sight.view, sight.seat, 1 - sight.seat);
  return here.ways.map((_, i) => inputsAt(here, all, worths, i));
}

function inputsAt(here: Crossroads, all: Inputs, worths: readonly number[], i: number): Inputs | undefined {
  const { view, seat, ways, steps } = here;
  const average = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
  const end = endOf(mindOf(view, seat, CREED), ways[i], steps);
  const worth = { worth: (worths[i] ?? 0) / 30, ahead: ((worths[i] ?? average) - average) / 10 };
  return end && after(all, { ...end, ...worth }, apart(view, [seat, 1 - seat], end.space));
}

/** What the sage thinks of each way to move by the die, in hundredths of a game. */
export function worthsOf(sight: Sight): readonly number[] {
  return worthsAt(crossroads(sight));
}

function worthsAt({ view, seat, ways, steps }: Crossroads): readonly number[] {
  const mind = mindOf(view, seat, CREED);
  return ways.map((way) => wayWorth(mind, roadsOf(mind), way, steps) ?? 0);
}

function endOf(mind: Mind, o: number, steps: number): Omit<End, 'worth' | 'ahead'> | undefined {
  const where = whereOf(mind.view.at[mind.seat], o, steps);
  if (!where) return undefined;
  const [end, space] = where;
  const region = REGION_OF[space];
  if (region === 'inner' || region === 'crown') return { end, space, found: [0, 0, 0] };
  const { steady, once, meeting } = roadsOf(mind).place(space);
  return { end, space, found: [steady / 10, once / 10, meeting / 10] };
}

/** Where a way to move ends, as the net knows it, and the space of the board where that is. */
function whereOf(at: SpaceId, o: number, steps: number): readonly [number, SpaceId] | undefined {
  const to = whatOf(o);
  switch (actOf(o)) {
    case 'go':
    case 'woods':
    case 'wizard':
    case 'raft':
      return [to, to];
    case 'boatman':
      return [TEMPLE, TEMPLE];
    case 'cross': {
      const left = Math.min(4, crossLeft(at, steps));
      return REGION_OF[at] === 'outer' ? [BRIDGE + left, HILLS] : [BRIDGE + 5 + left, SENTINEL];
    }
    case 'portal':
      return [THROUGH, PORTAL];
    case 'regenerate':
      return [HEALING, at];
    case 'stay':
      return [at, at];
    case 'retreat':
      return to < BRIDGE ? [to, to] : [VALLEY, VALLEY];
    default:
      return undefined;
  }
}

import { actOf, HILLS, PORTAL, REGION_OF, SENTINEL, type SpaceId, TEMPLE, VALLEY, whatOf } from '@questhall/talisman';
import { type Inputs, netSays, readNet } from '../../archmage/net.js';
import { type Sight, spokenOf } from '../decision.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { wayWorth } from '../knight/moving.js';
import { placeWorth } from '../knight/places.js';
import { crossLeft, roadsOf } from '../knight/roads.js';
import { CREED } from './creed.js';
import { after, apart, BRIDGE, before, type End, HEALING, SHAPE, THROUGH } from './inputs.js';
import { LORE } from './lore.data.js';

const net = readNet(LORE, SHAPE);

/** Questions of where a move by the die ends. */
export const MOVES: ReadonlySet<string> = new Set(['move.way', 'bridge.onward']);

/**
 * How surely a seat at a table of two wins by each way to move, by what the net has seen come of such moves; nothing for
 * what is no move.
 */
export function prospects(sight: Sight): readonly (number | undefined)[] {
  return moved(sight).map((inputs) => inputs && 1 / (1 + Math.exp(-netSays(net, inputs))));
}

/** What the net is told of each way to move. */
export function moved(sight: Sight): readonly (Inputs | undefined)[] {
  const { view, seat, options } = sight;
  const mind = mindOf(view, seat, CREED);
  const worths = MOVES.has(sight.ask) ? worthsOf(sight) : [];
  const average = worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
  const all = before(view, seat, 1 - seat);
  return options.map((o, i) => {
    const end = endOf(mind, o as number, stepsOf(sight));
    const worth = { worth: (worths[i] ?? 0) / 30, ahead: ((worths[i] ?? average) - average) / 10 };
    return end && after(all, { ...end, ...worth }, apart(view, [seat, 1 - seat], end.space));
  });
}

/** What the sage thinks of each way to move by the die, in hundredths of a game. */
export function worthsOf(sight: Sight): readonly number[] {
  const mind = mindOf(sight.view, sight.seat, CREED);
  return sight.options.map((o) => wayWorth(mind, roadsOf(mind), o as number, stepsOf(sight)) ?? 0);
}

function stepsOf(sight: Sight): number {
  return Number(spokenOf(sight, 'steps') ?? 1);
}

function endOf(mind: Mind, o: number, steps: number): Omit<End, 'worth' | 'ahead'> | undefined {
  const where = whereOf(mind.view.at[mind.seat], o, steps);
  if (!where) return undefined;
  const [end, space] = where;
  const region = REGION_OF[space];
  if (region === 'inner' || region === 'crown') return { end, space, found: [0, 0, 0] };
  const { steady, once, meeting } = placeWorth(mind, space);
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

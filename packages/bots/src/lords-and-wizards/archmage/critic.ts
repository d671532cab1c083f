import type { Seat } from '@questhall/kernel';
import { type Hex, placeId, type Unit, type View } from '@questhall/lords-and-wizards';
import { type Critic, chancesFrom, type Missed } from '../../archmage/craft.js';
import type { March, Sight } from '../decision.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { bandsStanding } from './bands.js';
import { gainBy } from './fighting.js';
import { type Orders, ordersOf } from './moving.js';
import { sortiesOf } from './sorties.js';
import { scoreOf } from './standing.js';
import { type Outlook, outlookOf, weigh, weighings } from './weighing.js';

const NOTHING: Missed = { lost: 0 };
/** GTs, and chances, that may well be errors of the reckoning. */
const FEW = 5;
const LEAST = 0.03;

/** A turn as it could have been ordered. */
interface Plan {
  readonly turn: number;
  readonly outlook: Outlook;
  readonly orders: Orders;
  readonly worth: number;
}

/** Holds where all stand at the end of a movement against the best orders it can think of, and attacks against their odds. */
export function critic(): Critic<View> {
  const plans = new Map<Seat, Plan>();
  return (sight, made) => {
    if (sight.ask === 'combat.choose') return inCombat(sight, made);
    if (sight.ask !== 'movement.choose') return NOTHING;
    const before = plans.get(sight.seat);
    const plan = before?.turn === sight.view.turn ? before : planned(sight);
    plans.set(sight.seat, plan);
    return sight.name(made) === 'end movement' ? inMovement(sight, plan) : NOTHING;
  };
}

function planned(sight: Sight): Plan {
  const mind = mindOf(sight);
  const odds = new Map();
  const outlook = outlookOf(mind);
  const first = ordersOf(mind, odds);
  let { orders, worth } = weigh(outlook, first);
  for (const found of weighings(mind, first, odds)) if (found.worth > worth) ({ orders, worth } = found);
  return { turn: sight.view.turn, outlook, orders, worth };
}

function inMovement(sight: Sight, { outlook, orders, worth }: Plan): Missed {
  const given = ordersIn(outlook, mindOf(sight));
  const [march] = orders.marches;
  return missed(sight, worth - weigh(outlook, given).worth, march ? `move ${placeId(march.path[0])}` : 'end movement');
}

/** The orders that brought units from where they stood to where they stand, and whom they can strike from there. */
function ordersIn({ mind: { b, stacks }, danger }: Outlook, now: Mind): Orders {
  const marches = stacks.flatMap(({ hex, units }) => {
    const ways = new Map<Hex, Unit[]>();
    for (const unit of units) {
      const to = now.b.at[unit];
      if (now.b.kind[unit] !== b.kind[unit] || now.b.aboard[unit] >= 0 || to === hex) continue;
      ways.set(to, [...(ways.get(to) ?? []), unit]);
    }
    return [...ways].map(([to, going]): March => ({ units: going, path: [hex, to] }));
  });
  return { marches, sorties: sortiesOf(now, bandsStanding(now), danger) };
}

/** An attack that costs more than it brings, or one that was not made. */
function inCombat(sight: Sight, made: number): Missed {
  const mind = mindOf(sight);
  const gains = (sight.options as readonly number[]).map((o) => gainBy(mind, o));
  // Which of several good ones comes first matters little.
  if (sight.options[made] !== 0) return missed(sight, -gains[made], sight.name(sight.options.indexOf(0)));
  const most = gains.indexOf(Math.max(...gains));
  return missed(sight, gains[most], sight.name(most));
}

/** So many GTs were given away: how much more surely one would win with them. */
function missed({ view, seat }: Sight, gold: number, better: string): Missed {
  if (gold < FEW) return NOTHING;
  const chanceWith = (more: number) => {
    const richer = { ...view, gold: view.gold.map((has, one) => (one === seat ? has + more : has)) };
    return chancesFrom(view.out.map((_, one) => scoreOf(richer, one)))[seat];
  };
  const lost = chanceWith(gold) - chanceWith(0);
  return lost < LEAST ? NOTHING : { lost, better };
}

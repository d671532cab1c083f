import type { Prompt } from '@questhall/kernel';
import {
  bargainLevel,
  champion,
  isSiegePort,
  KIND_IDS,
  missileColumn,
  placeNamed,
  siegeColumn,
  type Unit,
  type View,
} from '@questhall/lords-and-wizards';
import type { Gesture } from '../../gesture.js';
import type { Chart } from '../../parts/charts.js';
import { laidOut } from '../rows.js';
import { reckoning } from '../scene.js';
import { spending } from '../spend.js';
import { bargainChart, duelChart, missileChart, siegeChart, taxChart, treacheryChart } from './book.js';
import { alignmentOf, effectChart, priceChart, withdrawalChart } from './readings.js';

type Consults = (prompt: Prompt, view: View, gesture: Gesture) => readonly Chart[];

/** The tables that an answer will be read on, with what is known of row and column. */
const CONSULTS: Readonly<Record<string, Consults>> = {
  'duels.offer': ({ says }, view) => {
    const as = says.key === 'ask.lords' ? 'lord' : 'wizard';
    const [ours, theirs] = (['attacker', 'defender'] as const).map((side) => champion(reckoning(view), side, as).level);
    return [duelChart(as, ours - theirs, 0)];
  },
  'siege.bid': (prompt, view, gesture) => [siegeFor(prompt, view, spending(prompt, gesture))],
  'siege.answer': (prompt, view) => [siegeFor(prompt, view, null)],
  'taxing.choose': () => [taxChart(0, 0)],
  'treachery.choose': (prompt, view) => [treacheryFor(prompt, view)],
  'designation.choose': (prompt, view, gesture) => [missilesFor(prompt, view, gesture)],
  'investigation.choose': (prompt, view, gesture) => bargainsAt(prompt, view, gesture.path()[0] ?? gesture.aimed()),
  'withdrawal.attacker': () => [withdrawalChart(0)],
  'withdrawal.defender': () => [withdrawalChart(0)],
  'magic.choose': (_, { house }) => (house.effectiveness ? [effectChart(0)] : []),
  'seek.dragon': () => [priceChart(0)],
};

export function consultsOf(prompt: Prompt, view: View, gesture: Gesture): readonly Chart[] {
  return CONSULTS[prompt.ask]?.(prompt, view, gesture) ?? [];
}

/** What the besieger spends is read against nothing: what the besieged will spend is not known yet. */
function siegeFor({ seat, says }: Prompt, view: View, spent: number | null): Chart {
  const hex = placeNamed(String(says.args?.hex));
  const held = view.sieges.find((one) => one.hex === hex && (one.besieger === seat || one.besieged === seat));
  if (!held) return siegeChart(false, -1, 0);
  const port = isSiegePort(reckoning(view), held);
  if (spent === null) return siegeChart(port, -1, 0);
  const chart = siegeChart(port, siegeColumn(spent, port) + held.shift, 0);
  return { ...chart, note: `If nothing is spent against it. ${chart.note}` };
}

/** Lit where all who can be bribed are of one alignment. */
function treacheryFor({ choices, seat }: Prompt, view: View): Chart {
  const { attacker, defender } = view.battle ?? { attacker: seat, defender: seat };
  const found = choices.flatMap(({ pick }) => {
    const unit = pick.split(' ').find((word) => KIND_IDS.includes(word));
    const owner = pick.startsWith('secure') ? seat : seat === attacker ? defender : attacker;
    return unit === undefined ? [] : [alignmentOf(view, unit, owner)];
  });
  return treacheryChart(new Set(found).size === 1 ? (found[0] ?? -1) : -1, 0);
}

/** With those who shoot already, and those laid out to. */
function missilesFor(prompt: Prompt, view: View, gesture: Gesture): Chart {
  const b = reckoning(view);
  if (!b.battle) return missileChart(0, 0);
  const side = prompt.says.args?.side === 'attacker' ? 'attacker' : 'defender';
  const own = side === 'attacker' ? b.battle.attackers : b.battle.defenders;
  const idle = own.filter((unit) => !b.battle?.shooting.includes(unit));
  const more = laidOut(prompt, gesture).flatMap((pick): Unit[] => {
    const [, count, unit, , from] = pick.split(' ');
    const like = idle.filter(
      (one) => b.kind[one] === KIND_IDS.indexOf(unit) && (!from || b.at[one] === placeNamed(from)),
    );
    return like.slice(0, Number(count));
  });
  const shooting = [...b.battle.shooting, ...more];
  return missileChart(missileColumn({ ...b, battle: { ...b.battle, shooting } }, side), 0);
}

/** One for each leader who may bargain there. */
function bargainsAt({ seat, choices }: Prompt, view: View, id: string | null): Chart[] {
  return choices.flatMap(({ pick, at }) => {
    if (!pick.startsWith('bargain ') || id === null || !at?.includes(id)) return [];
    return [bargainChart(bargainLevel(reckoning(view), seat * 2 + (pick.endsWith(' wizard') ? 1 : 0)), 0)];
  });
}

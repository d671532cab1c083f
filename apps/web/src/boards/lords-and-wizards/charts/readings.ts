import type { Phrase } from '@questhall/kernel';
import {
  isSiegePort,
  KIND_IDS,
  KINDS,
  placeNamed,
  SIEGE_ROWS,
  siegeColumn,
  turnOfYear,
  UNALIGNED,
  type View,
  wizardResult,
} from '@questhall/lords-and-wizards';
import { type Chart, oneDie } from '../../parts/charts.js';
import { reckoning } from '../scene.js';
import {
  attritionChart,
  bargainChart,
  combatChart,
  diseaseChart,
  duelChart,
  missileChart,
  plagueChart,
  siegeChart,
  taxChart,
  treacheryChart,
  weatherChart,
} from './book.js';

type Args = NonNullable<Phrase['args']>;
type Reads = (args: Args, view: View, all: readonly Phrase[]) => Chart;
const n = (value: unknown) => Number(value ?? 0);

/** On 1 up to a number it is so. */
const upTo = (most: number, yes: string, no: string) => [1, 2, 3, 4, 5, 6].map((die) => (die <= most ? yes : no));

export const withdrawalChart = (die: number): Chart =>
  oneDie('Withdrawal', 'LW B8c2.1/1', upTo(2, 'goes', 'stays'), die);
export const effectChart = (die: number): Chart =>
  oneDie('Magical effectiveness', 'LW O11', ['works', 'works', 'works', 'fails', 'fails', 'turns'], die);
export const priceChart = (die: number): Chart =>
  oneDie('The price of a Dragon', 'LW B13a.2.1/1', [10, 20, 30, 40, 50, 60].map(String), die);
const seekChart = (kind: number, die: number): Chart =>
  oneDie(
    `Looking for ${KINDS[kind]?.name ?? 'units'}`,
    'LW B13a.1/2',
    upTo(KINDS[kind]?.found?.upTo ?? 0, 'found', '–'),
    die,
  );

const desertionChart = (die: number): Chart => oneDie('Desertion', 'LW O1/1', upTo(2, 'deserts', 'stays'), die);

/** Which table of the book an event was read on, and where. */
const READS: Readonly<Record<string, Reads>> = {
  regular: ({ column, die }) => combatChart(String(column), n(die)),
  duel: (args) => duel(args),
  volley: ({ column, die }) => missileChart(n(column), n(die)),
  bargain: ({ level, die }) => bargainChart(n(level), n(die)),
  tempted: ({ unit, owner, total }, view) => treacheryChart(alignmentOf(view, String(unit), n(owner)), n(total)),
  siege: ({ hex, die, result }, view, all) =>
    siege(view, all, { hex: String(hex), die: n(die), result: String(result) }),
  disease: ({ die }) => diseaseChart(n(die)),
  plague: ({ sum }) => plagueChart(n(sum)),
  deserted: ({ die }) => desertionChart(n(die)),
  taxed: ({ multiple, die }) => taxChart(n(multiple), n(die)),
  weather: ({ die }, view) => weatherChart(turnOfYear(view.turn), n(die)),
  attrition: ({ die }) => attritionChart(n(die)),
  withdrew: ({ die }) => withdrawalChart(n(die)),
  held: ({ die }) => withdrawalChart(n(die)),
  effectiveness: ({ die }) => effectChart(n(die)),
  'dragon-price': ({ die }) => priceChart(n(die)),
  sought: ({ unit, die }) => seekChart(KIND_IDS.indexOf(String(unit)), n(die)),
};

/** The table that an event was read on; undefined for all that needs none. */
export function readingOf({ key, args = {} }: Phrase, view: View, all: readonly Phrase[]): Chart | undefined {
  return READS[key]?.(args, view, all);
}

/** LW AMB-115 A Crystal Ball moves the die: the column is where the result stands. */
function duel({ as, levels, die, attacker, defender, shift }: Args): Chart {
  const [a = 0, d = 0] = levels as number[];
  if (as === 'lord') return duelChart('lord', a - d, n(die));
  const moved = [0, 2, -2, 4, -4].map((by) => Math.min(Math.max(n(die) + by, 1), 6));
  const isRead = (face: number) => {
    const found = wizardResult(a - d, face);
    return found.attacker === attacker && found.defender === defender && found.shift === shift;
  };
  return duelChart('wizard', a - d, moved.find(isRead) ?? n(die));
}

/** Units without an alignment have their player's. */
export function alignmentOf(view: View, unit: string, owner: number): number {
  const own = KINDS[KIND_IDS.indexOf(unit)]?.alignment ?? UNALIGNED;
  return own === UNALIGNED ? (view.alignment[owner] ?? -1) : own;
}

/** What was spent is told before; where the siege was shifted, the column is where the result stands. */
function siege(view: View, all: readonly Phrase[], { hex, die, result }: { hex: string; die: number; result: string }) {
  const { besieger = 0, besieged = 0 } =
    all.findLast(({ key, args }) => key === 'siege-spending' && args?.hex === hex)?.args ?? {};
  const place = placeNamed(hex);
  const known = view.sieges.find((one) => one.hex === place);
  const port = isSiegePort(reckoning(view), known ?? { hex: place, castle: false, besieger: view.active });
  if (die === 0) return siegeChart(port, -1, 0);
  const first = siegeColumn(n(besieger) - n(besieged), port);
  const cells = (SIEGE_ROWS[die - 1] ?? '').split(' ');
  const column = cells.findIndex((cell, i) => i >= first && cell === result);
  return siegeChart(port, column, die);
}

import {
  addUnit,
  type Board,
  CITIES,
  clone,
  FIGHTS,
  HEXES,
  KINDS,
  LIGHT_INFANTRY,
  ownUnitsAt,
  SITES,
} from '@questhall/lords-and-wizards';
import { isAtPeace, type Mind, mindOn } from '../knight/mind.js';
import { type Band, bandsOf, type Ways } from './bands.js';
import { type Sortie, sortiesOf } from './sorties.js';

/** On the first turn: with those whom enemies who come later will hire before they move. */
export function mustered(b: Board, seat: number): Board {
  const turn = b.order.indexOf(seat);
  const later = b.turn === 1 ? b.order.slice(turn + 1).filter((other) => !b.out[other]) : [];
  if (later.length === 0) return b;
  const copy = clone(b);
  for (const other of later) {
    const { hex } = SITES[b.capital[other]];
    for (let gold = b.gold[other]; gold >= KINDS[LIGHT_INFANTRY].cost; gold -= KINDS[LIGHT_INFANTRY].cost)
      addUnit(copy, LIGHT_INFANTRY, other, hex);
  }
  return copy;
}

/** What the worst of the enemies can do in his next turn. */
export interface Answer {
  readonly sorties: readonly Sortie[];
  /** In GTs. */
  readonly harm: number;
}

/** GTs for a GT of income that an enemy walks in and takes. */
const WALKED_IN = 2;
const NO_DANGER: readonly number[] = new Array<number>(HEXES).fill(0);

/** Where enemies can go from where they stand, whoever bars their way. */
export function bandsAgainst({ b, seat }: Mind): ReadonlyMap<number, readonly Band[]> {
  const found = new Map<number, readonly Band[]>();
  b.out.forEach((out, other) => {
    if (out || other === seat || isAtPeace(b, seat, other)) return;
    const mind = mindOn({ ...b, moved: b.moved.map(() => 0), spent: b.spent.map(() => 0) }, other);
    found.set(other, bandsOf(mind, new Set()));
  });
  return found;
}

export function answerTo(b: Board, seat: number, against: ReadonlyMap<number, readonly Band[]>): Answer {
  let worst: Answer = { sorties: [], harm: 0 };
  for (const [other, bands] of against) {
    const living = bands.flatMap((band) => {
      const units = band.units.filter((unit) => b.kind[unit] >= 0 && b.owner[unit] === other);
      return units.length > 0 ? [{ ...band, units }] : [];
    });
    const mind = mindOn(rested(b), other);
    const sorties = sortiesOf({ ...mind, foes: mind.foes.filter((foe) => foe.seat === seat) }, living, NO_DANGER);
    const harm = sorties.reduce((sum, { value }) => sum + value, openCities(b, seat, living));
    if (harm > worst.harm) worst = { sorties, harm };
  }
  return worst;
}

/** What a seat could do itself in its next turn, if nobody stirred before. */
export function hopesOf(b: Board, seat: number, ways: Ways): number {
  const mind = mindOn({ ...rested(b), moved: b.moved.map(() => 0), spent: b.spent.map(() => 0) }, seat);
  return sortiesOf(mind, bandsOf(mind, new Set(), ways), NO_DANGER).reduce((sum, { value }) => sum + value, 0);
}

/** As it will be when a turn begins. */
function rested(b: Board): Board {
  return { ...b, engaged: [], attacked: [], fought: b.fought.map(() => 0), turn: Math.max(2, b.turn) };
}

function openCities(b: Board, seat: number, bands: readonly Band[]): number {
  let sum = 0;
  for (let site = 0; site < CITIES; site++) {
    const { hex, gt } = SITES[site];
    if (b.control[site] !== seat || ownUnitsAt(b, hex, seat).some((unit) => FIGHTS[b.kind[unit]])) continue;
    if (bands.some(({ ways }) => ways.has(hex))) sum += WALKED_IN * gt;
  }
  return sum;
}

import {
  type Board,
  CITIES,
  FREE,
  HEXES,
  type Hex,
  isLeader,
  isSeat,
  KINDS,
  LIGHT_INFANTRY,
  levelsOf,
  SITE_AT,
  SITES,
  type Unit,
} from '@questhall/lords-and-wizards';
import { distances, FAR } from '../common/roads.js';
import { fightersAmong, homeOf, type Stack, stacksOf, whereIs } from '../common/stacks.js';
import { attackOf } from '../common/worth.js';
import { boardIn, type Sight } from '../decision.js';

/** What the knight reckons with in a turn. */
export interface Mind {
  readonly b: Board;
  readonly seat: number;
  /** The city where the leaders live. */
  readonly home: Hex;
  /** Turns that are left after this one. */
  readonly left: number;
  readonly stacks: readonly Stack[];
  /** The stacks of all other players. */
  readonly foes: readonly (Stack & { readonly seat: number })[];
}

export function mindOf(sight: Sight): Mind {
  return mindOn(boardIn(sight), sight.seat);
}

/** What a seat would reckon with on a board. */
export function mindOn(b: Board, seat: number): Mind {
  const foes = b.out.flatMap((out, other) =>
    out || other === seat ? [] : stacksOf(b, other).map((stack) => ({ ...stack, seat: other })),
  );
  return { b, seat, home: residence(b, seat), left: b.house.years * 18 - b.turn, stacks: stacksOf(b, seat), foes };
}

/** Where the leaders live: where a Wizard, or else a Lord, sits in a city of his or in its castle; if none does, the capital. */
function residence(b: Board, seat: number): Hex {
  for (const leader of [seat * 2 + 1, seat * 2]) {
    const at = whereIs(b, leader);
    const site = at >= 0 ? SITE_AT[at] : -1;
    const isHis = site >= 0 && SITES[site].kind === 'city' && b.control[site] === seat;
    if (isHis || (at >= 0 && b.inside[b.leaderUnit[leader]] === 1)) return at;
  }
  return homeOf(b, seat);
}

/** How many turns an enemy stack needs to stand beside a hex; each kind by itself. */
export function turnsTo(b: Board, units: readonly Unit[], field: readonly number[]): number {
  const fighters = fightersAmong(b, units);
  if (fighters.length === 0) return 99;
  const pace = Math.min(...fighters.map((unit) => KINDS[b.kind[unit]].move)) * 2;
  const far = field[b.at[fighters[0]]];
  return far === FAR || pace === 0 ? 99 : Math.max(0, Math.ceil((far - 2) / pace));
}

/** The attack that one enemy is likely to bring against a hex within so many turns; of all enemies the most. */
export function threatTo({ b, foes, seat }: Mind, hex: Hex, within: number): number {
  if (hex < 0) return 0;
  const field = distances(b, LIGHT_INFANTRY, hex);
  const threats = b.out.map((out, other) => {
    if (out || other === seat || isAtPeace(b, seat, other)) return 0;
    const coming = foes.filter((foe) => foe.seat === other && turnsTo(b, foe.units, field) <= within);
    // Who guards leaders does not march.
    const attacks = coming.map(({ units }) => attackOf(b, units) * (units.some((unit) => isLeader(b, unit)) ? 0.5 : 1));
    if (canHireNear(b, other, field, within)) attacks.push(0.8 * b.gold[other]);
    const most = Math.max(0, ...attacks);
    // Not all that could come will come at once.
    return most + 0.4 * (attacks.reduce((x, y) => x + y, 0) - most);
  });
  return Math.max(...threats);
}

/** Whether new units of a seat could be there in so many turns. */
function canHireNear(b: Board, seat: number, field: readonly number[], within: number): boolean {
  for (let site = 0; site < CITIES; site++)
    if (b.control[site] === seat && Math.ceil((field[SITES[site].hex] - 2) / 6) + 1 <= within) return true;
  return false;
}

/** LW B19/1 A promise of peace is kept for half a year. */
export function isAtPeace(b: Board, seat: number, other: number): boolean {
  return b.pacts.some(
    (pact) =>
      (pact.what === 'peace' || pact.what === 'alliance') &&
      b.turn - pact.turn < 9 &&
      ((pact.by === seat && pact.with === other) || (pact.by === other && pact.with === seat)),
  );
}

/** The leaders of other players among some units. */
export function leadersAmongFoes(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => isLeader(b, unit) && isSeat(b.owner[unit]));
}

/** What it is worth in GTs to be rid of an enemy leader. */
export function bounty(b: Board, unit: Unit): number {
  const leader = b.leaderUnit.indexOf(unit);
  if (leader < 0) return 0;
  const owner = leader >> 1;
  const other = leader ^ 1;
  const last = b.fate[other] !== FREE;
  const players = b.out.filter((out) => !out).length;
  const lead = levelsOf(b, owner);
  return (40 + 12 * b.level[leader] + (last ? 80 : 0) + lead) / Math.max(1, players - 1);
}

export function isOnLand(hex: Hex): boolean {
  return hex >= 0 && hex < HEXES;
}

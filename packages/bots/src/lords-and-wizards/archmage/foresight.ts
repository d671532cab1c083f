import type { Seat } from '@questhall/kernel';
import {
  addUnit,
  type Board,
  clone,
  FIGHTS,
  FREE,
  HEXES,
  incomeOf,
  isUnconquered,
  KINDS,
  LEGENDARY,
  ownUnitsAt,
  SITE_AT,
  SITES,
  unitsBeside,
} from '@questhall/lords-and-wizards';
import { chancesFrom } from '../../archmage/craft.js';
import { attackOf } from '../common/worth.js';
import type { Memo } from '../decision.js';
import { levyOf } from '../knight/hiring.js';
import { mindOn } from '../knight/mind.js';
import { type Orders, ordersOf } from './moving.js';
import { carriedOut, fell } from './outcome.js';
import { scoreOf } from './standing.js';

/** What a seat does in a turn, and how the dice fall in it. */
interface Turn {
  readonly seat: Seat;
  readonly orders: Orders;
  readonly seed: number;
}

export interface Course extends Turn {
  /** So many turns of players are thought of after that. */
  readonly ahead: number;
  /** Odds that were reckoned before. */
  readonly odds: Memo['odds'];
}

/** How surely a seat wins if it gives these orders, and then all do as marshals do who think no further. */
export function foreseen(from: Board, { ahead, odds, ...first }: Course): number {
  const b = clone(from);
  const { seat, seed } = first;
  play(b, first);
  for (let turn = 1, active = seat; turn <= ahead && !isOver(b, seat); turn++) {
    active = following(b, active);
    rest(b, active);
    play(b, { seat: active, orders: ordersOf(mindOn(b, active), odds), seed: seed + turn * HEXES });
  }
  return chancesFrom(b.out.map((_, one) => scoreOf(b, one)))[seat];
}

function isOver(b: Board, seat: Seat): boolean {
  return b.out[seat] || b.out.filter((out) => !out).length < 2;
}

function following(b: Board, seat: Seat): Seat {
  const at = b.order.indexOf(seat);
  const later = [...b.order.slice(at + 1), ...b.order.slice(0, at + 1)].find((other) => !b.out[other]) ?? seat;
  if (b.order.indexOf(later) <= at) b.turn += 1;
  return later;
}

/** As it is when a turn begins. */
function rest(b: Board, seat: Seat): void {
  b.active = seat;
  b.moved.fill(0);
  b.spent.fill(0);
  b.fought.fill(0);
  b.engaged = [];
  b.attacked = [];
}

/** A turn of a player from his orders to those he hires. */
function play(b: Board, { seat, orders, seed }: Turn): void {
  carriedOut(b, orders, seed);
  for (const { path } of orders.marches) entered(b, seat, path[path.length - 1]);
  for (let site = 0; site < LEGENDARY; site++) if (isUnconquered(b, site)) explored(b, seat, site);
  b.out.forEach((_, other) => {
    if (!b.house.capture && b.fate[other * 2] !== FREE && b.fate[other * 2 + 1] !== FREE) b.out[other] = true;
  });
  if (b.turn % 2 === 0) b.gold[seat] += incomeOf(b, seat);
  const levy = levyOf(mindOn(b, seat));
  if (!levy || levy.n < 1) return;
  b.gold[seat] -= levy.n * KINDS[levy.kind].cost;
  for (let i = 0; i < levy.n; i++) addUnit(b, levy.kind, seat, SITES[levy.site].hex);
}

/** An open city is theirs who come to it. */
function entered(b: Board, seat: Seat, hex: number): void {
  const site = hex < HEXES ? SITE_AT[hex] : -1;
  if (site < 0 || !b.open[site] || SITES[site].kind === 'ruin') return;
  if (ownUnitsAt(b, hex, seat).some((unit) => FIGHTS[b.kind[unit]])) b.control[site] = seat;
}

/** A city of its own falls to those who are strong enough for the worst that may be in it. */
function explored(b: Board, seat: Seat, site: number): void {
  const near = unitsBeside(b, seat, site).filter((unit) => FIGHTS[b.kind[unit]]);
  const { gt, kind } = SITES[site];
  if (near.length === 0 || attackOf(b, near) < STORM * gt + 6) return;
  fell(b, near, Math.round(gt * LOSSES), 'attack');
  b.open[site] = true;
  b.defended[site] = true;
  if (kind !== 'ruin') b.control[site] = seat;
}
/** Attack for each GT of a city, and units lost for it. */
const STORM = 6;
const LOSSES = 0.6;

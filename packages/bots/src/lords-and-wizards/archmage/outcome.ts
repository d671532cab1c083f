import { type Random, random } from '@questhall/kernel';
import {
  type Board,
  clone,
  DEAD,
  FIGHTS,
  isLeader,
  KINDS,
  moveUnit,
  removeUnit,
  SITE_AT,
  targetOwner,
  targetPart,
  targetsIn,
  type Unit,
} from '@questhall/lords-and-wizards';
import type { Orders } from './moving.js';
import type { Sortie } from './sorties.js';

/** The board when orders are carried out and every sortie has gone as is to be expected. */
export function outcomeOf(b: Board, { marches, sorties }: Orders): Board {
  const copy = clone(b);
  marched(copy, marches);
  for (const sortie of sorties) fought(copy, sortie, expected(sortie));
  return copy;
}

/** Carry orders out on a board, in place, and let battles fall by chance: in a place always the same from the same seed. */
export function carriedOut(b: Board, { marches, sorties }: Orders, seed: number): void {
  marched(b, marches);
  for (const sortie of sorties) fought(b, sortie, rolled(sortie, random(seed + sortie.foe.hex)));
}

function marched(b: Board, marches: Orders['marches']): void {
  for (const { units, path } of marches) for (const unit of units) moveUnit(b, unit, path[path.length - 1]);
}

/** How a battle ends. */
interface End {
  readonly isWon: boolean;
  /** Those who are left of each side. */
  readonly attackers: number;
  readonly defenders: number;
}

function expected({ odds: { wins, attackers, defenders } }: Sortie): End {
  return { isWon: wins > 0.5, attackers, defenders };
}

/** Whoever loses loses all, or what is left when the attacker withdraws. */
function rolled({ odds: { wins, loses, attackers, defenders }, units }: Sortie, dice: Random): End {
  const isWon = dice(ROLLS) < ROLLS * wins;
  return isWon
    ? { isWon, attackers: Math.max(1, attackers / wins), defenders: 0 }
    : { isWon, attackers: WITHDRAWN * units.length, defenders: defenders / Math.max(loses, 1 / ROLLS) };
}
const ROLLS = 10_000;
const WITHDRAWN = 0.3;

function fought(b: Board, { aim, foe, units }: Sortie, { isWon, attackers, defenders }: End): void {
  const hit = targetsIn(b, foe.hex, targetPart(aim), targetOwner(aim));
  const foes = hit.filter((unit) => FIGHTS[b.kind[unit]]);
  fell(b, foes, isWon ? foes.length : Math.round(foes.length - defenders), 'defence');
  fell(b, units, Math.round(units.length - attackers), 'attack');
  if (!isWon) return;
  for (const unit of hit) if (isLeader(b, unit) && b.kind[unit] >= 0) fallen(b, unit);
  const site = SITE_AT[foe.hex];
  if (site >= 0 && targetPart(aim) !== 'castle')
    b.control[site] = b.owner[units[0]] >= 0 ? b.owner[units[0]] : b.active;
  for (const unit of units) if (b.kind[unit] >= 0 && b.at[unit] !== foe.hex) moveUnit(b, unit, foe.hex);
}

/** The weakest fall first. */
export function fell(b: Board, units: readonly Unit[], n: number, by: 'attack' | 'defence'): void {
  const weakest = [...units].sort((x, y) => KINDS[b.kind[x]][by] - KINDS[b.kind[y]][by]);
  for (const unit of weakest.slice(0, n)) removeUnit(b, unit);
}

function fallen(b: Board, unit: Unit): void {
  const leader = b.leaderUnit.indexOf(unit);
  removeUnit(b, unit);
  b.fate[leader] = DEAD;
  b.leaderUnit[leader] = -1;
}

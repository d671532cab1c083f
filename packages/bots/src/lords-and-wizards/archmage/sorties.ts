import {
  available,
  type Board,
  HEXES,
  type Hex,
  KINDS,
  moveUnit,
  targetPlace,
  targets,
  type Unit,
} from '@questhall/lords-and-wizards';
import { fightersAmong } from '../common/stacks.js';
import { attackOf, defenceOf, worthOf } from '../common/worth.js';
import { best } from '../decision.js';
import { isAtPeace, type Mind } from '../knight/mind.js';
import { type Band, type Striker, standsAround } from './bands.js';
import { type Prospect, prospectOf } from './prizes.js';

type Foe = Mind['foes'][number];

/** An attack on an enemy stack in this turn, by all who come together for it. */
export interface Sortie extends Prospect {
  readonly foe: Foe;
  /** Those of them who fight, leaders apart. */
  readonly units: readonly Unit[];
  readonly strikers: readonly Striker[];
  readonly value: number;
}

/** How sorties are chosen. */
export interface Manner {
  /** How sure they must be. */
  readonly sure: number;
  /** How an enemy's losses count against one's own. */
  readonly kill: number;
  /** What part of a force is given up where an enemy can come who is stronger. */
  readonly exposed: number;
  /** How many stay at home, of those who should. */
  readonly guards: number;
}

export const STEADY: Manner = { sure: 0.7, kill: 1.2, exposed: 0.4, guards: 1 };
/** GTs for whoever could do something else, and what a sortie must be worth. */
const HOLD = 0.3;
const LEAST = 3;
/** Sorties of a turn. */
const MOST = 8;

interface Field {
  readonly mind: Mind;
  readonly manner: Manner;
  readonly bands: readonly Band[];
  readonly danger: readonly number[];
  /** Who is wanted already, and for which enemy somebody stands in a hex. */
  readonly wanted: Set<Unit>;
  readonly taken: Map<Hex, Hex>;
}

/** The sorties of a turn, one after another where there is most to win. */
export function sortiesOf(mind: Mind, bands: readonly Band[], danger: readonly number[], manner = STEADY): Sortie[] {
  const field: Field = { mind, manner, bands, danger, wanted: new Set(), taken: new Map() };
  const found: Sortie[] = [];
  let foes = mind.foes.filter((foe) => foe.hex < HEXES && isFair(mind, foe.seat));
  while (found.length < MOST) {
    const sorties = foes.flatMap((foe) => sortieOn(field, foe) ?? []);
    const next = best(sorties, ({ value }) => value);
    if (!next) break;
    found.push(next);
    foes = sorties.flatMap(({ foe }) => (foe === next.foe ? [] : [foe]));
    for (const { unit, stand } of next.strikers) {
      field.wanted.add(unit);
      field.taken.set(stand, next.foe.hex);
    }
  }
  return found;
}

/** Nobody is fallen upon in peace, nor before his first turn. */
export function isFair({ b, seat }: Mind, other: number): boolean {
  if (isAtPeace(b, seat, other)) return false;
  return b.turn > 1 || b.order.indexOf(other) < b.order.indexOf(seat);
}

function sortieOn(field: Field, foe: Foe): Sortie | undefined {
  const { b } = field.mind;
  const comers = comersTo(field, foe.hex);
  const defence = defenceOf(b, foe.units);
  const attack = comers.reduce((sum, { unit }) => sum + KINDS[b.kind[unit]].attack, 0);
  if (comers.length === 0 || attack < 0.9 * defence) return undefined;
  const sizes = [comers.length];
  for (let n = Math.ceil((defence + 8) / 5); n < comers.length; n = Math.ceil(1.35 * n) + 1) sizes.push(Math.max(1, n));
  const tried = sizes.flatMap((n) => sortiesWith(field, foe, comers.slice(0, n)));
  return best(tried, ({ value, odds }) => (odds.wins >= field.manner.sure && value > LEAST ? value : undefined));
}

/** All who can come beside a hex, those first who come over land. */
function comersTo({ mind, bands, wanted, taken }: Field, hex: Hex): Striker[] {
  const stands = standsAround(mind.b, mind.seat, hex).filter((stand) => (taken.get(stand) ?? hex) === hex);
  const found = bands.flatMap((band) => {
    const stand = stands.find((one) => band.ways.has(one));
    if (stand === undefined) return [];
    return band.units.flatMap((unit): Striker[] => (wanted.has(unit) ? [] : [{ unit, band, stand }]));
  });
  return found.sort((x, y) => stands.indexOf(x.stand) - stands.indexOf(y.stand) || x.band.hex - y.band.hex);
}

/** What they could do: against the city, its castle or both. */
function sortiesWith(field: Field, foe: Foe, strikers: readonly Striker[]): Sortie[] {
  const { mind } = field;
  const units = new Set(strikers.map(({ unit }) => unit));
  const b = arrayed(mind.b, strikers);
  return targets(b, mind.seat).flatMap((aim) => {
    if (targetPlace(aim) !== foe.hex) return [];
    const able = available(b, mind.seat, aim).filter((unit) => units.has(unit));
    if (able.length === 0) return [];
    const prospect = prospectOf({ ...mind, b }, aim, able);
    return [{ ...prospect, foe, strikers, units: able, value: gainOf(field, foe, prospect, able) }];
  });
}

function arrayed(b: Board, strikers: readonly Striker[]): Board {
  // Nothing else changes when units march.
  const copy = { ...b, at: b.at.slice(), inside: b.inside.slice(), head: b.head.slice(), next: b.next.slice() };
  for (const { unit, band, stand } of strikers) if (stand !== band.hex) moveUnit(copy, unit, stand);
  return copy;
}

/** In GTs, less what may be struck in return. */
function gainOf({ mind: { b }, danger, manner }: Field, foe: Foe, prospect: Prospect, units: readonly Unit[]): number {
  const { odds, prize, kills, costs, isLast } = prospect;
  const left = defenceOf(b, units) * (odds.attackers / units.length);
  const coming = danger[foe.hex] - attackOf(b, fightersAmong(b, foe.units));
  const exposed = !isLast && coming > left + 4 ? manner.exposed * worthOf(b, units) * odds.wins : 0;
  return odds.wins * prize + manner.kill * kills - costs - exposed - HOLD * units.length;
}

import {
  type Board,
  CITIES,
  canStrike,
  FIGHTS,
  forayOdds,
  type Hex,
  isSeat,
  isUnconquered,
  KINDS,
  NEIGHBOURS,
  type Odds,
  odds,
  SITE_AT,
  SITES,
  type Site,
  terrainCover,
  type Unit,
  unitsAt,
} from '@questhall/lords-and-wizards';
import { isOverRiver } from '../common/roads.js';
import { WORTH } from '../common/worth.js';
import { bounty, isAtPeace, leadersAmongFoes, type Mind } from './mind.js';

/** Something worth a march. */
export interface Target {
  readonly hex: Hex;
  /** Walk in, fight a city or ruin of its own, or fight other players. */
  readonly how: 'enter' | 'foray' | 'assault';
  /** In GTs, if it succeeds. */
  readonly value: number;
  readonly site: Site;
  readonly foes: readonly Unit[];
}

/** Everything there is to take. */
export function targetsOf(mind: Mind): Target[] {
  const { b, seat } = mind;
  const found: Target[] = [];
  SITES.forEach((_, site) => {
    if (b.control[site] !== seat) found.push(...siteTarget(mind, site));
  });
  for (const foe of mind.foes) {
    if (foe.hex >= b.head.length || isAtPeace(b, seat, foe.seat)) continue;
    if (SITE_AT[foe.hex] >= 0 && b.control[SITE_AT[foe.hex]] !== seat) continue;
    found.push({ hex: foe.hex, how: 'assault', value: preyValue(b, foe.units), site: -1, foes: foe.units });
  }
  return found.map((target) => relieved(mind, target)).filter(({ value }) => value > 0);
}

/** Enemies before the gates of home, or within them, are worth more than any city. */
function relieved({ home }: Mind, target: Target): Target {
  const near = target.hex === home || [0, 1, 2, 3, 4, 5].some((side) => NEIGHBOURS[home * 6 + side] === target.hex);
  return near && target.how === 'assault' ? { ...target, value: target.value + 100 } : target;
}

/** What an income of so many GTs is worth until the end. */
function pays({ left }: Mind, gt: number): number {
  return 0.35 * gt * Math.max(0, left - 1);
}

function siteTarget(mind: Mind, site: Site): Target[] {
  const { b, seat } = mind;
  const { hex, gt, kind } = SITES[site];
  if (isUnconquered(b, site)) {
    // A legend may be an item.
    const value = pays(mind, gt) + (b.legend[site] === -1 ? 0 : 8);
    return [{ hex, how: 'foray', value, site, foes: [] }];
  }
  if (kind === 'ruin') return [];
  const foes = unitsAt(b, hex).filter((unit) => b.owner[unit] !== seat);
  const holder = b.control[site];
  if (isSeat(holder) && isAtPeace(b, seat, holder)) return [];
  // What an enemy has is worth more: he loses it.
  const value = pays(mind, gt) * (isSeat(holder) ? 1.5 : 1);
  if (foes.length === 0) return [{ hex, how: 'enter', value, site, foes }];
  return [{ hex, how: 'assault', value: value + preyValue(b, foes), site, foes }];
}

function preyValue(b: Board, foes: readonly Unit[]): number {
  const units = foes.reduce((sum, unit) => sum + 0.5 * WORTH[b.kind[unit]], 0);
  return leadersAmongFoes(b, foes).reduce((sum, unit) => sum + bounty(b, unit), units);
}

/** Hexes from which a target can be struck, and one's own if it is to be entered. */
export function standsFor({ hex, how }: Target): Hex[] {
  if (how === 'enter') return [hex];
  return [0, 1, 2, 3, 4, 5].flatMap((side) => (canStrike(hex, side) ? [NEIGHBOURS[hex * 6 + side]] : []));
}

/** The odds of these units against a target, attacking from a hex. */
export function oddsOf(b: Board, units: readonly Unit[], target: Target, from: Hex): Odds {
  const fighters = units.filter((unit) => FIGHTS[b.kind[unit]]);
  const attack = fighters.map((unit) => KINDS[b.kind[unit]].attack).sort((x, y) => x - y);
  const river = isOverRiver(from, target.hex) ? -1 : 0;
  if (target.how === 'enter') return { wins: 1, loses: 0, attackers: attack.length, defenders: 0 };
  if (target.how === 'foray') return forayOdds(b, { site: target.site, attack, shift: river, lord: 0, wizard: 0 });
  const city = target.site >= 0 && target.site < CITIES;
  const foes = target.foes.filter((unit) => KINDS[b.kind[unit]].arm !== 'leader');
  const inside = foes.some((unit) => b.inside[unit] === 1);
  const cover = city ? (inside ? 2 : 1) : terrainCover(b, target.hex);
  const defence = foes.map((unit) => KINDS[b.kind[unit]].defence + (city ? 1 : 0)).sort((x, y) => x - y);
  return odds({ attack, defence, shift: river - cover });
}

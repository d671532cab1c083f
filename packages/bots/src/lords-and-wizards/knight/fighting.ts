import {
  available,
  type Battle,
  type Board,
  CITY,
  canAttack,
  castleHolder,
  contestIn,
  contestOf,
  crtColumn,
  duelGain,
  faces,
  forayOdds,
  forcesOf,
  holderOf,
  isCity,
  KINDS,
  missileColumn,
  missileResult,
  type Odds,
  odds,
  placeNamed,
  SITE_AT,
  SITES,
  type Side,
  shifted,
  siteNamed,
  target,
  targetOwner,
  targetPart,
  targetPlace,
  type Unit,
  unitsAt,
  unitsBeside,
} from '@questhall/lords-and-wizards';
import { sideIn } from '../common/magic.js';
import { isOverRiver } from '../common/roads.js';
import { WORTH, worthOf } from '../common/worth.js';
import { boardIn, choose, claim, type Decide, prefer, sizeOf, unitOf } from '../decision.js';
import { bounty, isAtPeace, leadersAmongFoes, type Mind, mindOf } from './mind.js';

/** An unconquered place is attacked when the exact odds over all that may be in it are good. */
export const inquiries: Decide = (sight) => {
  const mind = mindOf(sight);
  return choose(sight, 'the odds are good', ({ verb, words }) => {
    if (verb === 'go') return 0;
    const site = siteNamed(words[0]);
    const { wins } = prospect(mind, site);
    if (verb === 'attack') return wins >= 0.8 ? 1 + wins : -1;
    // A look costs nothing if there is no attack this turn.
    if (verb === 'scout') return wins < 0.8 ? 0.5 : -1;
    return bargainWorth(mind, site, words[1]);
  });
};

function prospect({ b, seat }: Mind, site: number): Odds {
  const units = unitsBeside(b, seat, site).filter((unit) => canAttack(b, unit));
  const attack = units.map((unit) => KINDS[b.kind[unit]].attack).sort((x, y) => x - y);
  const { hex } = SITES[site];
  const shift = units.length > 0 && units.every((unit) => isOverRiver(b.at[unit], hex)) ? -1 : 0;
  return forayOdds(b, { site, attack, shift, lord: 0, wizard: 0 });
}

/** A Lord who stands there anyhow may try his tongue, if a deal can be paid. */
function bargainWorth(mind: Mind, site: number, who: string): number {
  const { b, seat } = mind;
  const afford = b.gold[seat] >= 7 * SITES[site].gt;
  return who === 'lord' && afford && prospect(mind, site).wins < 0.8 ? 0.6 : -1;
}

/** Whom the knight sends into an attack: not those behind his own walls, unless the enemy is in the city. */
function strikers(b: Board, seat: number, aim: number): Unit[] {
  const all = available(b, seat, aim);
  return all.filter((unit) => b.inside[unit] === 0 || b.at[unit] === targetPlace(aim));
}

/** What an attack is worth in GTs: what falls and what is won, less what it costs. */
function worthOfAttack(mind: Mind, aim: number): number {
  const { b, seat } = mind;
  const place = targetPlace(aim);
  const units = strikers(b, seat, aim);
  if (!units.some((unit) => canAttack(b, unit))) return -1;
  const end = odds(contestIn(b, { seat, place, part: aim, units }));
  const foes = unitsAt(b, place).filter((unit) => b.owner[unit] === targetOwner(aim));
  const site = SITE_AT[place] ?? -1;
  const city = site >= 0 && targetPart(aim) !== 'fleets' ? 0.35 * SITES[site].gt * mind.left + 5 : 0;
  const prey = leadersAmongFoes(b, foes).reduce((sum, unit) => sum + bounty(b, unit), city);
  const kills = worthOf(b, foes) * (1 - end.defenders / Math.max(1, foes.length));
  const own = units.reduce((sum, unit) => sum + WORTH[b.kind[unit]], 0);
  const costs = own * (1 - end.attackers / Math.max(1, units.length));
  const leaders = leadersAmongFoes(b, units).reduce(
    (sum, unit) => sum + 60 + 20 * b.level[b.leaderUnit.indexOf(unit)],
    0,
  );
  return end.wins * prey + kills - costs - (1 - end.wins) * leaders;
}

/** Wherever more is won than lost, most first. */
export const deeds: Decide = (sight) => {
  const mind = mindOf(sight);
  return prefer<number>(sight, 'the odds are with us', (o) => {
    if (o === 0) return 0;
    if (o >= 1 << 20) return 3;
    const owner = targetOwner(o);
    if (owner === CITY) return 500;
    if (isAtPeace(mind.b, mind.seat, owner)) return -5;
    return worthOfAttack(mind, o) - 3;
  });
};

/** A siege is for what cannot be stormed, and for those who can pay. */
export const sieges: Decide = (sight) => {
  const { b, seat } = mindOf(sight);
  return prefer<number>(sight, 'they cannot be stormed', (o) => {
    if (o < 0) return 0;
    const [hex, castle] = [o & 4095, o >= 4096];
    const owner = castle ? castleHolder(b, hex) : holderOf(b, hex);
    const aim = target(hex, castle ? 'castle' : isCity(SITE_AT[hex]) ? 'city' : 'open', owner);
    const units = available(b, seat, aim);
    const { wins } = odds(contestIn(b, { seat, place: hex, part: aim, units }));
    return b.gold[seat] >= 10 && wins < 0.6 && !isAtPeace(b, seat, owner) ? 1 : -1;
  });
};

/** All who are outside; whoever guards the castle stays there. */
export const joins: Decide = (sight) => {
  const b = boardIn(sight);
  const place = placeNamed(String(sight.says.args?.place ?? ''));
  return prefer<number>(sight, 'they all go', (o) => {
    if (o < 64) return sight.name(sight.options.indexOf(o)) === 'fight' ? 1 : 0;
    const unit = unitOf(o);
    return b.inside[unit] === 0 || b.at[unit] === place ? 2 + sizeOf(o) : -1;
  });
};

/** Into what was won; but nobody leaves the walls of home, nor home for a field. */
export const advances: Decide = (sight) => {
  const { b, home } = mindOf(sight);
  const isHome = b.battle?.place === home;
  const guards = isHome || b.battle?.from.includes(home);
  return prefer<number>(sight, 'it is ours', (o) => {
    if (o === 0) return 0;
    if (o === 1) return guards ? -1 : 99;
    const unit = unitOf(o);
    if (b.inside[unit] === 1 || (!isHome && b.at[unit] === home)) return -1;
    return sizeOf(o);
  });
};

export const duels: Decide = (sight) => {
  const b = boardIn(sight);
  const as = sight.name(0).includes('lord') ? 'lord' : 'wizard';
  const side = sideIn(b, sight.seat);
  const level = b.level[sight.seat * 2 + (as === 'lord' ? 0 : 1)];
  const gain = duelGain(as, side === 'attacker' ? level : -level, side);
  return claim(sight, gain > 0, gain > 0 ? 'he is worth many men' : 'it would cost us more than them');
};

/** A battle is broken off when it is as good as lost. */
export const withdrawals: Decide = (sight) => {
  const b = boardIn(sight);
  const side = sideIn(b, sight.seat);
  const end = odds(contestOf(b));
  const wins = side === 'attacker' ? end.wins : end.loses;
  return claim(sight, wins < 0.3, wins < 0.3 ? 'it is as good as lost' : 'it can still be won');
};

/** Those shoot who do more by it than hand to hand. */
export const volleys: Decide = (sight) => {
  const b = boardIn(sight);
  const fight = b.battle as Battle;
  const side = sideIn(b, sight.seat);
  const plain = outcome(b, side);
  return prefer<number>(sight, 'their arrows do more than their arms', (o) => {
    if (o === 0) return 0;
    const like = unitOf(o);
    const archers = (side === 'attacker' ? fight.attackers : fight.defenders).filter(
      (unit) => b.kind[unit] === b.kind[like] && b.at[unit] === b.at[like] && !fight.shooting.includes(unit),
    );
    const shooting = [...fight.shooting, ...archers.slice(0, sizeOf(o))];
    return outcome({ ...b, battle: { ...fight, shooting } }, side) - plain;
  });
};

/** What the next round brings a side on the average: units of the enemy less its own. */
function outcome(b: Board, side: Side): number {
  const { attack, defence, shift } = forcesOf(b);
  const column = shifted(crtColumn(sum(attack) - sum(defence)), shift);
  const melee = mean(faces(column).map(({ attacker, defender }) => defender - attacker));
  const arrows = (who: Side) => mean(DICE.map((die) => missileResult(missileColumn(b, who), die)));
  const gain = melee + arrows('attacker') - arrows('defender');
  return side === 'attacker' ? gain : -gain;
}

const DICE = [1, 2, 3, 4, 5, 6] as const;
const sum = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const mean = (list: readonly number[]) => sum(list) / list.length;

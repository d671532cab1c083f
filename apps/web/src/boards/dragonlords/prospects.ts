import {
  battleOdds,
  bearersAt,
  blockader,
  type Forces,
  forceOf,
  huntOdds,
  isLand,
  isWaste,
  isZone,
  MAY_ATTACK,
  type Monster,
  mustStay,
  NOBODY,
  type Odds,
  type Place,
  placeNamed,
  plainIn,
  QUESTS,
  type Quest,
  RED_DRAGON,
  roundSpread,
  type Side,
  stepsFrom,
  strengthOf,
  tas,
  type View,
  wardsFire,
} from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../gesture.js';
import type { BattleShown, MonsterShown, Shows } from './scene.js';

/** A battle as it stands, or as it would be: who, where, how strong, and how it will go. */
export interface Prospect {
  readonly where: Place;
  readonly attacker: Side;
  readonly defender: Side;
  readonly forces: Forces;
  readonly odds: Odds;
  /** How likely each number of hits of either side is in the next round. */
  readonly spread: readonly [readonly number[], readonly number[]];
  /** Units of the attacker that could still join, counted here. */
  readonly couldJoin: number;
}

/** A battle under way. */
export function prospectOf(view: View, shown: BattleShown): Prospect {
  return weigh(view, {
    where: placeNamed(shown.where),
    attacker: shown.attacker,
    defender: shown.defender,
    sneak: shown.sneak,
    couldJoin: 0,
  });
}

interface Plan {
  readonly where: Place;
  readonly attacker: Side;
  readonly defender: Side;
  readonly sneak: boolean;
  readonly couldJoin: number;
}

function weigh(view: View, { where, attacker, defender, sneak, couldJoin }: Plan): Prospect {
  const forces: Forces = {
    units: [forceOf(view, where, attacker) + couldJoin, forceOf(view, where, defender)],
    tas: [
      tas(view, { side: attacker, foe: defender, where, attacks: true }),
      tas(view, { side: defender, foe: attacker, where, attacks: false }),
    ],
    fire: [fireOf(view, where, attacker, defender), fireOf(view, where, defender, attacker)],
    sneak,
  };
  return { where, attacker, defender, forces, odds: battleOdds(forces), spread: roundSpread(forces), couldJoin };
}

/** What DragonLords burn each round without a roll. */
function fireOf(view: View, where: Place, side: Side, foe: Side): number {
  if (isZone(where) || view.fallen[side] || wardsFire(view, where, foe)) return 0;
  return bearersAt(view, where, side).filter((bearer) => view.dragon[bearer]).length;
}

/** The battle that a prompt offers at a place: with all who could join it. Null where there would be none. */
export function aheadOf(view: View, prompt: Prompt, id: string): Prospect | null {
  const where = placeNamed(id);
  const attacker = view.active;
  if (where < 0 || attacker < 0 || view.seatOf[attacker] !== prompt.seat) return null;
  const picks = prompt.choices.filter(({ at }) => at?.includes(id)).map(({ pick }) => pick.split(' ')[0]);
  const isGathering = prompt.ask === 'attack.gather';
  const verb = isGathering ? 'attack' : ['fight', 'attack', 'sneak'].find((one) => picks.includes(one));
  if (!verb || (prompt.ask !== 'combat.choose' && !isGathering && !(isWaste(where) && verb === 'attack'))) return null;
  const defender = isZone(where) ? blockader(view, where, attacker) : foeIn(view, where, attacker);
  if (defender === NOBODY) return null;
  const sneak = isGathering ? prompt.says.args?.sneak === true : verb === 'sneak';
  return weigh(view, {
    where,
    attacker,
    defender,
    sneak,
    couldJoin: verb === 'fight' ? 0 : reserves(view, where, attacker),
  });
}

/** What an attack is thought of against: where one gathers, what was pointed at and has several ways, what is aimed at. */
export function goalOf(prompt: Prompt, gesture: Gesture): string | null {
  if (prompt.ask === 'attack.gather') return String(prompt.says.args?.to ?? '');
  return gesture.open().length > 1 ? (gesture.path()[0] ?? null) : gesture.aimed();
}

function foeIn(view: View, place: Place, side: Side): Side {
  for (let other = 0; other < 5; other++)
    if (other !== side && strengthOf(view, place, other) > 0 && view.seatOf[other] !== view.seatOf[side]) return other;
  return NOBODY;
}

/** How many could step in from all sides. */
function reserves(view: View, to: Place, side: Side): number {
  if (!isLand(to)) return 0;
  let n = 0;
  for (let land = 0; land < view.holder.length; land++) {
    if (view.holder[land] !== side || land === to || !stepsFrom(view, land, side).includes(to)) continue;
    const free = plainIn(view, land, side, MAY_ATTACK) + freeBearers(view, land, side);
    n += Math.max(0, Math.min(free, strengthOf(view, land, side) - mustStay(land)));
  }
  return n;
}

function freeBearers(view: View, land: Place, side: Side): number {
  return bearersAt(view, land, side).filter((bearer) => MAY_ATTACK & (1 << view.bearerState[bearer])).length;
}

/** The hunt under way: which monsters, and how it will go. */
export interface HuntProspect {
  readonly units: number;
  readonly tas: number;
  readonly wins: number;
  readonly keeps: number;
  /** What is special about them. */
  readonly notes: readonly string[];
}

export function huntOf(view: View, shown: MonsterShown, shows: Shows): HuntProspect | null {
  const { side } = shown;
  const at = placeNamed(shown.at);
  if (at < 0) return null;
  const card: Quest | undefined = QUESTS.find(({ id }) => id === shows.adventure?.quest);
  const omen = shows.adventure?.omen;
  const monster: Monster = (omen && card?.outcomes[omen].monster) || RED_DRAGON;
  const each = monster.hits ?? 1;
  const units = strengthOf(view, at, side);
  const strength = tas(view, { side, foe: NOBODY, where: at, attacks: false });
  const first = Boolean(monster.dragon || monster.first || monster.poison);
  const left = shown.left < 0 ? monster.count * each : shown.left;
  const odds = huntOdds({
    units,
    tas: strength,
    left,
    each,
    attack: shown.attack,
    defence: shown.defence,
    first,
  });
  return { units, tas: strength, ...odds, notes: traitsOf(monster) };
}

function traitsOf({ count, hits = 1, poison, dragon, first }: Monster): string[] {
  return [
    ...(count > 1 ? [`${count} of them`] : []),
    ...(hits > 1 ? [`${hits} hits each`] : []),
    ...(poison ? ['poison: who is hit dies unless healed'] : []),
    ...(dragon ? ['fire takes its victims at once'] : []),
    ...(first ? ['who is hit does not strike back'] : []),
  ];
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1%';
  if (chance < 1 && chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

import { counters, dieRange, type Force, mayAttack, men, orcs } from './ranges.js';

export { dieRange } from './ranges.js';

/** One way a battle can end. */
export interface BattleOutcome {
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  readonly chance: number;
}

export interface Campaign {
  readonly attacker: Force;
  readonly defender: Force;
  /** What the defender adds to its die range; `defenceBonus` tells it. */
  readonly bonus: number;
  /** The attacker breaks off when so many counters are left, or fewer; 0, and he fights to the last. */
  readonly stopAt?: number;
  /** Orcs whom the house lets off when both sides miss. */
  readonly spared?: boolean;
}

export interface CampaignOdds {
  /** The target is emptied and at least two attackers are left, so that one can go in and one stay. */
  readonly captures: number;
  /** The target is emptied, captured or not. */
  readonly emptied: number;
  /** Somebody defends the target still. */
  readonly repulsed: number;
  /** Chance that the target is emptied and just so many attackers are left; adds up to `emptied`. */
  readonly left: readonly number[];
  /** Chance that just so many attackers are left, win or lose. */
  readonly attackersLeft: readonly number[];
  /** Chance that just so many defenders are left. */
  readonly defendersLeft: readonly number[];
  /** Counters the attacker, and the defender, lose on average. */
  readonly expectedLoss: number;
  readonly expectedKills: number;
}

export type FrenzyTarget = Pick<Campaign, 'defender' | 'bonus' | 'spared'>;

/** What a frenzy does to one of the spaces round it. */
export interface FrenzyOdds {
  /** The orcs come to this space with two or more left. */
  readonly attacked: number;
  /** It is emptied and an orc goes in. */
  readonly captured: number;
  /** It is emptied, captured or not. */
  readonly emptied: number;
  /** Chance that just so many defenders are left after the frenzy. */
  readonly defendersLeft: readonly number[];
}

/** Two forces and the chance that so many attackers (row) and so many defenders (column) are left. */
interface War {
  readonly attackers: number;
  readonly defenders: number;
  /** Die ranges by counters left. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly spared: boolean;
  readonly chance: Float64Array;
}

/** Every outcome of one battle with its chance, the mildest first. */
export function battleOdds(attacker: Force, defender: Force, bonus: number): BattleOutcome[] {
  const war = declared({ attacker, defender, bonus });
  battle(war, war.attackers, war.defenders);
  const outcomes: BattleOutcome[] = [];
  for (let attackerLoses = 0; attackerLoses <= war.attackers; attackerLoses++) {
    for (let defenderLoses = 0; defenderLoses <= war.defenders; defenderLoses++) {
      const chance = chanceOf(war, war.attackers - attackerLoses, war.defenders - defenderLoses);
      if (chance > 0) outcomes.push({ attackerLoses, defenderLoses, chance });
    }
  }
  return outcomes;
}

/**
 * How a campaign ends that is fought through without supplements, each side giving up its super power last. An attack
 * that is not allowed changes nothing.
 */
export function campaignOdds(campaign: Campaign): CampaignOdds {
  const { attacker, defender, stopAt = 0 } = campaign;
  const war = declared(campaign);
  // WQ R22 The super power needed is needed at every roll; given up last, it is there until no attacker is left.
  if (mayAttack(attacker, defender)) fight(war, stopAt);
  const { attackers, defenders } = war;
  const { attackersLeft, defendersLeft } = survivors(war);
  const left = each(attackers, (a) => chanceOf(war, a, 0));
  return {
    // WQ X.C.6.2, WQ R48 A lone counter can empty a space but not capture it.
    captures: sum(left.slice(2)),
    emptied: defendersLeft[0],
    repulsed: sum(defendersLeft.slice(1)),
    left,
    attackersLeft,
    defendersLeft,
    expectedLoss: sum(attackersLeft.map((p, a) => p * (attackers - a))),
    expectedKills: sum(defendersLeft.map((p, d) => p * (defenders - d))),
  };
}

/** How a frenzy of so many orcs fares against the spaces round it, in the order of attack. */
export function frenzyOdds(count: number, targets: readonly FrenzyTarget[]): FrenzyOdds[] {
  let orcsLeft = each(count, (n) => Number(n === count));
  return targets.map((target) => {
    const { odds, after } = frenzy(orcsLeft, target);
    orcsLeft = after;
    return odds;
  });
}

/** One target of a frenzy, met by a number of orcs that is itself a matter of chance. */
function frenzy(orcsLeft: readonly number[], target: FrenzyTarget) {
  const { defender } = target;
  const defendersLeft = each(counters(defender), () => 0);
  const after = orcsLeft.map(() => 0);
  let [attacked, captured] = [0, 0];
  orcsLeft.forEach((chance, n) => {
    if (chance === 0) return;
    // WQ VI.B.5.f.3 Orcs attack only while two or more are left; WQ VI.B.5.b, WQ VI.B.5.d not a hero, not an empty space.
    const attack = n >= 2 && counters(defender) > 0 && mayAttack(orcs(n), defender);
    // WQ VI.B.1.2 The frenzy stops at one orc; WQ R5 until then each target is fought to the end.
    const odds = campaignOdds({ ...target, attacker: orcs(n), stopAt: attack ? 1 : n });
    odds.defendersLeft.forEach((p, d) => {
      defendersLeft[d] += chance * p;
    });
    if (attack) attacked += chance;
    odds.attackersLeft.forEach((p, a) => {
      // WQ VI.B.5.f.1 One orc goes into the emptied space; WQ VI.B.5.f.2 unless it is the last.
      const goesIn = attack && a >= 2;
      if (goesIn) captured += chance * p;
      after[goesIn ? a - 1 : a] += chance * p;
    });
  });
  return { odds: { attacked, captured, emptied: attacked > 0 ? defendersLeft[0] : 0, defendersLeft }, after };
}

/** A war before its first battle. */
function declared({ attacker, defender, bonus, spared = false }: Campaign): War {
  const [attackers, defenders] = [counters(attacker), counters(defender)];
  const chance = new Float64Array((attackers + 1) * (defenders + 1));
  chance[chance.length - 1] = 1;
  return {
    attackers,
    defenders,
    attack: each(attackers, (a) => dieRange(reduced(attacker, a))),
    defence: each(defenders, (d) => dieRange(reduced(defender, d), bonus)),
    spared,
    chance,
  };
}

/** Every battle that changes anything costs somebody a counter, so going down through the numbers meets each standing when it is complete. */
function fight(war: War, stopAt: number): void {
  // WQ XI.A Battle after battle until the defence is slain, or the attacker stops or has nothing left.
  for (let a = war.attackers; a > Math.max(0, stopAt); a--) {
    for (let d = war.defenders; d > 0; d--) battle(war, a, d);
  }
}

/** Hands the chance of one standing on to those that a battle leads to. */
function battle(war: War, a: number, d: number): void {
  const { chance } = war;
  const row = war.defenders + 1;
  if (chance[a * row + d] === 0) return;
  const range = war.attack[a];
  const back = war.defence[d];
  const misses = (6 - range) * (6 - back);
  // A battle that costs nobody anything is fought again, so that only the others count.
  const here = chance[a * row + d] / (war.spared ? 36 - misses : 36);
  chance[a * row + d] = 0;
  // WQ XI.B.2 When both miss the attacker loses one; WQ R7 orcs too, unless the house spares them.
  if (!war.spared) chance[(a - 1) * row + d] += here * misses;
  // WQ XI.B Both dice count: of six rolls one each takes 1, 2 … up to the die range, the others nothing (WQ XI.B.1).
  for (let kills = 0; kills <= range; kills++) {
    const column = kills < d ? d - kills : 0;
    const part = kills === 0 ? here * (6 - range) : here;
    if (kills > 0) chance[a * row + column] += part * (6 - back);
    for (let losses = 1; losses <= back; losses++) {
      chance[(losses < a ? a - losses : 0) * row + column] += part;
    }
  }
}

function survivors(war: War) {
  const attackersLeft = each(war.attackers, () => 0);
  const defendersLeft = each(war.defenders, () => 0);
  for (let a = 0; a <= war.attackers; a++) {
    for (let d = 0; d <= war.defenders; d++) {
      const chance = chanceOf(war, a, d);
      attackersLeft[a] += chance;
      defendersLeft[d] += chance;
    }
  }
  return { attackersLeft, defendersLeft };
}

/** A force down to so many counters, its super power the last of them. */
function reduced(force: Force, left: number): Force {
  if (force.kind === 'orcs') return orcs(left);
  if (force.kind !== 'men') return left > 0 ? force : men(0);
  if (force.power === 'none') return men(left);
  return left > 0 ? men(left - 1, force.power) : men(0);
}

function chanceOf(war: War, attackers: number, defenders: number): number {
  return war.chance[attackers * (war.defenders + 1) + defenders];
}

/** A list with an entry for each number from 0 to `last`. */
function each(last: number, entry: (n: number) => number): number[] {
  const list: number[] = [];
  for (let n = 0; n <= last; n++) list.push(entry(n));
  return list;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

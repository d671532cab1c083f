import { campaignOdds, type Force, men, type Power } from '@questhall/wizards-quest';

/** What a campaign brings on average. */
export interface Prospect {
  /** Chance to capture. */
  readonly captures: number;
  /** Attackers left if it captures, and if not; defenders left if not. */
  readonly leftWinning: number;
  readonly leftLosing: number;
  readonly defendersLeft: number;
}

/** A campaign that is fought until the target is empty or `stopAt` attackers are left. */
export interface Fight {
  readonly men: number;
  readonly power: Power;
  readonly defender: Force;
  readonly bonus: number;
  readonly stopAt: number;
}

const MOST = 63;
const POWERS: readonly Power[] = ['none', 'hero', 'sorcerer'];
const KINDS: readonly Force['kind'][] = ['men', 'orcs', 'dragon', 'wizard'];
/** The same forces meet again and again: what was reckoned once is kept. It never changes an answer. */
const reckoned = new Map<number, Prospect>();

export function prospect(fight: Fight): Prospect {
  const key = keyOf(fight);
  let found = reckoned.get(key);
  if (!found) {
    found = reckon(fight);
    reckoned.set(key, found);
  }
  return found;
}

/** The chance to capture, roughly where many meet many: only the proportion counts then. */
export function roughly(fight: Fight): number {
  const { men: count, defender } = fight;
  const guards = 'count' in defender ? defender.count : 1;
  if (count <= ROUGH && guards <= ROUGH) return prospect(fight).captures;
  const scale = Math.max(count, guards) / ROUGH;
  const fewer = { ...defender, count: Math.ceil(guards / scale) } as Force;
  return prospect({ ...fight, men: Math.floor(count / scale), defender: fewer }).captures;
}
export const ROUGH = 20;

function keyOf({ men: count, power, defender, bonus, stopAt }: Fight): number {
  const guards = 'count' in defender ? Math.min(defender.count, MOST) : 1;
  const guarded = defender.kind === 'men' ? POWERS.indexOf(defender.power) : 0;
  const sides = (Math.min(count, MOST) * 3 + POWERS.indexOf(power)) * 64 + guards;
  return (((sides * 4 + KINDS.indexOf(defender.kind)) * 3 + guarded) * 5 + bonus) * 2 + Math.min(stopAt, 1);
}

function reckon({ men: count, power, defender, bonus, stopAt }: Fight): Prospect {
  const guards = 'count' in defender ? { ...defender, count: Math.min(defender.count, MOST) } : defender;
  const odds = campaignOdds({ attacker: men(Math.min(count, MOST), power), defender: guards, bonus, stopAt });
  const { captures, left, attackersLeft, defendersLeft } = odds;
  const losing = Math.max(1 - captures, 1e-9);
  const winners = mean(left, 2);
  return {
    captures,
    leftWinning: captures > 0 ? winners / captures : 0,
    leftLosing: (mean(attackersLeft, 0) - winners) / losing,
    defendersLeft: mean(defendersLeft, 0) / losing,
  };
}

function mean(chances: readonly number[], from: number): number {
  let sum = 0;
  for (let n = from; n < chances.length; n++) sum += n * chances[n];
  return sum;
}

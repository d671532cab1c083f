/** How a battle will go, exactly: every way the dice can fall, weighed. */
export interface Odds {
  /** The attacker alone is left, the defender alone, or nobody. */
  readonly wins: number;
  readonly loses: number;
  readonly nobody: number;
  /** Units each has left, on average over all ways. */
  readonly keeps: number;
  readonly leaves: number;
}

export interface Forces {
  /** Units of the attacker and of the defender. */
  readonly units: readonly [number, number];
  /** T.A.S. of each: a die hits with so much or less. */
  readonly tas: readonly [number, number];
  /** Units that spells take without a roll, each round: by the attacker before the others strike back, and by the defender. */
  readonly fire: readonly [number, number];
  /** One round, and nobody strikes back. */
  readonly sneak: boolean;
}

const FACES = 6;

/** So many of n dice hit, for each number. */
export function hitsOf(n: number, chance: number): number[] {
  let spread = [1];
  for (let die = 0; die < n; die++) {
    const next = new Array<number>(spread.length + 1).fill(0);
    spread.forEach((p, hits) => {
      next[hits] += p * (1 - chance);
      next[hits + 1] += p * chance;
    });
    spread = next;
  }
  return spread;
}

/** QD COMBAT.3.1, QD COMBAT.4.1 The next round: for each side how likely it is to take none, one, two… of the others. */
export function roundSpread({ units, tas, fire, sneak }: Forces): readonly [number[], number[]] {
  const left = Math.max(0, units[1] - fire[0]);
  const own = taken(units[1], fire[0], hitsOf(units[0], tas[0] / FACES));
  return [own, sneak || left === 0 ? [1] : taken(units[0], fire[1], hitsOf(left, tas[1] / FACES))];
}

/** Units that fire and hits take of so many: no more than there are. */
function taken(units: number, fire: number, hits: readonly number[]): number[] {
  const spread = new Array<number>(units + 1).fill(0);
  hits.forEach((p, n) => {
    spread[Math.min(units, fire + n)] += p;
  });
  return spread;
}

/** QD COMBAT.5.3 A battle fought until one people is left. */
export function battleOdds(forces: Forces): Odds {
  const known = new Map<number, Odds>();
  return from(forces.units[0], forces.units[1]);

  function from(attackers: number, defenders: number): Odds {
    if (attackers <= 0 || defenders <= 0) return ended(Math.max(0, attackers), Math.max(0, defenders));
    const key = attackers * 1000 + defenders;
    const before = known.get(key);
    if (before) return before;
    const found = forces.sneak ? once(attackers, defenders) : fought(attackers, defenders);
    known.set(key, found);
    return found;
  }

  /** QD SNEAK.1 One round without an answer. */
  function once(attackers: number, defenders: number): Odds {
    return weighed(roundsFrom(attackers, defenders).map(({ p, a, d }) => ({ p, odds: ended(a, d) })));
  }

  function fought(attackers: number, defenders: number): Odds {
    const rounds = roundsFrom(attackers, defenders);
    // A round in which nothing happens is fought again.
    const still = rounds.filter(({ a, d }) => a === attackers && d === defenders).reduce((sum, { p }) => sum + p, 0);
    const moved = rounds.filter(({ a, d }) => a !== attackers || d !== defenders);
    if (moved.length === 0) return ended(attackers, defenders);
    return weighed(moved.map(({ p, a, d }) => ({ p: p / (1 - still), odds: from(a, d) })));
  }

  function roundsFrom(attackers: number, defenders: number): { p: number; a: number; d: number }[] {
    // QD COMBAT.3.2 Spells take theirs before anybody strikes back.
    const left = Math.max(0, defenders - forces.fire[0]);
    if (left === 0) return [{ p: 1, a: attackers, d: 0 }];
    const own = hitsOf(attackers, forces.tas[0] / FACES);
    const theirs = forces.sneak ? [1] : hitsOf(left, forces.tas[1] / FACES);
    const burned = forces.sneak ? 0 : forces.fire[1];
    return own.flatMap((p, hits) =>
      theirs.map((q, blows) => ({
        p: p * q,
        a: Math.max(0, attackers - blows - burned),
        d: Math.max(0, left - hits),
      })),
    );
  }
}

function ended(attackers: number, defenders: number): Odds {
  return {
    wins: Number(attackers > 0 && defenders === 0),
    loses: Number(defenders > 0 && attackers === 0),
    nobody: Number(attackers === 0 && defenders === 0),
    keeps: attackers,
    leaves: defenders,
  };
}

function weighed(ways: readonly { p: number; odds: Odds }[]): Odds {
  const sum = { wins: 0, loses: 0, nobody: 0, keeps: 0, leaves: 0 };
  for (const { p, odds } of ways) {
    sum.wins += p * odds.wins;
    sum.loses += p * odds.loses;
    sum.nobody += p * odds.nobody;
    sum.keeps += p * odds.keeps;
    sum.leaves += p * odds.leaves;
  }
  return sum;
}

/** A party against monsters: QD QCOMBAT.5, QD QCOMBAT.6. */
export interface Hunt {
  readonly units: number;
  readonly tas: number;
  /** Hits that are still needed, and how many one monster takes. */
  readonly left: number;
  readonly each: number;
  readonly attack: number;
  readonly defence: number;
  /** Who is hit does not strike back. */
  readonly first: boolean;
}

/** The chance that the party beats them, and units it keeps on average. */
export function huntOdds(hunt: Hunt): { readonly wins: number; readonly keeps: number } {
  const known = new Map<number, { wins: number; keeps: number }>();
  return from(hunt.units, hunt.left);

  function from(units: number, left: number): { wins: number; keeps: number } {
    if (left <= 0 || units <= 0) return { wins: Number(left <= 0), keeps: Math.max(0, units) };
    const key = units * 1000 + left;
    const before = known.get(key);
    if (before) return before;
    const sum = { wins: 0, keeps: 0 };
    let still = 0;
    hitsOf(Math.ceil(left / hunt.each), hunt.attack / FACES).forEach((p, blows) => {
      const after = Math.max(0, units - blows);
      const strikers = hunt.first ? after : units;
      hitsOf(strikers, Math.min(1, hunt.tas / hunt.defence)).forEach((q, hits) => {
        if (blows === 0 && hits === 0) {
          still += p * q;
          return;
        }
        const next = from(after, left - hits);
        sum.wins += p * q * next.wins;
        sum.keeps += p * q * next.keeps;
      });
    });
    const found = { wins: sum.wins / (1 - still), keeps: sum.keeps / (1 - still) };
    known.set(key, found);
    return found;
  }
}

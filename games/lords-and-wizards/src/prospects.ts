import { type Board, CITY } from './board.js';
import { isMonster, LEGENDS, NO_LEGEND, UNKNOWN_LEGEND } from './legends.js';
import { CITIES, SITES, type Site } from './map.js';
import { among, joined, type Odds, outcome, reckoning } from './odds.js';
import { cityDefence } from './sites.js';
import { KINDS, LOCAL_LORD, LOCAL_WIZARD } from './units.js';

/** An attack on an unconquered place: who would attack, with how many columns, and with which leaders. */
export interface Foray {
  readonly site: Site;
  /** Attack values, the least first. */
  readonly attack: readonly number[];
  /** Columns besides the city's own cover: -1 over rivers. */
  readonly shift: number;
  readonly lord: number;
  readonly wizard: number;
}

/** What guards a place besides its counters. */
interface Guard {
  readonly monsters: readonly number[];
  /** A local leader's level, 0 where there is none. */
  readonly lord: number;
  readonly wizard: number;
  readonly weight: number;
}

/** LW B10a, LW B10/2 The odds of an attack on an unconquered place, over all that may be found there. */
export function forayOdds(b: Board, foray: Foray): Odds {
  const mean = { wins: 0, loses: 0, attackers: 0, defenders: 0 };
  const garrisons = garrisonsOf(b, foray.site);
  for (const guard of guardsOf(b, foray.site)) {
    const share = guard.weight / garrisons.length;
    for (const one of against(foray, garrisons, guard))
      for (const key of ['wins', 'loses', 'attackers', 'defenders'] as const) mean[key] += share * one[key];
  }
  return mean;
}

/** The odds against each garrison that may stand before a guard; what they have in common is reckoned once. */
function against({ site, attack, shift, lord, wizard }: Foray, garrisons: readonly number[][], guard: Guard): Odds[] {
  const r = reckoning({
    attack,
    ...(lord > 0 || guard.lord > 0 ? { lords: lord - guard.lord } : {}),
    ...(wizard > 0 || guard.wizard > 0 ? { wizards: wizard - guard.wizard } : {}),
  });
  const { monsters } = guard;
  // A city's cover lapses with the last of its counters.
  for (let i = monsters.length - 1; i >= 0; i--) joined(r, monsters[i], shift);
  const covered = shift - (site < CITIES ? 1 : 0);
  return garrisons.map((counters) => {
    const fours = counters.filter((value) => value === FOUR).length;
    // LW B9b/2, LW B10e/2 A city's counters have its bonus, monsters have not.
    while (r.rows.length <= monsters.length + fours) joined(r, FOUR + 1, covered);
    const own = among(r, monsters.length + fours);
    for (let i = counters.length - fours - 1; i >= 0; i--) joined(own, counters[i] + 1, covered);
    return outcome(own);
  });
}
/** The largest counter of city defence, of which there are as many as can be. */
const FOUR = 4;

/** The counters that may stand there: as they are, or a die times the status. */
function garrisonsOf(b: Board, site: Site): number[][] {
  // LW AMB-029 Ruins have none.
  if (site >= CITIES) return [[]];
  const { hex, gt } = SITES[site];
  if (b.defended[site]) {
    const left = cityDefence(b, hex).filter((unit) => b.owner[unit] === CITY);
    return [left.map((unit) => KINDS[b.kind[unit]].defence).sort((x, y) => x - y)];
  }
  return [1, 2, 3, 4, 5, 6].map((die) => countersFor(die * gt));
}

function countersFor(strength: number): number[] {
  const fours = new Array<number>(strength >> 2).fill(FOUR);
  return [...(strength & 1 ? [1] : []), ...(strength & 2 ? [2] : []), ...fours];
}

const NOBODY_THERE: Guard = { monsters: [], lord: 0, wizard: 0, weight: 1 };
/** A local leader's level on the average. */
const LOCAL_LEVEL = 4;

/** What may guard it: what is known, what is shown, or any legend. */
function guardsOf(b: Board, site: Site): readonly Guard[] {
  const legend = b.legend[site];
  if (legend === NO_LEGEND || (legend >= 0 && !isMonster(legend))) return [NOBODY_THERE];
  if (b.shown[site]) return [shownGuard(b, site)];
  return legend === UNKNOWN_LEGEND ? ANY_GUARD : guardsFor(legend, 1);
}

function shownGuard(b: Board, site: Site): Guard {
  const monsters: number[] = [];
  let [lord, wizard] = [0, 0];
  for (let unit = b.head[SITES[site].hex]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] !== CITY) continue;
    if (b.kind[unit] === LOCAL_LORD) lord = b.localLevel[site];
    else if (b.kind[unit] === LOCAL_WIZARD) wizard = b.localLevel[site];
    else if (KINDS[b.kind[unit]].arm !== 'city') monsters.push(KINDS[b.kind[unit]].defence);
  }
  return { monsters: monsters.sort((x, y) => x - y), lord, wizard, weight: 1 };
}

function guardsFor(legend: number, weight: number): Guard[] {
  const facts = LEGENDS[legend];
  if (facts.what !== 'monster') return [{ ...NOBODY_THERE, weight }];
  const monsters = facts.units.map((kind) => KINDS[kind].defence);
  if (!facts.leader) return [{ monsters, lord: 0, wizard: 0, weight }];
  return [
    { monsters, lord: LOCAL_LEVEL, wizard: 0, weight: weight / 2 },
    { monsters, lord: 0, wizard: LOCAL_LEVEL, weight: weight / 2 },
  ];
}

/** Every legend alike, those that guard in the same way taken together. */
const ANY_GUARD: readonly Guard[] = anyGuard();

export function anyGuard(): Guard[] {
  const found = new Map<string, Guard>();
  for (const guard of LEGENDS.flatMap((_, legend) => guardsFor(legend, 1 / LEGENDS.length))) {
    const key = `${guard.monsters} ${guard.lord} ${guard.wizard}`;
    found.set(key, { ...guard, weight: guard.weight + (found.get(key)?.weight ?? 0) });
  }
  return [...found.values()];
}

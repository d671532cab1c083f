import { random as randomFrom } from '@questhall/kernel';
import type { Weighed } from '../../archmage/craft.js';
import type { End } from './foresight.js';
import type { Matter, Tried } from './matter.js';
import { playedOn } from './playing.js';

/** What is further behind the best need not be tried, and no more than a few are. */
const NEAR = 0.03;
const FEW = 4;
/** So many games are played on from each at once, and in all. */
const AT_ONCE = 8;
const MOST = 240;
/** So many turns of players. */
const AHEAD = 4;
/** How much many games count beside foresight, and how many count for half of that. */
const TRUST = 0.6;
const HALF = 48;
/** How far two games by the same dice come apart, about. */
const SPREAD = 0.12;
/** How far one's own turn is thought through before. */
const DEPTH = { turns: 1, width: 3 };

/** A candidate on trial. */
interface Trial {
  readonly option: number;
  readonly worth: number;
  readonly ends: readonly End[];
  sum: number;
}

/**
 * Play on from the candidates that look about as good, by the same dice from each, until the others have fallen behind or
 * enough was played. It errs otherwise than foresight does, so that both together err less.
 */
export function* playedOut(
  matter: Matter,
  tried: readonly Tried[],
  { knights, level }: { knights: number; level: number },
): Generator<Weighed, void> {
  let alive = trialsOf(tried);
  // There is always the knight's to compare with.
  let own = tried.find(({ candidate }) => candidate.option === knights)?.worth;
  for (let played = AT_ONCE; alive.length > 1 && played <= MOST; played += AT_ONCE) {
    for (const trial of alive) {
      for (let n = played - AT_ONCE; n < played; n++) trial.sum += game(matter, trial, n);
      yield { option: trial.option, worth: 0, depth: level - 1, next: 1 };
    }
    const found = blended(alive, played);
    own = found.find(({ trial }) => trial.option === knights)?.worth ?? own;
    const depth = level + played;
    if (own !== undefined) yield { option: knights, worth: own, depth, next: 1 };
    for (const { trial, worth } of found) yield { option: trial.option, worth, depth, next: 1 };
    const doubt = (2 * SPREAD * weightOf(played)) / Math.sqrt(played);
    alive = found.filter(({ worth }) => worth > found[0].worth - doubt).map(({ trial }) => trial);
  }
}

/** The best few, one for each option. */
function trialsOf(tried: readonly Tried[]): Trial[] {
  const found: Trial[] = [];
  for (const { candidate, worth } of tried) {
    if (worth < tried[0].worth - NEAR || found.length === FEW) break;
    if (!candidate.ends || found.some(({ option }) => option === candidate.option)) continue;
    found.push({ option: candidate.option, worth, ends: candidate.ends(DEPTH), sum: 0 });
  }
  return found;
}

/** One game played on: how one's own turn ends is spread evenly over all of them, the rest is up to the dice. */
function game({ order, seed }: Matter, { ends }: Trial, n: number): number {
  let at = (n * GOLDEN) % 1;
  let i = 0;
  while (i < ends.length - 1 && at >= ends[i].chance) at -= ends[i++].chance;
  return playedOn(ends[i].scene, order, { turns: AHEAD, random: randomFrom(seed + n) });
}
const GOLDEN = 0.618034;

/** What each is worth with its games, the best first: only by how much one is better than another is taken from them. */
function blended(trials: readonly Trial[], played: number): { trial: Trial; worth: number }[] {
  const more = trials.map(({ sum, worth }) => sum / played - worth);
  const usual = more.reduce((a, b) => a + b, 0) / more.length;
  return trials
    .map((trial, i) => ({ trial, worth: trial.worth + weightOf(played) * (more[i] - usual) }))
    .sort((a, b) => b.worth - a.worth);
}

function weightOf(played: number): number {
  return (TRUST * played) / (played + HALF);
}

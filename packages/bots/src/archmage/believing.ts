import { lead, type Trial } from './trials.js';

/** What is believed of a trial by now: by how much it betters the first of them, and how far off that may be. */
interface Believed {
  readonly trial: Trial;
  readonly likely: number;
  readonly error: number;
}

/**
 * What was thought of each option before, against the first of them, and what trials have shown: what was thought may be so
 * far off, and what they showed the less so the more there were.
 */
function beliefs([first, ...others]: readonly Trial[], thought: readonly number[], spread: number): Believed[] {
  const found: Believed[] = [{ trial: first, likely: 0, error: 0 }];
  for (const trial of others) {
    const { by, error } = lead(trial, first);
    const trust = spread ** 2 / (spread ** 2 + error ** 2);
    found.push({ trial, likely: trust * by + (1 - trust) * thought[trial.option], error });
  }
  return found;
}

const likeliest = (all: readonly Believed[]): Believed => all.reduce((a, b) => (b.likely > a.likely ? b : a));

/** The best of some trials by what was thought before and by what they showed. */
export function believed(trials: readonly Trial[], thought: readonly number[], spread: number): Trial {
  return likeliest(beliefs(trials, thought, spread)).trial;
}

/** Fewer worlds tell nothing, however much they agree; and how many standard errors are beyond doubt. */
const FEW = 16;
const CLEAR = 3.5;

/** Whether more trials would hardly change what is best. */
export function isSettled(trials: readonly Trial[], thought: readonly number[], spread: number): boolean {
  if (trials[0].worths.length < FEW) return false;
  const all = beliefs(trials, thought, spread);
  const best = likeliest(all);
  return all.every((one) => one === best || best.likely - one.likely > CLEAR * Math.hypot(one.error, best.error));
}

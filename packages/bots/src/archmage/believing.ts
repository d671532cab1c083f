import { lead, type Trial } from './search.js';

/**
 * The best of some trials by what was thought of each option before, against the first of them, and by what they showed:
 * what was thought may be so far off, and what they showed the less so the more there were.
 */
export function believed(trials: readonly Trial[], thought: readonly number[], spread: number): Trial {
  let found = trials[0];
  let most = 0;
  for (const trial of trials.slice(1)) {
    const { by, error } = lead(trial, trials[0]);
    const trust = spread ** 2 / (spread ** 2 + error ** 2);
    const likely = trust * by + (1 - trust) * thought[trial.option];
    if (likely <= most) continue;
    most = likely;
    found = trial;
  }
  return found;
}

import { gameMutants } from './mutants.js';
import { freshResults } from './report.js';
import type { RuleResult } from './results.js';
import { type Sampled, sample } from './sample.js';
import { isKilled, mustPass } from './trial.js';

export interface MutationAsk {
  readonly slug: string;
  readonly root: string;
  readonly sample: number;
  readonly seed: string;
  /** Milliseconds a mutant may run; one that hangs is noticed, as a player would. A minute unless told. */
  readonly limit?: number;
  /** Told after every mutant. */
  readonly watch?: (done: number, of: number) => void;
}

export interface Survivor {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly mutation: string;
  /** The tests that should have failed. */
  readonly tests: readonly string[];
}

export interface MutationReport {
  readonly game: string;
  readonly seed: string;
  readonly sample: number;
  readonly killed: number;
  readonly survived: number;
  /** Killed of sampled, from 0 to 1. */
  readonly rate: number;
  readonly survivors: readonly Survivor[];
}

/** The least rate of mutants that tests must notice. */
export const leastRate = 0.85;

/**
 * Breaks cited places of a game one at a time and runs only the green `rule()` tests that cite an id of that place. A mutant is
 * killed when one of them fails or does not end in time; that a broken branch is no longer reached is for these tests to notice,
 * so under a mutant `rule()` does not ask which code ran. What is never broken: see `isOutOfScope`.
 */
export async function mutate(ask: MutationAsk): Promise<MutationReport> {
  const { slug, root, seed, limit = 60_000 } = ask;
  const green = (await freshResults(slug, root)).tests.filter((one) => one.pass);
  const chosen = sample(gameMutants(root, slug, new Set(green.flatMap((one) => one.ids))), ask.sample, seed);
  if (chosen.length === 0) throw new Error(`${slug}: no code could be broken that cites an id of a green rule() test`);
  const trials = chosen.map((mutant) => ({ mutant, tests: green.filter((one) => cites(one, mutant)) }));
  await mustPass(root, new Set(trials.flatMap(({ tests }) => tests.map((one) => one.file))));

  let done = 0;
  const kills = await inTwos(trials, async ({ mutant, tests }) => {
    const killed = await isKilled({ root, mutant, limit }, tests);
    done += 1;
    ask.watch?.(done, trials.length);
    return killed;
  });
  const survivors = trials.filter((_, n) => !kills[n]).map(survivor);
  const killed = trials.length - survivors.length;
  const rate = killed / trials.length;
  return { game: slug, seed, sample: trials.length, killed, survived: survivors.length, rate, survivors };
}

function cites(test: RuleResult, mutant: Sampled): boolean {
  return mutant.ids.some((id) => test.ids.includes(id));
}

function survivor({ mutant, tests }: { mutant: Sampled; tests: readonly RuleResult[] }): Survivor {
  const { id, file, line, mutation } = mutant;
  return { id, file, line, mutation, tests: tests.map((one) => one.name) };
}

/** Two at a time; answers in the order of the questions. */
async function inTwos<T, A>(all: readonly T[], each: (one: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < all.length; n = next++) answers[n] = await each(all[n] as T);
  };
  await Promise.all([worker(), worker()]);
  return answers;
}

// Games that bots cannot play: what is well on the hall's own thread goes wrong in theirs.
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { duel } from '../../../../packages/testkit/dist/tools.js';

const short = { ...duel.options, lives: { ...duel.options.lives, default: 1 } };
const here = (id, name) => ({
  ...duel,
  id,
  options: short,
  procedures: isMainThread ? duel.procedures : renamed(name),
});

/** Each ask names what it offers so. */
function renamed(name) {
  const asks = (step) =>
    typeof step === 'object' && 'name' in step
      ? { ...step, name: (...given) => name(() => step.name(...given)) }
      : step;
  const steps = (all) => Object.fromEntries(Object.entries(all).map(([label, step]) => [label, asks(step)]));
  return Object.fromEntries(
    Object.entries(duel.procedures).map(([id, procedure]) => [id, { ...procedure, steps: steps(procedure.steps) }]),
  );
}

/** Its bots choose what was never offered. */
export const babbling = here('babbling', () => 'fly to the moon');
/** Its bots fail. */
export const fainting = here('fainting', () => {
  throw new Error('oh');
});
/** Its bots kill the thread they think in. */
export const fatal = here('fatal', () => process.exit(3));
/** Its bots kill the thread they think in once, and then play well. */
export const mortal = here('mortal', (truly) => {
  const died = join(tmpdir(), `questhall-mortal-${process.pid}`);
  if (existsSync(died)) return truly();
  writeFileSync(died, '');
  return process.exit(3);
});

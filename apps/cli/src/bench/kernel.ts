import { drawAt, rngFrom, seedFrom, sha256 } from '@questhall/kernel';
import { rounded } from '../output.js';
import { median } from '../statistics.js';
import { microseconds } from './states.js';

/** What the kernel costs whatever the game: a die, a checksum, a seed. */
export function benchKernel() {
  const rng = rngFrom(seedFrom('bench'), ['dice']);
  const page = 'a record is a story; '.repeat(500);
  let count = 0;
  const times = (call: () => unknown, n: number) => median(Array.from({ length: 5 }, () => microseconds(call, n)));
  return {
    dieNs: rounded(times(() => drawAt(rng, 'dice', count++, 6), 200_000) * 1000, 1),
    seedUs: rounded(times(() => seedFrom(`words ${count++}`), 5000)),
    sha256MBps: rounded(page.length / times(() => sha256(page), 200), 1),
  };
}

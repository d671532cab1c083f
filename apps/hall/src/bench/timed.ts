import type { Measured } from './measured.js';
import type { Pair } from './pair.js';

export const WARMING = 1000;
const AT_ONCE = 25;
export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
export const round = (x: number, digits = 0) => Number(x.toFixed(digits));

/** Everybody plays, as fast as the hall lets them or with a pause before each pick. */
export async function timed(
  hall: Measured,
  pairs: readonly Pair[],
  { seconds, pace = 0 }: { readonly seconds: number; readonly pace?: number },
) {
  const times: number[] = [];
  let counting = false;
  const stops = pairs.map((one) => one.play((ms) => counting && times.push(ms), pace));
  await wait(2 * WARMING);
  const before = await hall.spent();
  const from = performance.now();
  counting = true;
  await wait(seconds * 1000);
  counting = false;
  const took = (performance.now() - from) / 1000;
  const after = await hall.spent();
  for (const stop of stops) stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0, 2);
  const cpuUsPerPick = round(((after - before) * 1000) / Math.max(1, times.length));
  return { picksPerSecond: round(times.length / took), p50: at(0.5), p99: at(0.99), cpuUsPerPick };
}

/** So many of something, a few at a time. */
export async function many<T>(n: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < n)
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, n - made.length) }, make))));
  return made;
}

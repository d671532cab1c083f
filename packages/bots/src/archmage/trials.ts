/** An option under trial, with what its playouts were worth, world by world. */
export interface Trial {
  readonly option: number;
  readonly worths: number[];
}

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length > 0 ? sum / values.length : 0;
}

export interface Lead {
  readonly by: number;
  readonly error: number;
  readonly sure: number;
}

/** How many worlds' worth of doubt there is before anything was tried, and the variance of one. */
const DOUBTS = 2;
const DOUBT = 0.0025;

/** How much better one trial was than another in the same worlds, with the standard error, and in terms of that. */
export function lead(one: Trial, other: Trial): Lead {
  const n = Math.min(one.worths.length, other.worths.length);
  if (n < 2) return { by: 0, error: Number.POSITIVE_INFINITY, sure: 0 };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = one.worths[i] - other.worths[i];
    sum += difference;
    squares += difference * difference;
  }
  const by = sum / n;
  // Few worlds that agree may do so by chance: as if some had been seen that did not.
  const variance = (Math.max(0, squares - n * by * by) + DOUBTS * DOUBT) / (n - 1 + DOUBTS);
  const error = Math.sqrt(variance / n);
  return { by, error, sure: by / error };
}

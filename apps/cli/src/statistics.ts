/** The value that `part` of the values do not exceed: 0.5 for the median, 0.99 for the slowest but one in a hundred. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Wilson's interval for a share of `wins` in `games`, 95 %: sound for few games and for shares near 0 or 1. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return { low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) };
}

export interface Rate {
  readonly rate: number;
  readonly burst: number;
}

/** A bucket that fills by `rate` a second up to `burst`; each thing done takes one out. */
export interface Bucket {
  take(now: number): boolean;
}

export function bucket({ rate, burst }: Rate): Bucket {
  let left = burst;
  let filled = 0;
  return {
    take: (now) => {
      if (filled > 0) left = Math.min(burst, left + ((now - filled) / 1000) * rate);
      filled = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** A bucket for each key. Those not used for a while are full again, and forgotten. */
export function buckets(rate: Rate): { take(key: string, now: number): boolean } {
  const full = ((rate.burst / rate.rate) | 0) * 1000 + 1000;
  const all = new Map<string, { readonly it: Bucket; used: number }>();
  let tidied = 0;
  const tidy = (now: number) => {
    tidied = now;
    for (const [key, { used }] of all) if (now - used > full) all.delete(key);
  };
  return {
    take: (key, now) => {
      if (now - tidied > full) tidy(now);
      const found = all.get(key) ?? { it: bucket(rate), used: now };
      all.set(key, found);
      found.used = now;
      return found.it.take(now);
    },
  };
}

/** Counts within a stretch of time: failures of a name, guests of an address. */
export function tally(most: number, stretch: number) {
  const counts = new Map<string, { n: number; until: number }>();
  const current = (key: string, now: number) => {
    const found = counts.get(key);
    if (found && found.until > now) return found;
    counts.delete(key);
    return undefined;
  };
  return {
    isFull: (key: string, now: number): boolean => (current(key, now)?.n ?? 0) >= most,
    add: (key: string, now: number): void => {
      if (counts.size > 10_000) for (const [old, { until }] of counts) if (until <= now) counts.delete(old);
      const found = current(key, now);
      if (found) found.n += 1;
      else counts.set(key, { n: 1, until: now + stretch });
    },
    clear: (key: string): void => void counts.delete(key),
  };
}

/** How many of something each key holds at the moment. */
export function holdings() {
  const held = new Map<string, number>();
  return {
    of: (key: string): number => held.get(key) ?? 0,
    take: (key: string): void => void held.set(key, (held.get(key) ?? 0) + 1),
    give: (key: string): void => {
      const left = (held.get(key) ?? 0) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    },
  };
}

import type { Point } from '../draw/geometry.js';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest thing in the direction of an arrow key; null for any other key, the thing itself if there is none. */
export function stepTo(key: string, from: string, things: readonly { id: string; at: Point }[]): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = things.find(({ id }) => id === from);
  if (!here) return things[0]?.id ?? null;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const { id, at } of things) {
    const [dx, dy] = [at[0] - here.at[0], at[1] - here.at[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // Nothing behind, and nothing that lies more beside than ahead.
    if (id === from || along < 1 || across > along * 1.4) continue;
    const cost = along + across * 1.8;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The next lit thing in reading order for Page Down, the one before for Page Up; null for any other key. */
export function litStep(key: string, from: string, lit: readonly string[]): string | null {
  const step = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  if (step === 0 || lit.length === 0) return null;
  const at = lit.indexOf(from);
  if (at < 0) return step > 0 ? lit[0] : lit[lit.length - 1];
  return lit[(at + step + lit.length) % lit.length];
}

import type { Side, View } from '@questhall/dragonlords';

/** What is asked again and again of what is seen is reckoned once for a side. */
export function once<T>(reckon: (view: View, side: Side) => T): (view: View, side: Side) => T {
  const known = new WeakMap<View, Map<Side, T>>();
  return (view, side) => {
    const found = known.get(view) ?? new Map<Side, T>();
    known.set(view, found);
    if (!found.has(side)) found.set(side, reckon(view, side));
    return found.get(side) as T;
  };
}

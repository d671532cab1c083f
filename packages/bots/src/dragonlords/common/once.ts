import type { Side, View } from '@questhall/dragonlords';
import { noting } from '../../noting.js';

/** What is asked again and again of what is seen is reckoned once for a side. */
export function once<T>(reckon: (view: View, side: Side) => T): (view: View, side: Side) => T {
  const noted = noting<View, Map<Side, T>>();
  return (view, side) => {
    const known = noted(view, () => new Map());
    if (!known.has(side)) known.set(side, reckon(view, side));
    return known.get(side) as T;
  };
}

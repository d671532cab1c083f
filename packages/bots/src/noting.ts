/** So many things are remembered at a time: more than are thought of at once. */
const MOST = 16;

/**
 * What was reckoned of a thing, for the last few of them. In a WeakMap it would outlive the thing by a collection or two, and
 * who thinks in thousands of worlds a second would have the collector carry all of them about.
 */
export function noting<K extends object, T>(): (thing: K, reckon: () => T) => T {
  const things: K[] = [];
  const values: T[] = [];
  let next = 0;
  return (thing, reckon) => {
    for (let i = 1; i <= things.length; i++) {
      const at = (next - i + MOST) % MOST;
      if (things[at] === thing) return values[at];
    }
    const value = reckon();
    things[next] = thing;
    values[next] = value;
    next = (next + 1) % MOST;
    return value;
  };
}

/** Where the bots of all tables stand in line with what they have chosen. */
export interface Queue {
  /** Do it when its turn has come, at once if nobody is before it; gives how to step out of the line. */
  enter(deed: () => Promise<void>): () => void;
}

/**
 * So many of them have their turn at the same time: however many bots have chosen in the same moment, between two
 * turns the hall hears whoever came meanwhile. A few, so that they share the syncs of a slow disk.
 */
const AT_ONCE = 4;

/** Who came first goes first: a table that has moved stands behind all others again. */
export function startQueue(atOnce = AT_ONCE): Queue {
  const waiting = new Set<() => Promise<void>>();
  let free = atOnce;
  const begin = (deed: () => Promise<void>) => {
    waiting.delete(deed);
    free -= 1;
    const done = () => void setImmediate(next);
    deed().then(done, done);
  };
  const next = () => {
    free += 1;
    const [first] = waiting;
    if (first) begin(first);
  };
  return {
    enter: (deed) => {
      waiting.add(deed);
      if (free > 0) begin(deed);
      return () => void waiting.delete(deed);
    },
  };
}

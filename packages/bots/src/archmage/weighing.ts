import type { Weighed } from './craft.js';
import type { Meter } from './meter.js';
import type { Trial } from './trials.js';

/**
 * What a weighing finds until the budget is spent, by the furthest thought that compared the knight's choice with others:
 * the knight's first. An option weighed in several ways is worth as much as the best of them.
 */
export function* weighed(
  weighing: Iterable<Weighed>,
  knights: number,
  meter: Meter,
): Generator<void, readonly Trial[]> {
  const depths = new Map<number, Map<number, number>>();
  const thoughts = weighing[Symbol.iterator]();
  let times = 1;
  let playouts = 1;
  while (meter.spent(times) < 1) {
    meter.count(playouts);
    const { done, value } = thoughts.next();
    if (done) break;
    const found = depths.get(value.depth) ?? new Map<number, number>();
    depths.set(value.depth, found);
    found.set(value.option, Math.max(value.worth, found.get(value.option) ?? 0));
    times = value.next;
    playouts *= value.next;
    if (value.least !== undefined && meter.playouts < value.least) break;
    yield;
  }
  const compared = [...depths.values()].filter((found) => found.size > 1 && found.has(knights));
  return trialsOf(compared.at(-1) ?? new Map(), knights);
}

function trialsOf(found: ReadonlyMap<number, number>, knights: number): Trial[] {
  const others = [...found].filter(([option]) => option !== knights);
  const own = found.get(knights);
  return [
    { option: knights, worths: own === undefined ? [] : [own] },
    ...others.map(([option, worth]) => ({ option, worths: [worth] })),
  ];
}

import { createHash } from 'node:crypto';
import type { CitedMutant } from './mutants.js';

/** A mutant and the id for whose sake it was taken. */
export interface Sampled extends CitedMutant {
  readonly id: string;
}

/**
 * Takes up to `size` mutants, the same for the same seed: a round over all ids in drawn order takes one of each, then another
 * round, never more than two from one cited region.
 */
export function sample(all: readonly CitedMutant[], size: number, seed: string): Sampled[] {
  const mutants = drawn(all, seed, (one) => `${one.file}:${one.start}:${one.mutation}`);
  const ids = drawn([...new Set(all.flatMap((one) => one.ids))], seed, (id) => id);
  const taken = new Map<CitedMutant, Sampled>();
  const perRegion = new Map<string, number>();

  const take = (id: string): boolean => {
    const free = (one: CitedMutant) => one.ids.includes(id) && !taken.has(one) && (perRegion.get(one.region) ?? 0) < 2;
    const next = mutants.find(free);
    if (!next || taken.size >= size) return false;
    taken.set(next, { ...next, id });
    perRegion.set(next.region, (perRegion.get(next.region) ?? 0) + 1);
    return true;
  };
  while (ids.map(take).some(Boolean));
  return [...taken.values()];
}

/** An order that depends on the seed and the names alone, so that one new citation hardly moves the others. */
function drawn<T>(all: readonly T[], seed: string, name: (one: T) => string): T[] {
  const lot = (one: T) =>
    createHash('sha256')
      .update(`${seed}\0${name(one)}`)
      .digest('hex');
  return all
    .map((one) => ({ one, lot: lot(one) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one);
}

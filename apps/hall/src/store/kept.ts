import type { Compilable, Kysely } from 'kysely';
import type { Base } from './base.js';
import type { Schema } from './schema.js';

/** A query that was written once: its statement, and the values that go with it. */
interface Written<G, R> {
  readonly statement: { run(values: readonly unknown[]): unknown; all(values: readonly unknown[]): R[] };
  readonly values: readonly ((given: G) => unknown)[];
}

/**
 * A query that every table needs. To build it takes the library longer than it takes the database to answer, so it is
 * built and prepared once for each database; `$` stands for the values that are given each time.
 */
export function kept<G extends object, R = never>(build: (db: Kysely<Schema>, $: G) => Compilable<R>) {
  const known = new WeakMap<Base, Written<G, R>>();
  const written = (base: Base): Written<G, R> => {
    const found = known.get(base) ?? write(base, build);
    known.set(base, found);
    return found;
  };
  return {
    run: (base: Base, given: G): void => {
      const { statement, values } = written(base);
      statement.run(values.map((value) => value(given)));
    },
    all: (base: Base, given: G): R[] => {
      const { statement, values } = written(base);
      return statement.all(values.map((value) => value(given)));
    },
  };
}

/** Where a value will be. */
interface Slot {
  readonly slot: string;
}

function write<G extends object, R>(base: Base, build: (db: Kysely<Schema>, $: G) => Compilable<R>): Written<G, R> {
  const slots = new Proxy({} as G, { get: (_, name): Slot => ({ slot: String(name) }) });
  const { sql, parameters } = build(base.db, slots).compile();
  const statement = base.raw.prepare(sql) as unknown as Written<G, R>['statement'];
  return { statement, values: parameters.map(giverOf) };
}

/** What is given under a name, or what the query says by itself. */
function giverOf<G>(parameter: unknown): (given: G) => unknown {
  if (typeof parameter !== 'object' || parameter === null || !('slot' in parameter)) return () => parameter;
  const { slot } = parameter as Slot;
  return (given) => given[slot as keyof G] ?? null;
}

import type { Base } from '../base.js';
import type { Store } from '../store.js';

type Named = Exclude<keyof Store, 'close'>;
type Does<K extends Named> = (
  base: Base,
  given: Parameters<Store[K]>[0],
) => Awaited<ReturnType<Store[K]>> | ReturnType<Store[K]>;
/** What the port promises, against a database. */
export type Ops<K extends Named = Named> = { readonly [N in K]: Does<N> };

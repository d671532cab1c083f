import type { Level } from '@questhall/bots';

export type How = 'machines' | 'screen' | 'friends';

/** Who is to sit in a chair: somebody here by name, a machine, or whoever comes. */
export type Sitter =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'open' };

/** What a table still lacks before it can be opened, in words; nothing, if all is there. */
export function missing(how: How, seats: readonly Sitter[], own: string): string {
  const humans = seats.flatMap((one) => (one.kind === 'human' ? [one.name.trim()] : []));
  if (how === 'friends') return own.trim() === '' ? 'Say what your friends call you.' : '';
  if (humans.length === 0) return 'Somebody must play: give one seat to a human.';
  if (humans.some((name) => name === '')) return 'Every human needs a name.';
  return new Set(humans).size < humans.length ? 'Two humans have the same name.' : '';
}

import type { Seat } from '@questhall/kernel';
import type { Said } from '@questhall/protocol';
import type { Scene } from '@questhall/table';
import { list } from '../shell/words.js';

/** The seats that a player may talk to in private. With one other alone at the table everything is private already. */
export function confidants({ config, chairs }: Pick<Scene, 'config' | 'chairs'>, as: Seat | null): readonly Seat[] {
  if (as === null || config.whispers === false) return [];
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'human' && seat !== as ? [seat] : []));
  return people.length > 1 ? people : [];
}

/** Whom a line was said to, if not to all: "to you alone", "to Ann and Ben alone". */
export function privately({ to }: Pick<Said, 'to'>, { chairs }: Pick<Scene, 'chairs'>, as: Seat | null): string | null {
  if (!to) return null;
  return `to ${list(to.map((seat) => (seat === as ? 'you' : (chairs[seat]?.name ?? 'somebody'))))} alone`;
}

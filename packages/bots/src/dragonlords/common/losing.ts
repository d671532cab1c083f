import { choose, type Decide } from '../decision.js';

/** What a unit that carries something is worth to its owner, by the first thing it carries. */
const DEAR: Readonly<Record<string, number>> = { king: 100, dragonlord: 60, blank: 1 };

export function dearness(name: string): number {
  return DEAR[name] ?? (name.startsWith('wizard') ? 30 : 20);
}

/** Units without counters first; the King last of all. */
export const losses: Decide = (sight) =>
  choose(sight, 'they can be spared most easily', ({ verb, last }) => {
    if (verb === 'show') return 1;
    return /^\d+$/.test(last) ? 0 : -dearness(last);
  });

/** Those who may not retreat, first: the others may be needed elsewhere. */
export const bound: Decide = (sight) => choose(sight, 'the others can still retreat', ({ last }) => Number(last));

/** Turn it back, ward it off, or bear it; a King shows himself only if nothing else helps. */
export const answers: Decide = (sight) =>
  choose(sight, 'it does less harm so', ({ verb, last }) => {
    if (verb === 'reflect') return 3;
    if (verb === 'suffer') return 0;
    return last === 'king' ? 1 : 2;
  });

/** Healing costs little and saves units. */
export const cures: Decide = (sight) =>
  choose(sight, 'units are worth saving', ({ verb, last }) => {
    if (verb === 'suffer') return 0;
    return verb === 'heal' && last !== 'king' ? 2 : 1;
  });

import type { Prompt } from '@questhall/kernel';
import { KIND_IDS, KINDS } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { wordsOf } from '../words.js';

/** A clause that can still be added to a deal. */
export interface Clause {
  readonly pick: string;
  readonly side: 'give' | 'ask' | 'promise';
  readonly gold: number;
  readonly label: string;
}

const PACT_WORDS: Readonly<Record<string, string>> = {
  peace: 'Peace',
  passage: 'Free passage',
  alliance: 'An alliance',
  loan: 'A loan, to be returned',
};

export function clausesOf(prompt: Prompt, scene: Scene): Clause[] {
  return prompt.choices.flatMap(({ pick }): Clause[] => {
    const [verb, ...rest] = pick.split(' ');
    if (verb !== 'give' && verb !== 'ask' && verb !== 'promise') return [];
    const gold = rest[1] === 'gold' ? Number(rest[0]) : 0;
    const label = verb === 'promise' ? (PACT_WORDS[rest[0]] ?? rest[0]) : thingWords(rest.join(' '), scene);
    return [{ pick, side: verb, gold, label }];
  });
}

/** What passes from hand to hand: `10 gold`, an item, `captive lord 1` or `lord of 1`. */
export function thingWords(words: string, { chairs }: Scene): string {
  const [, gold] = /^(\d+) gold/.exec(words) ?? [];
  if (gold) return gold === '1' ? '1 GT' : `${gold} GTs`;
  const [, leader, seat] = /(lord|wizard) (?:of )?(\d+)$/.exec(words) ?? [];
  return leader
    ? `the ${KINDS[KIND_IDS.indexOf(leader)].name} of ${chairs[Number(seat)]?.name}`
    : wordsOf({ pick: words });
}

import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Act } from '../board.js';
import { showsOf } from './scene.js';
import { wordsOf } from './words.js';

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

export function clausesOf(prompt: Prompt): Clause[] {
  return prompt.choices.flatMap(({ pick }): Clause[] => {
    const [verb, ...rest] = pick.split(' ');
    if (verb !== 'give' && verb !== 'ask' && verb !== 'promise') return [];
    const gold = rest[1] === 'gold' ? Number(rest[0]) : 0;
    const label = verb === 'promise' ? (PACT_WORDS[rest[0]] ?? rest[0]) : labelOf(rest);
    return [{ pick, side: verb, gold, label }];
  });
}

function labelOf(words: readonly string[]): string {
  if (words[1] === 'gold') return `${words[0]} GT${words[0] === '1' ? '' : 's'}`;
  return words[0] === 'captive' ? `the captive ${words[1]}` : wordsOf({ pick: words.join(' ') });
}

/** Whether there is something to put to the other side. */
export function isComposed(prompt: Prompt): boolean {
  return prompt.choices.some(({ pick }) => pick.startsWith('propose to '));
}

export function proposal(prompt: Prompt, scene: Scene): Act {
  const pick = prompt.choices.find((choice) => choice.pick.startsWith('propose to '))?.pick ?? '';
  const whom = scene.chairs[showsOf(scene).deal?.with ?? -1]?.name ?? 'the other side';
  return { picks: [pick], label: `Put it to ${whom}`, kind: 'main', home: 'bar', key: 'Enter', icon: 'shaking-hands' };
}

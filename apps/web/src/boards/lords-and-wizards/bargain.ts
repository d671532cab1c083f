import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Act } from '../board.js';
import { showsOf } from './scene.js';

/** Whether there is something to put to the other side. */
export function isComposed(prompt: Prompt): boolean {
  return prompt.choices.some(({ pick }) => pick.startsWith('propose to '));
}

export function proposal(prompt: Prompt, scene: Scene): Act {
  const pick = prompt.choices.find((choice) => choice.pick.startsWith('propose to '))?.pick ?? '';
  const whom = scene.chairs[showsOf(scene).deal?.with ?? -1]?.name ?? 'the other side';
  return { picks: [pick], label: `Put it to ${whom}`, kind: 'main', home: 'bar', key: 'Enter', icon: 'shaking-hands' };
}

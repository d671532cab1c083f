import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { View } from '@questhall/talisman';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { actsOf, isEnd, MAIN, type Option, optionsOf } from './options.js';
import { percent } from './prospects.js';
import { viewOf } from './scene.js';
import { wayTo } from './takes.js';

/** What a key does, where it is offered. */
const KEYS: Readonly<Record<string, string>> = { roll: 'R', fight: 'R', pass: 'E' };
const ICONS: Readonly<Record<string, string>> = { roll: 'rolling-dices', fight: 'crossed-swords' };

/** The buttons of a prompt, besides what is clicked on the board, on cards and on people. */
export function acts(prompt: Prompt, scene: Scene, gesture: Gesture): readonly Act[] {
  const view = viewOf(scene);
  const aimed = aimedAt(prompt, view, gesture);
  const plain = actsOf(prompt, view).map((option) => actFrom(option));
  const hasMain = aimed.length > 0;
  // Mostly one has nothing to cast; and the only thing there is to do is the main thing, whatever it is called.
  const isPassed = prompt.ask === 'window.offer' || prompt.choices.length === 1;
  const isMain = ({ picks }: Act, i: number) => (isPassed ? i === 0 : MAIN.test(picks[0]));
  const first = hasMain ? -1 : plain.findIndex(isMain);
  return [...aimed, ...plain.map((act, i): Act => (i === first ? { ...act, kind: 'main' } : act))];
}

function actFrom(option: Option): Act {
  const key = KEYS[option.pick] ?? (isEnd(option) ? 'E' : undefined);
  return {
    picks: [option.pick],
    label: option.chance === undefined ? option.label : `${option.label}, ${percent(option.chance)}`,
    kind: isEnd(option) ? 'end' : 'plain',
    home: 'bar',
    ...(key && { key }),
    ...(ICONS[option.pick] && { icon: ICONS[option.pick] }),
  };
}

/** What is aimed at on the board, as a button: on a phone the first tap aims, and this makes it so. */
function aimedAt(prompt: Prompt, view: View | null, gesture: Gesture): Act[] {
  const aimed = gesture.aimed();
  const pick = aimed === null ? null : wayTo(prompt, aimed);
  const option = pick === null ? undefined : optionsOf(prompt, view).find((one) => one.pick === pick);
  if (!option) return [];
  return [{ picks: [option.pick], label: option.label, kind: 'main', home: 'matter', key: 'Enter' }];
}

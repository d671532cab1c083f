import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../gesture.js';
import { isLayingAsk, isTurningAsk, layPicks, turnBy } from './laying.js';

/** The game's own way with a click: a tile that lies is turned by a sixth, one in hand is laid as it hovers. */
export function takes(id: string, gesture: Gesture, prompt: Prompt): boolean {
  if (isTurningAsk(prompt.ask)) {
    turnBy(gesture, 1);
    return true;
  }
  if (!isLayingAsk(prompt.ask)) return false;
  const choice = prompt.choices.find(({ at }) => at?.includes(id));
  if (choice) gesture.send(layPicks(prompt, choice.pick, gesture));
  return choice !== undefined;
}

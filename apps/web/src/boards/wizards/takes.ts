import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Gesture } from '../gesture.js';
import { isTurningAsk, layChoice, layPicks, turnBy } from './laying.js';

/** The game's own way with a click: a tile that lies is turned by a sixth, one in hand is laid as it hovers. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  if (isTurningAsk(prompt.ask)) {
    turnBy(gesture, 1);
    return true;
  }
  const choice = layChoice(prompt, scene, id);
  if (choice) gesture.send(layPicks(prompt, choice.pick, gesture));
  return choice !== undefined;
}

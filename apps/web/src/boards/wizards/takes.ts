import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../gesture.js';

/** The game's own way with a click: a tile that lies is turned by a sixth. */
export function takes(_: string, gesture: Gesture, prompt: Prompt): boolean {
  if (!prompt.ask.endsWith('.turned')) return false;
  gesture.setAmount((gesture.amount() % 6) + 1);
  return true;
}

import type { Prompt } from '@questhall/kernel';
import { type Order, pickFor } from '@questhall/table';
import { list } from '../shell/words.js';
import type { Sitting } from './sitting.js';

/** The question in a sentence; at a shared screen with the name of who is asked. */
export function promptWords(sitting: Sitting, prompt: Prompt): string {
  const words = sitting.say(prompt.says);
  if (sitting.eyes.own().length < 2) return words;
  return `${sitting.scene().chairs[prompt.seat]?.name}: ${words}`;
}

/** Whom everybody waits for, and what for. */
export function waitingWords(sitting: Sitting): string {
  const { stage, end, prompts, chairs, clocks } = sitting.scene();
  if (stage === 'over') return end ? endWords(sitting) : 'The game is over.';
  if (clocks.paused) return 'The table is paused.';
  const { orders } = sitting.eyes;
  const waiting = prompts.filter((prompt) => !prompt.answered && !isSeenTo(prompt, orders()));
  if (waiting.length === 0) return 'One moment.';
  const names = list(waiting.map(({ seat }) => chairs[seat]?.name ?? ''));
  const [first] = waiting;
  return `${names} ${waiting.length === 1 ? 'is' : 'are'} asked: ${sitting.say(first!.says)}`;
}

/** Whether the table answers it: choices are only known of one's own. */
function isSeenTo(prompt: Prompt, orders: readonly Order[]): boolean {
  return prompt.choices.length > 0 && pickFor(prompt, orders) !== null;
}

/** How it was won, in a sentence. */
export function endWords(sitting: Sitting): string {
  const { end, chairs } = sitting.scene();
  if (!end) return '';
  if (end.how === 'played' && end.result) return sitting.say(end.result.says);
  if (end.how === 'agreed') return 'All agreed to end the game.';
  if (end.winners.length === 0) return 'Everybody has resigned.';
  const names = list(end.winners.map((seat) => chairs[seat]?.name ?? ''));
  return `${names} ${end.winners.length === 1 ? 'wins' : 'win'}: all others have resigned.`;
}

import type { Budget } from './archmage/meter.js';
import type { Settings } from './bot.js';

/** A bot as it is named where many are: its level, and how much it may think. */
export interface Named {
  readonly level: string;
  readonly settings: Settings;
}

/** `archmage:0.2` thinks a fifth of a second about a decision, `archmage:300p` plays on 300 times; null if it is no such name. */
export function readBot(word: string): Named | null {
  const [level, thought, more] = word.split(':');
  if (!level || more !== undefined) return null;
  if (thought === undefined) return { level, settings: {} };
  const budget = readBudget(thought);
  return budget && { level, settings: { budget } };
}

function readBudget(text: string): Budget | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(s|p)?$/.exec(text) ?? [];
  const n = Number(number);
  if (!(n > 0)) return null;
  return unit === 'p' ? { playouts: Math.ceil(n) } : { ms: 1000 * n };
}

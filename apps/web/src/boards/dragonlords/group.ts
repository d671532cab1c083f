import { isLand, mustStay, placeNamed, strengthOf, type View } from '@questhall/dragonlords';
import type { Prompt } from '@questhall/kernel';
import { numberIn } from './options.js';

/** A company that is being made up: picks `with king` for those who carry something, and `take 3` for the others. */
export function toggled(draft: readonly string[], pick: string): string[] {
  return draft.includes(pick) ? draft.filter((one) => one !== pick) : [...draft, pick];
}

/** How many of the others may go along with so many bearers. */
export function boundsWith(view: View, prompt: Prompt, bearers: number): { least: number; most: number } {
  const offered = prompt.choices.filter(({ pick }) => /^take \d/.test(pick)).map(({ pick }) => numberIn(pick));
  const most = Math.max(0, ...offered);
  const least = offered.length > 0 ? Math.max(0, Math.min(...offered) - bearers) : 0;
  return { least: Math.min(least, most), most: Math.max(0, Math.min(most, roomOf(view, prompt) - bearers)) };
}

/** How many may go in all, beyond who leads them already. */
export function roomOf(view: View, prompt: Prompt): number {
  const from = placeNamed(String(prompt.says.args?.from ?? ''));
  const isLed = !prompt.choices.some(({ pick }) => pick === 'nobody');
  // Who teleports may empty a land; all others leave somebody.
  const stay = !isLed && isLand(from) ? mustStay(from) : 0;
  const side = view.active;
  const there = from < 0 || side < 0 ? 0 : strengthOf(view, from, side) - stay;
  return Math.max(0, Math.min(Number(prompt.says.args?.most ?? 1000), there) - (isLed ? 1 : 0));
}

/** The picks of a company in the order in which they are asked for. */
export function companyOf(view: View, prompt: Prompt, draft: readonly string[]): readonly string[] {
  const bearers = prompt.choices.map(({ pick }) => pick).filter((pick) => /^with /.test(pick) && draft.includes(pick));
  const { least, most } = boundsWith(view, prompt, bearers.length);
  const set = draft.find((pick) => /^take \d/.test(pick));
  const n = Math.min(most, Math.max(least, set === undefined ? most : numberIn(set)));
  return [...bearers, `take ${n}`];
}

export function sizeOf(company: readonly string[]): number {
  return company.reduce((sum, pick) => sum + (/^take /.test(pick) ? numberIn(pick) : 1), 0);
}

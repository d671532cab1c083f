import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Gesture } from '../gesture.js';
import { hasRoom, laidIn, spent, standIn, withMen, withPower } from './draft.js';
import { viewOf } from './scene.js';

/** Asks in which a click puts as many as the stepper says. */
const BY_NUMBER = ['losses.disperse', 'card:scatter.spread', 'card:rout.choose'];
/** Asks in which a click on the target moves the part that was made up. */
const BY_PART = ['campaign.capture', 'sail.part'];

/** The game's own way with a click: men are laid out in a draft, and moved by the number. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  const here = prompt.choices.filter(({ at }) => at?.at(-1) === id);
  if (here.length === 0) return false;
  if (prompt.ask === 'place.choose') return laysOut(id, gesture, prompt, scene);
  if (BY_NUMBER.includes(prompt.ask) && gesture.path().length === 0) return puts(here, gesture);
  if (BY_PART.includes(prompt.ask) || here.every(({ pick }) => pick.startsWith('capture '))) {
    gesture.send([partOf(here, gesture)]);
    return true;
  }
  return false;
}

/** When all men are laid out no space takes another, only what was laid down can still be moved. */
export function lights(id: string, gesture: Gesture, prompt: Prompt): boolean {
  if (prompt.ask !== 'place.choose' || fields(prompt).length < 2 || gesture.path().length > 0) return true;
  const left = due(prompt) - spent(gesture.draft());
  const [power, isSeat] = id.split(':');
  if (isSeat === undefined) return left > 0;
  return left >= 2 || gesture.draft().some((pick) => laidIn(pick)?.what === power);
}

/** How many men are to be placed in all. */
export function due(prompt: Prompt): number {
  return Number(prompt.says.args?.men ?? 0);
}

/** The spaces in which men may be placed. */
export function fields(prompt: Prompt): readonly string[] {
  return [...new Set(prompt.choices.flatMap(({ at }) => at?.at(-1) ?? []))];
}

function laysOut(space: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  if (fields(prompt).length < 2) return placesThere(gesture, prompt);
  const left = due(prompt) - spent(gesture.draft());
  const power = gesture.path()[0]?.split(':')[0];
  if (power === 'hero' || power === 'sorcerer') {
    const view = viewOf(scene);
    const others = withPower(gesture.draft(), power, null);
    if (view && hasRoom(standIn(view, others), space, power) && due(prompt) - spent(others) >= 2)
      gesture.setDraft(withPower(gesture.draft(), power, space));
    gesture.clear();
  } else if (left > 0) gesture.setDraft(withMen(gesture.draft(), space, Math.min(left, gesture.amount())));
  return true;
}

/** Where there is but one space, a click on it is a pick: the men, unless a super power was pointed at. */
function placesThere(gesture: Gesture, prompt: Prompt): boolean {
  const men = prompt.choices.find(({ at }) => at?.length === 1);
  if (!men || gesture.path().length > 0) return false;
  gesture.send([men.pick]);
  return true;
}

function puts(here: readonly Choice[], gesture: Gesture): boolean {
  const numbered = here.filter(({ at }) => at?.length === 1);
  if (numbered.length === 0) return false;
  const best = numbered.reduce((a, b) =>
    nearness(b.pick, gesture.amount()) > nearness(a.pick, gesture.amount()) ? b : a,
  );
  gesture.send([best.pick]);
  return true;
}

/** Nearer to the wished number is better. */
function nearness(pick: string, wished: number): number {
  return -Math.abs(numberIn(pick) - wished);
}

export function numberIn(pick: string): number {
  return Number(/\d+/.exec(pick)?.[0] ?? 0);
}

/** The part of a force that was made up in the panel; without one, all men who can go. */
export function partOf(choices: readonly Choice[], gesture: Gesture): string {
  const made = choices.find(({ pick }) => pick === gesture.draft()[0]);
  if (made) return made.pick;
  const menOnly = choices.filter(({ pick }) => !/hero|sorcerer/.test(pick));
  const from = menOnly.length > 0 ? menOnly : choices;
  return from.reduce((a, b) => (numberIn(b.pick) > numberIn(a.pick) ? b : a)).pick;
}

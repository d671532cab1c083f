import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Gesture } from '../gesture.js';
import { spent, unitsOn, withUnits } from './draft.js';
import { toggled } from './group.js';
import { numberPick } from './numbers.js';

/** The game's own way with a click: units are laid out, companies made up, gold counted out. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, _: Scene): boolean {
  switch (prompt.ask) {
    case 'group.choose':
      return makesUp(id, gesture, prompt);
    case 'reinforce.choose':
      return laysOut(id, gesture, prompt);
    case 'pay.choose':
    case 'hoard.choose': {
      const pick = prompt.choices.some(({ at }) => at?.includes(id)) ? numberPick(prompt, gesture) : null;
      if (pick !== null) gesture.send([pick]);
      return pick !== null;
    }
    default:
      return false;
  }
}

/** Who carries something goes along or stays. */
function makesUp(id: string, gesture: Gesture, prompt: Prompt): boolean {
  const choice = prompt.choices.find(({ at }) => at?.[0] === id);
  if (!choice) return false;
  gesture.setDraft(toggled(gesture.draft(), choice.pick));
  return true;
}

function laysOut(land: string, gesture: Gesture, prompt: Prompt): boolean {
  const here = prompt.choices.filter(({ at }) => at?.[0] === land).map(({ pick }) => pick);
  if (here.length === 0) return false;
  const { units, ships } = dueIn(prompt, gesture.draft());
  if (units > 0 && here.some((pick) => /^place \d/.test(pick)))
    gesture.setDraft(withUnits(gesture.draft(), land, Math.min(units, gesture.amount())));
  else if (ships > 0 && here.includes(`place ship ${land}`))
    gesture.setDraft([...gesture.draft(), `place ship ${land}`]);
  else gesture.setDraft(moved(gesture.draft(), land, gesture.amount()));
  return true;
}

/** With all laid out, a click brings units from where the last were laid, or takes back those of this land. */
function moved(draft: readonly string[], land: string, n: number): readonly string[] {
  const other = draft.findLast((pick) => /^place \d/.test(pick) && !pick.endsWith(` ${land}`))?.split(' ')[2];
  if (other === undefined) return draft.filter((pick) => !pick.endsWith(` ${land}`));
  const going = Math.min(n, unitsOn(draft, other));
  return withUnits(withUnits(draft, other, -going), land, going);
}

/** What is still to be placed after what was laid out. */
export function dueIn(prompt: Prompt, draft: readonly string[]): { units: number; ships: number } {
  const laid = spent(draft);
  const offered = (what: RegExp) => prompt.choices.some(({ pick }) => what.test(pick));
  return {
    units: offered(/^place \d/) ? Number(prompt.says.args?.n ?? 0) - laid.units : 0,
    ships: offered(/^place ship/) ? Number(prompt.says.args?.ships ?? 0) - laid.ships : 0,
  };
}

import type { Prompt } from '@questhall/kernel';
import { placeNamed } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import type { Gesture } from '../gesture.js';
import { rowsOf } from './options.js';
import { byStages, goPicks, planOf, waysOf } from './plan.js';

/** A click on the map that is more than one pick: choose a stack, send it; choose what to attack. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  if (prompt.ask === 'movement.choose') return moves(id, gesture, prompt, scene);
  if (prompt.ask === 'combat.choose') return aims(id, gesture, prompt);
  return rowsOf(prompt).length > 0 && sendsAll(gesture, prompt);
}

/** Where parts of a force are told off beside the map, a click on the place they go to sends all of them. */
function sendsAll(gesture: Gesture, prompt: Prompt): boolean {
  const all = allPick(prompt);
  if (all) gesture.send([all]);
  return true;
}

export function allPick({ choices }: Prompt): string | undefined {
  return choices.find(({ pick }) => pick === 'all' || pick === 'advance all')?.pick;
}

function moves(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  const plan = planOf(prompt, scene, gesture);
  if (plan?.id === id && plan.via.length === 0) {
    gesture.hold([]);
    return true;
  }
  const way = plan ? waysOf(scene, plan).get(placeNamed(id)) : undefined;
  if (plan && way) {
    if (byStages()) gesture.hold([...gesture.path(), id]);
    else gesture.send(goPicks(scene, plan, way));
    return true;
  }
  if (!hasOrders(prompt, id)) return false;
  gesture.hold([id]);
  return true;
}

function aims(id: string, gesture: Gesture, prompt: Prompt): boolean {
  if (!hasOrders(prompt, id)) return false;
  gesture.hold(gesture.path()[0] === id ? [] : [id]);
  return true;
}

/** Whether something can be ordered there. */
export function hasOrders(prompt: Prompt, id: string): boolean {
  return prompt.choices.some(({ at }) => at?.includes(id));
}

import type { Prompt } from '@questhall/kernel';
import { placeNamed } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import type { Gesture } from '../gesture.js';
import { byStages, goPicks, planOf, waysOf } from './plan.js';

/** A click on the map that is more than one pick: choose a stack, send it; choose what to attack. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  if (prompt.ask === 'movement.choose') return moves(id, gesture, prompt, scene);
  if (prompt.ask === 'combat.choose') return aims(id, gesture, prompt);
  return false;
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

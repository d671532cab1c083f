import type { Prompt } from '@questhall/kernel';
import { placeNamed } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import type { Gesture } from '../gesture.js';
import { rowsOf } from './options.js';
import { byStages, goPicks, type Plan, planOf, wayByStages, waysOf } from './plan.js';
import { viewOf } from './scene.js';
import { doomAt, tollOf } from './tolls.js';

/** A click on the map that is more than one pick: choose a stack, send it; choose what to attack. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  if (prompt.ask === 'movement.choose') return moves(id, gesture, prompt, scene);
  if (prompt.ask === 'combat.choose') return aims(id, gesture, prompt);
  const view = viewOf(scene);
  if (view && tollOf(prompt, view).length > 0) return doomAt(prompt, view, gesture, id);
  return rowsOf(prompt).length > 0 && sendsAll(gesture, prompt);
}

/** Where parts of a force are told off beside the map, a click on the place they go to sends all of them. */
function sendsAll(gesture: Gesture, prompt: Prompt): boolean {
  const all = allPick(prompt);
  if (all) gesture.send([all]);
  return true;
}

/** Parts of a force are told off beside the map; nothing is lit on it then, unless a click sends them all. */
export function lights(_: string, __: Gesture, prompt: Prompt): boolean {
  return rowsOf(prompt).length === 0 || allPick(prompt) !== undefined;
}

function allPick({ choices }: Prompt): string | undefined {
  return choices.find(({ pick }) => pick === 'all' || pick === 'advance all')?.pick;
}

function moves(id: string, gesture: Gesture, prompt: Prompt, scene: Scene): boolean {
  const plan = planOf(prompt, scene, gesture);
  if (plan?.id === id && plan.via.length === 0) {
    gesture.hold([]);
    return true;
  }
  if (plan?.via.includes(placeNamed(id))) return atStage(id, plan, gesture, scene);
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

/** The last stage, once more, is where it ends; from an earlier one the way goes on anew. */
function atStage(id: string, plan: Plan, gesture: Gesture, scene: Scene): boolean {
  const stage = plan.via.indexOf(placeNamed(id));
  const way = stage === plan.via.length - 1 ? wayByStages(scene, plan) : null;
  if (way) gesture.send(goPicks(scene, plan, way));
  else gesture.hold(gesture.path().slice(0, stage + 2));
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

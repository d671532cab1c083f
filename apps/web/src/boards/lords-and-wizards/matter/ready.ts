import type { Prompt } from '@questhall/kernel';
import { movable, placeNamed, reachOf, seaworthy, type View } from '@questhall/lords-and-wizards';
import type { Gesture } from '../../gesture.js';
import { reckoning } from '../scene.js';

/** Where stacks can still move from, and have somewhere to go. */
export function readyOf({ ask, choices, seat }: Prompt, view: View): string[] {
  if (ask !== 'movement.choose') return [];
  const b = reckoning(view);
  const found = choices.flatMap(({ pick, at }) => {
    const id = at?.[0] ?? '';
    const place = placeNamed(id);
    const [what] = pick.split(' ');
    const units = what === 'move' ? movable(b, { seat, place }) : what === 'sail' ? seaworthy(b, seat, place) : [];
    return units.some((unit) => reachOf(b, [unit]).length > 0) ? [id] : [];
  });
  return [...new Set(found)];
}

/** The one after the one that is chosen. */
export function nextOf(all: readonly string[], gesture: Gesture): string {
  return all[(all.indexOf(gesture.path()[0] ?? '') + 1) % all.length] ?? '';
}

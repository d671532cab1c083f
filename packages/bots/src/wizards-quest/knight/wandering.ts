import type { Seat } from '@questhall/kernel';
import { IS_CASTLE, ownerOf, type Slot, SPACES, type SpaceId, spaceNamed, type View } from '@questhall/wizards-quest';
import { best, type Decide, optionWhere } from '../decision.js';
import { evaluate } from './evaluation.js';

/** The treasure whose wandering helps most. */
export const wanders: Decide = ({ view, seat, options }) => {
  const { slot } = bestWander(view, seat);
  const pick = Math.max(
    0,
    optionWhere<Slot>(options, (o) => o === slot),
  );
  const isMine = ownerOf(options[pick] as Slot) === seat;
  return { pick, why: isMine ? 'my treasure can come nearer' : 'that treasure can go further from its owner' };
};

/** Where it helps most. */
export const wandersTo: Decide = ({ view, seat, says, options }) => {
  const { space } = says.args as { space: string };
  const slot = view.treasureIn[spaceNamed(space)];
  const pick = best<SpaceId>(options, (to) => evaluate(moved(view, slot, to), seat));
  return { pick, why: `it lies best in ${SPACES[options[pick] as SpaceId].name}` };
};

/** Which treasure to move where, and what that brings in men. */
export function bestWander(view: View, seat: Seat): { slot: Slot; gain: number } {
  const now = evaluate(view, seat);
  let found = { slot: -1, gain: 0 };
  view.treasureAt.forEach((from, slot) => {
    if (from < 0) return;
    for (let to = 0; to < SPACES.length; to++) {
      if (IS_CASTLE[to] !== IS_CASTLE[from] || view.treasureIn[to] >= 0 || view.holder[to] === ownerOf(slot)) continue;
      const gain = evaluate(moved(view, slot, to), seat) - now;
      if (gain > found.gain) found = { slot, gain };
    }
  });
  return found;
}

/** The view with a treasure elsewhere. */
export function moved(view: View, slot: Slot, to: SpaceId): View {
  return {
    ...view,
    treasureAt: view.treasureAt.with(slot, to),
    treasureIn: view.treasureIn.with(view.treasureAt[slot], -1).with(to, slot),
  };
}

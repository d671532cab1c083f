import { isLeader, KINDS, SITES, type Unit } from '@questhall/lords-and-wizards';
import { boardIn, type Decide, prefer, sizeOf, unitOf } from '../decision.js';

export const capitals: Decide = (sight) =>
  prefer<number>(sight, 'it is rich', (site) => SITES[site].gt + sight.random(2));

/** Any alignment will do, and either leader. */
export const alignments: Decide = (sight) => ({ pick: sight.random(sight.options.length), why: 'I like them' });
export const leaders: Decide = (sight) => ({ pick: sight.random(sight.options.length), why: 'he suits me' });

/** Leaders and three good units into the castle, the others outside. */
export const garrisons: Decide = (sight) => {
  const b = boardIn(sight);
  const inside = (unit: Unit) => b.inside[unit] === 1;
  const guards = sight.options.length === 0 ? 0 : guardsInside(sight.options as number[], inside);
  return prefer<number>(sight, 'they are safer behind walls', (o) => {
    if (o < 64) return 0;
    const unit = unitOf(o);
    if (inside(unit)) return -1;
    if (isLeader(b, unit)) return 9;
    return guards < 3 && sizeOf(o) === 1 ? KINDS[b.kind[unit]].defence : -1;
  });
};

/** How many units are inside, as far as the options tell. */
function guardsInside(options: readonly number[], inside: (unit: Unit) => boolean): number {
  let most = 0;
  for (const o of options) if (o >= 64 && inside(unitOf(o))) most = Math.max(most, sizeOf(o));
  return most;
}

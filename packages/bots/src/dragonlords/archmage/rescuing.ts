import { LANDS, MAY_MARCH, neighbours, type Place, UNMOVED } from '@questhall/dragonlords';
import { distances, kingAt, spare } from '../common/lands.js';
import { type Decide, type Sight, said, sideOf } from '../decision.js';
import { marches as knightsMarches, transfersWith } from '../knight/fighting.js';
import { keeps, short } from './guarding.js';

/** A march is no longer. */
const STEPS = 4;
const WHY = 'the King must be guarded';

interface Helper {
  readonly land: Place;
  readonly n: number;
}

/** Who could march to the King, most first. */
export function helpers(sight: Sight): Helper[] {
  const { view } = sight;
  const side = sideOf(sight);
  const throne = kingAt(view, side);
  const far = distances(view, side, (land) => land === throne);
  const found = said(sight).flatMap(({ verb, place }) => {
    if (verb !== 'march' || far[place] < 2 || far[place] > STEPS) return [];
    const n = spare(view, side, place, keeps(view, side, place), MAY_MARCH);
    return n > 1 ? [{ land: place, n }] : [];
  });
  return found.sort((a, b) => b.n - a.n);
}

/** Who is beside the King and can come with one step, most first. */
function near({ view }: Sight, side: number): Helper[] {
  const found = neighbours(view, kingAt(view, side)).flatMap((land) => {
    const n = view.holder[land] === side ? spare(view, side, land, 1, UNMOVED) : 0;
    return n > 0 ? [{ land, n }] : [];
  });
  return found.sort((a, b) => b.n - a.n);
}

/** When nothing else is left to do: a march to the King, if too few are near him. */
export function rescues(deeds: Decide): Decide {
  return (sight, memo) => {
    const decision = deeds(sight, memo);
    const { view } = sight;
    const side = sideOf(sight);
    const { verb } = said(sight)[decision.pick];
    if (verb !== 'go' && verb !== 'march') return decision;
    const missing = short(view, side);
    if (missing <= 0) return decision;
    if (missing <= near(sight, side).reduce((sum, { n }) => sum + n, 0)) return decision;
    const helper = helpers(sight)[0];
    const march = helper && said(sight).find((option) => option.verb === 'march' && option.place === helper.land);
    if (!march) return decision;
    memo.errand = { n: helper.n, wizards: true, king: false, to: kingAt(view, side) };
    return { pick: march.i, why: WHY };
  };
}

/** To the King if he is short of guards. */
export const marches: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const throne = kingAt(view, side);
  const home = short(view, side) > 0 && said(sight).find(({ place }) => place === throne);
  return home ? { pick: home.i, why: WHY } : knightsMarches(sight, memo);
};

const knightly = transfersWith(keeps);

/** Those beside the King to him if he is short of guards; then as a knight would. */
export const transfers: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const missing = short(view, side);
  if (missing <= 0) return knightly(sight, memo);
  const throne = kingAt(view, side);
  for (const { land, n } of near(sight, side)) {
    const step = said(sight).find(
      ({ verb, what, place }) => verb === 'transfer' && place === throne && what === LANDS[land].id,
    );
    if (!step) continue;
    memo.errand = { n: Math.min(n, missing), wizards: false, king: false, to: throne };
    return { pick: step.i, why: WHY };
  }
  return knightly(sight, memo);
};

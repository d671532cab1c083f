import { FALSE_WIZARD, type View } from '@questhall/wizards';
import { always, cheapest, type Decide, personIn } from '../decision.js';
import { gemsOf } from '../field.js';
import { isWanted } from '../goals.js';
import { bringsGems, daresBlindly } from './goals.js';

/** What asking this High Wizard may bring: a Gem, or the loss of all. */
export function hope(view: View, seat: number, wizard: number): number {
  if (!isWanted(view, seat, wizard)) return view.gemOf[wizard] === FALSE_WIZARD ? -9 : 0;
  if (view.gemOf[wizard] >= 0) return 1;
  // The False Wizard is among those whose cards nobody showed me; somebody must be asked all the same.
  const risk = view.gemOf.includes(FALSE_WIZARD) ? 0 : 1 / view.gemOf.filter((gem) => gem < 0).length;
  return 0.9 - risk;
}

/** At whom a Gem Summoning is aimed: markers, or letters of Secret Wizards after seven. */
export const aims: Decide = ({ view, seat, options }) => ({
  pick: cheapest<number>(options, (o) => {
    const wizard = o < 7 ? o : view.secretWho[o - 7];
    return wizard < 0 ? -0.1 : -hope(view, seat, wizard);
  }),
  why: 'he may have a Gem that I lack',
});

/** Whether to ask a High Wizard, or to summon, which without a marker may bring anybody. */
export const asksForGem: Decide = (sight) => {
  const { view, seat } = sight;
  const met = personIn(sight);
  const markers = [...view.wizardAt, ...view.secretAt].some((cell) => cell >= 0);
  const good =
    met >= 0 && met < 7 ? hope(view, seat, met) > 0 : markers ? anyWanted(view, seat) : daresBlindly(view, seat);
  return always(good, good ? 'he may have a Gem that I lack' : 'that would only be dangerous')(sight);
};

function anyWanted(view: View, seat: number): boolean {
  return (
    view.wizardAt.some((cell, wizard) => cell >= 0 && hope(view, seat, wizard) > 0) ||
    view.secretAt.some((cell, i) => cell >= 0 && (view.secretWho[i] < 0 || hope(view, seat, view.secretWho[i]) > 0))
  );
}

/** W 11.2312b In thought anybody may answer, the False Wizard too; below Rank 4 he only promotes. */
export const reaches: Decide = (sight) => {
  const dare = sight.view.rank[sight.seat] < 4 || daresBlindly(sight.view, sight.seat);
  return always(dare, dare ? 'I need a High Wizard' : 'I have too much to lose')(sight);
};

/** W B.4 One of two partners gathers what both have found. */
export const handsOver: Decide = ({ view, seat, options }) => {
  const all = bringsGems(view, seat) && gemsOf(view, seat) < 6;
  return {
    pick: cheapest<number>(options, (bits) => (all ? -bits : bits)),
    why: all ? 'my partner gathers them' : 'I gather them',
  };
};

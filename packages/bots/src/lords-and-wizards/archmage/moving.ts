import type { Unit } from '@questhall/lords-and-wizards';
import type { Decide, March, Memo } from '../decision.js';
import { escapes } from '../knight/escaping.js';
import { guardsOf, needAtHome } from '../knight/guarding.js';
import { type Mind, mindOf } from '../knight/mind.js';
import { moves as knightly } from '../knight/moving.js';
import { planOf } from '../knight/plans.js';
import { bandsOf, marchesOf } from './bands.js';
import { perils } from './perils.js';
import { isFair, type Manner, type Sortie, STEADY, sortiesOf } from './sorties.js';

/** How sure an end of the game must be for the guards of home to go along. */
const ALL_IN = 0.9;

/** What is to be done in a turn: who strikes whom, and where all go. */
export interface Orders {
  readonly sorties: readonly Sortie[];
  readonly marches: readonly March[];
}

/** The movement phase: sorties of this turn first, then the knight's plan with whoever is left. */
export const moves: Decide = (sight, memo) => {
  if (memo.turn !== sight.view.turn) begin(memo, sight.view.turn, ordersOf(mindOf(sight), memo.odds));
  return knightly(sight, memo);
};

/** Have these orders in mind for a turn. */
export function begin(memo: Memo, turn: number, { marches }: Orders): void {
  memo.turn = turn;
  memo.seen = [];
  memo.marches = [...marches];
}

export function ordersOf(mind: Mind, odds: Memo['odds'], manner = STEADY): Orders {
  const sorties = sortiesIn(mind, manner);
  const strikers = sorties.flatMap((sortie) => sortie.strikers);
  const rest = without(mind, new Set(strikers.map(({ unit }) => unit)));
  const plan = planOf({ ...rest, foes: rest.foes.filter((foe) => isFair(mind, foe.seat)) }, odds);
  const marches = sorties.flatMap((sortie) => marchesOf(sortie.strikers));
  return { sorties, marches: [...marches, ...escapes(mind, plan), ...plan] };
}

/** Guards stay at home, unless all ends with this turn. */
function sortiesIn(mind: Mind, manner: Manner): Sortie[] {
  const { home, stacks } = mind;
  const danger = perils(mind);
  const at = stacks.find(({ hex }) => hex === home);
  const guards = new Set(at ? guardsOf(mind, at.units, manner.guards * needAtHome(mind)) : []);
  const sorties = sortiesOf(mind, bandsOf(mind, guards), danger, manner);
  if (guards.size === 0 || sorties.some(endsAll)) return sorties;
  const allIn = sortiesOf(mind, bandsOf(mind, new Set()), danger, manner);
  return allIn.some(endsAll) ? allIn : sorties;
}

export function endsAll({ isLast, odds }: Sortie): boolean {
  return isLast && odds.wins >= ALL_IN;
}

function without(mind: Mind, gone: ReadonlySet<Unit>): Mind {
  const stacks = mind.stacks.map(({ hex, units }) => ({ hex, units: units.filter((unit) => !gone.has(unit)) }));
  return { ...mind, stacks: stacks.filter(({ units }) => units.length > 0) };
}

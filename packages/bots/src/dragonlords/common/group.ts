import { placeNamed, strengthOf, type View } from '@questhall/dragonlords';
import { type Decide, type Errand, said, sideOf, spokenPlace } from '../decision.js';
import { foesBeside } from './lands.js';

/** Who goes: what the errand asks for, and never the King unless it says so. */
export const groups: Decide = (sight, memo) => {
  const from = spokenPlace(sight, 'from');
  const errand = memo.errand ?? usual(sight.view, from, sideOf(sight));
  const options = said(sight);
  const joins = options.find(
    ({ verb, last }) => verb === 'with' && ((errand.king && last === 'king') || (errand.wizards && isFighter(last))),
  );
  if (joins) return { pick: joins.i, why: 'they are of use where we go' };
  const takes = options.filter(({ verb }) => verb === 'take');
  const most = takes.findLast(({ last }) => Number(last) <= errand.n) ?? takes[0];
  if (most) return { pick: most.i, why: `so many are wanted there` };
  const other = options.find(({ verb, last }) => verb === 'with' && last !== 'king') ?? options[0];
  return { pick: other.i, why: 'nobody else can go' };
};

function isFighter(name: string): boolean {
  return name !== 'king' && name !== 'blank' && placeNamed(name) < 0;
}

/** Without anything in mind: half of those who are there, or more where no enemy is near. */
function usual(view: View, from: number, side: number): Errand {
  const n = strengthOf(view, from, side) - 1;
  const isQuiet = from >= view.holder.length || foesBeside(view, side, from).length === 0;
  return { n: isQuiet ? n : Math.ceil(n / 2), wizards: false, king: false, to: -1 };
}

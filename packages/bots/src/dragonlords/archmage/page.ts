import { neighbours, type Place, type Side, type View } from '@questhall/dragonlords';
import type { Bot } from '../../bot.js';
import { groups } from '../common/group.js';
import { spare } from '../common/lands.js';
import { best, type Decide, player, said, sideOf, spokenPlace } from '../decision.js';
import { scrolls } from '../knight/casting.js';
import { ANSWERS } from '../knight/index.js';
import { attackOn, nerve, stays } from '../knight/plans.js';
import { heat, prize } from '../knight/prizes.js';
import { gathers, killBy } from './killing.js';
import { claims, counters, kingdoms } from './settling.js';

/** Any state of units will do. */
const ALL = 31;
/** How much of what lies beyond a land counts. */
const BEYOND = 0.6;

/** Who was sent without an errand takes along all that can be spared. */
const bands: Decide = (sight, memo) => {
  if (memo.errand) return groups(sight, memo);
  const { view } = sight;
  const side = sideOf(sight);
  const from = spokenPlace(sight, 'from');
  const n = from < view.holder.length ? spare(view, side, from, staying(view, side, from), ALL) : 8;
  return groups(sight, { ...memo, errand: { n, wizards: true, king: false, to: -1 } });
};

/** Nobody but who must stays behind when an enemy King is within reach. */
function staying(view: View, side: Side, from: Place): number {
  const kill = view.phase === 'combat' ? killBy(view, side) : undefined;
  return kill && neighbours(view, kill.to).includes(from) ? 0 : stays(view, side, from);
}

/** An attack for what it brings and for what lies beyond it: an army may fight its way to a King. */
const raids: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const options = said(sight);
  const knights = ANSWERS['combat.choose'];
  // What comes before attacks, and what comes after them, is as the knight would have it.
  if (options.some(({ verb, last }) => isPressing(verb) || (verb === 'cast' && scrolls(sight, last) > 0)))
    return knights(sight, memo);
  const kill = killBy(view, side);
  const fatal = kill && options.find(({ verb, place }) => verb === 'attack' && place === kill.to);
  if (fatal) return { pick: fatal.i, why: 'their King would fall' };
  const warm = heat(view, side);
  const raid = best(options, ({ verb, place }) => {
    if (verb !== 'attack' && verb !== 'sneak') return undefined;
    const plan = attackOn(view, side, place, verb === 'sneak');
    if (!plan || plan.wins < nerve(view)) return undefined;
    const worth = plan.worth + plan.wins * BEYOND * (warm[place] - prize(view, side, place));
    return worth > 0 ? worth : undefined;
  });
  return raid ? { pick: raid.i, why: 'it leads where there is most to win' } : knights(sight, memo);
};

function isPressing(verb: string): boolean {
  return verb === 'fight' || verb === 'burn';
}

/** A knight that can take over in the middle of anything. */
export function page(): Bot<View> {
  return player('knight', { ...ANSWERS, 'group.choose': bands, 'combat.choose': raids, 'attack.gather': gathers });
}

/** The knight as it is, but for where it settles among many, and for what it does when it was overruled. */
export function reserve(): Bot<View> {
  return player('knight', {
    ...ANSWERS,
    'kingdoms.choose': kingdoms,
    'claims.choose': claims,
    'counters.choose': counters,
    'group.choose': bands,
    'attack.gather': gathers,
  });
}

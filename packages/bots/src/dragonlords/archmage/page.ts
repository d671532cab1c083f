import { ANY, neighbours, type Place, type Side, type View } from '@questhall/dragonlords';
import type { Bot } from '../../bot.js';
import { groups } from '../common/group.js';
import { spare } from '../common/lands.js';
import { hoardsWith, paysWith } from '../common/treasury.js';
import { type Answers, best, type Decide, player, said, sideOf, spokenPlace } from '../decision.js';
import { scrolls } from '../knight/casting.js';
import { deedsWith } from '../knight/fighting.js';
import { ANSWERS } from '../knight/index.js';
import { attackOn, nerve } from '../knight/plans.js';
import { heat, prize } from '../knight/prizes.js';
import { reinforcementsWith } from '../knight/spending.js';
import { cover, keeps, mayStrike, watch } from './guarding.js';
import { gathers, killBy } from './killing.js';
import { marches, rescues, transfers } from './rescuing.js';
import { claims, counters, kingdoms } from './settling.js';

/** How much of what lies beyond a land counts. */
const BEYOND = 0.6;

const deeds = deedsWith(keeps);

/** Who was sent without an errand takes along all that can be spared. */
const bands: Decide = (sight, memo) => {
  if (memo.errand) return groups(sight, memo);
  const { view } = sight;
  const side = sideOf(sight);
  const from = spokenPlace(sight, 'from');
  const n = from < view.holder.length ? spare(view, side, from, staying(view, side, from), ANY) : 8;
  return groups(sight, { ...memo, errand: { n, wizards: true, king: false, to: -1 } });
};

/** Nobody but who must stays behind when an enemy King is within reach. */
function staying(view: View, side: Side, from: Place): number {
  const kill = view.phase === 'combat' ? killBy(view, side) : undefined;
  return kill && neighbours(view, kill.to).includes(from) ? 0 : keeps(view, side, from);
}

/** What may end the war comes first. */
function strikes(otherwise: Decide): Decide {
  return (sight, memo) => {
    const { view } = sight;
    const side = sideOf(sight);
    const options = said(sight);
    // What comes before attacks is as the knight would have it.
    if (options.some(({ verb, last }) => isPressing(verb) || (verb === 'cast' && scrolls(sight, last) > 0)))
      return deeds(sight, memo);
    const elemental = options.find(({ verb, last }) => verb === 'cast' && last.startsWith('elemental'));
    if (elemental && mayStrike(view, side)) return { pick: elemental.i, why: 'their King may fall' };
    const kill = killBy(view, side);
    const fatal = kill && options.find(({ verb, place }) => verb === 'attack' && place === kill.to);
    return fatal ? { pick: fatal.i, why: 'their King would fall' } : otherwise(sight, memo);
  };
}

/** An attack for what it brings and for what lies beyond it: an army may fight its way to a King. */
const raids: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  const warm = heat(view, side);
  const raid = best(said(sight), ({ verb, place }) => {
    if (verb !== 'attack' && verb !== 'sneak') return undefined;
    const plan = attackOn(view, side, place, verb === 'sneak', keeps);
    if (!plan || plan.wins < nerve(view)) return undefined;
    const worth = plan.worth + plan.wins * BEYOND * (warm[place] - prize(view, side, place));
    return worth > 0 ? worth : undefined;
  });
  // What comes after attacks is as the knight would have it.
  return raid ? { pick: raid.i, why: 'it leads where there is most to win' } : deeds(sight, memo);
};

function isPressing(verb: string): boolean {
  return verb === 'fight' || verb === 'burn';
}

/** A knight that guards his King against whoever could come to him. */
const GUARDING: Answers = {
  ...ANSWERS,
  'group.choose': bands,
  'combat.choose': rescues(strikes(raids)),
  'attack.gather': gathers,
  'march.choose': marches,
  'transfer.choose': transfers,
  'reinforce.choose': reinforcementsWith(watch),
  'hoard.choose': hoardsWith(cover),
  'pay.choose': paysWith(cover),
};

/** A knight that can take over in the middle of anything. */
export function page(): Bot<View> {
  return player('knight', GUARDING);
}

/** The knight as it is, but for its King, for where it settles among many, and for what it does when it was overruled. */
export function reserve(): Bot<View> {
  return player('knight', {
    ...GUARDING,
    'kingdoms.choose': kingdoms,
    'claims.choose': claims,
    'counters.choose': counters,
  });
}

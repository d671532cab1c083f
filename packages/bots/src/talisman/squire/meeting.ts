import {
  CROWN,
  claimOf,
  fightChoiceOf,
  fightOdds,
  hostsFor,
  IS_OBJECT,
  meetingOf,
  mightOf,
  strengthOf,
  type View,
} from '@questhall/talisman';
import { best, choose, type Decide, say } from '../decision.js';
import { isWorthTaking } from '../worth.js';

/** The space, unless somebody weaker stands there. */
export const encounters: Decide = (sight) => {
  const { view, seat } = sight;
  const weaker = view.at.some(
    (at, other) => other !== seat && at === view.at[seat] && strengthOf(view, other) + 1 < strengthOf(view, seat),
  );
  return say(sight, weaker ? 'character' : 'space', weaker ? 'he looked weak' : 'nobody here is worth a quarrel');
};

/** Take what can be taken, else strike the weakest. */
export const meetings: Decide = (sight) =>
  choose<number>(sight, 'that looked easiest', (o) => {
    const { deed, other } = meetingOf(o);
    const { view, seat } = sight;
    if (deed === 'attack') return strengthOf(view, seat) - strengthOf(view, other);
    if (deed === 'attack by craft') return view.craft[seat] - view.craft[other];
    return view.at[seat] === CROWN ? -100 : 3;
  });

/** Fight unless it looks hopeless. */
export const fights: Decide = (sight) => {
  const { view, options } = sight;
  const grim = looksGrim(view);
  const pick = best<number>(options, (o) => {
    const { act } = fightChoiceOf(o);
    if (act === 'destroy' || act === 'charm') return 5;
    if (act === 'fight') return 2;
    return act === 'evade' || act === 'bribe' ? (grim ? 3 : 0) : undefined;
  });
  return { pick, why: grim ? 'it looked too strong for me' : 'it looked weak enough' };
};

function looksGrim(view: View): boolean {
  const { fight } = view;
  if (!fight || (fight.foes.length === 0 && fight.creature < 0)) return false;
  return fightOdds(view, fight).loses > 0.5;
}

/** Make ready with what makes strong, while there is need. */
export const arms: Decide = (sight) => {
  const { view, options } = sight;
  const pick = best<number>(options, (_, i) => {
    const words = sight.name(i);
    if (words.startsWith('wield')) return 5;
    if (words === 'fight') return 2;
    const { fight } = view;
    return fight && mightOf(view, fight, 0) < 6 ? 3 : 0;
  });
  return { pick, why: 'better too strong than too weak' };
};

/** Take all that lies there, visit all who are kind. */
export const claims: Decide = (sight) => {
  const { view, seat, random } = sight;
  const wounds = 4 - view.lives[seat];
  return choose<number>(sight, 'it was there for the taking', (o) => {
    const { act, what } = claimOf(o);
    if (act === 'done') return 1;
    if (act === 'take' && IS_OBJECT[what] && !isWorthTaking(view, seat, what)) return undefined;
    if (act !== 'host') return 10;
    const { id, effect } = hostsFor(view, seat)[what];
    if (id === 'enchantress' || id === 'alchemist') return random(2);
    return effect.do === 'heal' ? 1 + 2 * wounds : 2;
  });
};

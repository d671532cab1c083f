import { CHARACTER_IDS, type View } from '@questhall/talisman';
import type { Bot } from '../../bot.js';
import { type Answers, choose, type Decide, player, say } from '../decision.js';
import { endures } from '../patience.js';
import { casts } from './casting.js';
import {
  buys,
  claims,
  discards,
  dismisses,
  encounters,
  evils,
  exchanges,
  forgets,
  gilds,
  heals,
  lays,
  meetings,
  orders,
  pays,
  prizes,
  shuns,
  tolls,
  visits,
  wishes,
} from './claiming.js';
import { portals } from './climbing.js';
import { arms, fights, raises } from './fighting.js';
import { moves, travels, ways } from './moving.js';
import { aims } from './targets.js';
import { deals, offers } from './trading.js';

/**
 * Plays by rule of thumb, with a plan: it grows where growing pays, wins a Talisman, and climbs when its chance of the
 * Crown, reckoned space by space, is worth more than another turn of growing. Every fight is weighed by its exact odds.
 */
export function knight(): Bot<View> {
  return player('knight', ANSWERS);
}

function says(words: string, why: string): Decide {
  return (sight) => say(sight, words, why);
}

const FAVOURITES = ['troll', 'warrior', 'assassin', 'prophetess', 'wizard', 'dwarf', 'monk', 'elf', 'ghoul', 'thief'];

/** The strongest that is left. */
const chooses: Decide = (sight) =>
  choose<number>(sight, 'none that is left is stronger', (o) => {
    const rank = FAVOURITES.indexOf(CHARACTER_IDS[o]);
    return rank < 0 ? -99 : -rank;
  });

/** How it answers each question. */
export const ANSWERS: Answers = {
  'setup.choose': chooses,
  'move.how': moves,
  'move.way': ways,
  'move.branch': says('retreat pits', 'it is the safer way'),
  'bridge.onward': ways,
  'portal.ability': portals,
  'encounter.choose': encounters,
  'meet.choose': meetings,
  'meet.evade': says('evade', 'who attacks thinks he will win'),
  'space.discard': discards,
  'space.order': orders,
  'enemies.order': orders,
  'meet-card.evade': shuns,
  'meet-card.visit': visits,
  'claim.choose': claims,
  'instructions.roll': says('pass', 'there is more to lose than to win'),
  'fight.choose': fights,
  'fight.raise': raises,
  'ready.choose': arms,
  'combat.unseen': says('strike unseen', 'without a die he can hardly win'),
  'combat.victor': prizes,
  'rob.choose': prizes,
  'effect.bonus': says('add 1', 'higher is better'),
  'effect.which': evils,
  'effect.follower': dismisses,
  'heal.choose': heals,
  'shop.choose': buys,
  'alchemy.choose': gilds,
  'exchange.choose': exchanges,
  'travel.choose': travels,
  'wish.choose': wishes,
  'space:chasm.self': says('pass', 'there is nothing to win by it'),
  'space:toll.choose': tolls,
  'space:vampire.pay': pays,
  'crown.amulet': says('ditch amulet', 'the Command Spell wins the game'),
  'crown.choose': endures,
  'trade.build': offers,
  'trade.answer': deals,
  'trade.pay': forgets,
  'tidy.objects': lays,
  'tidy.spells': forgets,
  'cast.aim': aims,
  'window.offer': casts,
};

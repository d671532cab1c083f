import type { View } from '@questhall/talisman';
import type { Bot } from '../../bot.js';
import { type Decide, player, say } from '../decision.js';
import { endures } from '../patience.js';
import { aims, casts } from './casting.js';
import {
  buys,
  deals,
  discards,
  dismisses,
  exchanges,
  forgets,
  gilds,
  heals,
  lays,
  offers,
  pays,
  prizes,
  wishes,
} from './goods.js';
import { arms, claims, encounters, fights, meetings } from './meeting.js';
import { moves, portals, travels, ways } from './moving.js';

/** A beginner: he takes what lies before him and does not look far ahead; but he climbs when he feels strong. */
export function squire(): Bot<View> {
  return player('squire', {
    'setup.choose': says('warrior', 'a fighter suits me'),
    'move.how': moves,
    'move.way': ways,
    'move.branch': says('retreat pits', 'anywhere but here'),
    'bridge.onward': ways,
    'portal.ability': portals,
    'encounter.choose': encounters,
    'meet.choose': meetings,
    'meet.evade': says('evade', 'no quarrel is the best quarrel'),
    'space.discard': discards,
    'space.order': says('', 'one comes first'),
    'enemies.order': says('', 'one comes first'),
    'meet-card.evade': says('evade', 'it means no good'),
    'meet-card.visit': says('visit', 'let us see'),
    'claim.choose': claims,
    'instructions.roll': says('pass', 'no need for trouble'),
    'fight.choose': fights,
    'fight.raise': says('trophy', 'it makes me stronger'),
    'ready.choose': arms,
    'combat.unseen': says('strike unseen', 'it is surer'),
    'combat.victor': prizes,
    'rob.choose': prizes,
    'effect.bonus': says('add 1', 'more is better'),
    'effect.which': says('lose follower', 'better he than I'),
    'effect.follower': dismisses,
    'heal.choose': heals,
    'shop.choose': buys,
    'alchemy.choose': gilds,
    'exchange.choose': exchanges,
    'travel.choose': travels,
    'wish.choose': wishes,
    'space:chasm.self': says('pass', 'no need for trouble'),
    'space:toll.choose': says('pay gold', 'Gold can be had again'),
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
  });
}

function says(words: string, why: string): Decide {
  return (sight) => say(sight, words, why);
}

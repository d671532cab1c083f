import {
  able,
  canEvade,
  craftOf,
  has,
  IS_FOLLOWER,
  IS_OBJECT,
  IS_SPIRIT,
  IS_STRONG,
  isToad,
  KINDS,
  type Kind,
  POINTS,
  strengthOf,
} from '@questhall/talisman';
import { plainId, roomForSpells } from '../worth.js';
import { effectWorth } from './effects.js';
import { fightWorth, followerGain, goldWorth, objectGain, objectKeep, oddsAgainst, preyWorth } from './judging.js';
import { lifeCost, type Mind } from './mind.js';

/** What a card is worth to one who meets it, Enemies adding `bonus` to their die. */
export function cardWorth(mind: Mind, kind: Kind, bonus = 0): number {
  const { view, seat } = mind;
  const { effect, placed, type } = KINDS[kind];
  if (placed) return 0;
  if (IS_STRONG[kind]) return enemyWorth(mind, kind, bonus);
  if (IS_SPIRIT[kind]) return spiritWorth(mind, kind, bonus);
  if (IS_OBJECT[kind]) return objectGain(mind, kind);
  if (IS_FOLLOWER[kind]) return followerGain(mind, kind);
  if (type === 'event') return eventWorth(mind, kind);
  if (!serves(mind, kind) || isToad(view, seat)) return 0;
  if (plainId(kind) === 'marsh') return strengthOf(view, seat) < 5 ? -mind.worth.turn : 0;
  if (plainId(kind) === 'maze')
    return craftOf(view, seat) < 5 && !able(view, seat, 'ignore-maze') ? -mind.worth.turn : 0;
  const value = effect ? effectWorth(mind, effect) : 0;
  return KINDS[kind].compulsory ? value : Math.max(0, value);
}

function serves(mind: Mind, kind: Kind): boolean {
  const { serves } = KINDS[kind];
  const { view, seat } = mind;
  if (serves?.craft !== undefined && craftOf(view, seat) < serves.craft) return false;
  return serves?.alignment === undefined || ['good', 'neutral', 'evil'][view.alignment[seat]] === serves.alignment;
}

function enemyWorth(mind: Mind, kind: Kind, bonus: number): number {
  const { view, seat } = mind;
  const gentle = able(view, seat, 'beasts-passive') && (KINDS[kind].type === 'animal' || KINDS[kind].type === 'dragon');
  const fought = fightWorth(mind, oddsAgainst(mind, POINTS[kind] + bonus, false), preyWorth(mind, [kind]), false);
  if (gentle) return Math.max(0, fought, KINDS[kind].type === 'animal' ? ((6 - POINTS[kind]) / 6) * 2 : 0);
  if (KINDS[kind].bribe !== undefined && view.gold[seat] > 0) return Math.max(fought, -goldWorth(mind));
  return canEvade(view, seat) ? Math.max(0, fought) : fought;
}

function spiritWorth(mind: Mind, kind: Kind, bonus: number): number {
  const prize = preyWorth(mind, [kind]);
  if (has(mind.view, mind.seat, 'destroy-spirits')) return prize + 0.2;
  return fightWorth(mind, oddsAgainst(mind, POINTS[kind] + bonus, true), prize, true);
}

function eventWorth(mind: Mind, kind: Kind): number {
  const { view, seat, worth } = mind;
  const { effect } = KINDS[kind];
  switch (KINDS[kind].id) {
    case 'book-of-spells':
      return roomForSpells(view, seat) * worth.spell;
    case 'magical-vortex':
      return -view.spells[seat].length * worth.spell * 0.6;
    case 'pestilence':
      return -0.6 * lifeCost(mind);
    case 'raiders':
      return (
        -0.7 * view.objects[seat].reduce((sum, one) => sum + objectKeep(mind, one), view.gold[seat] * goldWorth(mind))
      );
    case 'storm':
    case 'evil-darkness':
      return -0.6 * worth.turn;
    case 'blizzard':
      return -0.5 * worth.turn;
    default:
      return effect && effect.do !== 'run' ? effectWorth(mind, effect) : 0;
  }
}

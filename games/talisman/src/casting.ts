import type { Seat } from '@questhall/kernel';
import { kindIn, type Open, spaceOf } from './board.js';
import type { Moment } from './calls.js';
import { FIRST_PILE, IS_OBJECT } from './cards/kinds.js';
import { HEX, SPELLS, type SpellName, type Timing } from './cards/spells.js';
import { looseFollowers, mayFollow, wounds } from './goods.js';
import { REGION_OF, RING, type SpaceId } from './map.js';
import { canTake } from './taking.js';
import { isInner, isSpellProof, isUnfriendly, mayCast } from './values.js';

/** Which Spells a moment has room for, whoever's turn it is. */
export function fits(b: Open, spell: number, when: Moment, seat: Seat): boolean {
  const { id, cast }: { id: SpellName; cast: readonly Timing[] } = SPELLS[spell];
  const own = seat === b.active;
  // T R50 After dice only what saves.
  if (when === 'loss') return cast.includes('loss');
  if (when === 'spell') return cast.includes('spell');
  // Immobility answers the start of a turn and a creature about to attack or to be met.
  if (cast.includes('creature')) return when !== 'arrival' && hasCreature(b, when);
  // By option what takes from others is for one's own turn.
  if (b.house.takingOnOwnTurn && (id === 'acquisition' || id === 'mesmerism')) return own && when === 'start';
  // T R73 Between actions.
  if (cast.includes('any-time')) return true;
  if (when === 'start') return own && cast.includes('own-start');
  if (when === 'arrival') return own && cast.includes('own-arrival');
  return when === 'fight' && cast.includes('own-combat') && isFighting(b, seat);
}

/** T 9:7.2, T 14:4 Creatures of the Inner Region are beyond Spells. */
function hasCreature(b: Open, when: Moment): boolean {
  if (when === 'start') return true;
  if (isInner(b.at[b.active])) return false;
  return when === 'card'
    ? isUnfriendly(b, b.active, b.meeting)
    : b.fight !== null && b.fight.other < 0 && !b.fight.stopped;
}

function isFighting(b: Open, seat: Seat): boolean {
  const f = b.fight;
  return f !== null && !f.psychic && (f.seat === seat || f.other === seat);
}

/** How many cards of a Spell lie where not everybody sees them. */
export function unseenCount(b: Open, spell: number): number {
  // T 9:2 All see what was discarded or lies on the board.
  let open = b.spellDiscard[spell] + (spell === HEX && b.hexAt >= 0 ? 1 : 0);
  for (const one of b.casting) if (one === spell) open += 1;
  return SPELLS[spell].copies - open;
}

/** Who, as far as all can see, might cast something now: the one whose turn it is first, then clockwise. */
export function mightCast(b: Open, when: Moment): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < b.seats; i++) {
    const seat = (Math.max(0, b.active) + i) % b.seats;
    if (b.spells[seat].length > 0 && mayCast(b, seat) && anyFits(b, when, seat)) seats.push(seat);
  }
  return seats;
}

/** Whether anybody would be asked at a moment. */
export function isMoment(b: Open, when: Moment): boolean {
  for (let seat = 0; seat < b.seats; seat++)
    if (b.spells[seat].length > 0 && mayCast(b, seat) && anyFits(b, when, seat)) return true;
  return false;
}

function anyFits(b: Open, when: Moment, seat: Seat): boolean {
  for (let spell = 0; spell < SPELLS.length; spell++)
    if (fits(b, spell, when, seat) && unseenCount(b, spell) > 0) return true;
  return false;
}

/** The Spells in a hand that can be cast at something now. T 9:3 There is no way to be rid of others. */
export function castable(b: Open, when: Moment, seat: Seat): number[] {
  const found: number[] = [];
  // T 9:0, T 9:6.1 As and when the card says.
  for (const spell of b.spells[seat])
    if (!found.includes(spell) && fits(b, spell, when, seat) && hasAim(b, spell, when, seat)) found.push(spell);
  return found;
}

/** Whether the Spell has something to be cast at; `null` aims need none. */
function hasAim(b: Open, spell: number, when: Moment, seat: Seat): boolean {
  const aims = aimsOf(b, spell, when, seat);
  return aims === null || aims.length > 0;
}

/** What a Spell can be aimed at; null if it needs no aim. A character is its seat; a card lying is `1000 + its number`; a space `100000 + space`. */
export function aimsOf(b: Open, spell: number, when: Moment, seat: Seat): number[] | null {
  switch (SPELLS[spell].id) {
    case 'acquisition':
      return others(b, seat).filter((other) => canTake(b, seat, other));
    case 'mesmerism':
      return others(b, seat).filter((other) => looseFollowers(b, other).some((f) => mayFollow(b, seat, f)));
    case 'nullify':
      return targets(b).filter((other) => b.spells[other].some((held) => other !== seat || held !== spell));
    case 'random':
      return targets(b);
    case 'healing':
      return targets(b).filter((other) => wounds(b, other) > 0);
    case 'immobility':
      return stoppable(b, when);
    case 'destruction':
      // Cards that are alike on one space are one aim.
      return [...new Set(b.faceUp)].filter(isDestructible).map((card) => CARD + card);
    case 'hex':
      return emptySpaces(b).map((space) => SPACE + space);
    case 'teleport':
      return teleports(b, seat).map((space) => SPACE + space);
    case 'alchemy':
      return b.objects[seat].length > 0 ? null : [];
    case 'invisibility':
      return b.invisible[seat] ? [] : null;
    default:
      return null;
  }
}

export const CARD = 1000;
export const SPACE = 100_000;

/** Characters whom Spells affect. */
function targets(b: Open): Seat[] {
  const found: Seat[] = [];
  // T 9:7.1 Anywhere on the board. The Amulet keeps its bearer from all of them.
  for (let seat = 0; seat < b.seats; seat++) if (b.character[seat] >= 0 && !isSpellProof(b, seat)) found.push(seat);
  return found;
}

function others(b: Open, seat: Seat): Seat[] {
  return targets(b).filter((other) => other !== seat);
}

/** An Adventure Card; T 9:7.2 in the Inner Region no creature. */
function isDestructible(card: number): boolean {
  return kindIn(card) < FIRST_PILE && (!isInner(spaceOf(card)) || IS_OBJECT[kindIn(card)]);
}

/** Whom Immobility can hold: the character whose turn begins, or one creature. */
function stoppable(b: Open, when: Moment): number[] {
  if (when === 'start') return isSpellProof(b, b.active) ? [] : [b.active];
  if (when === 'card') return b.still.includes(b.meeting) ? [] : [CARD + b.meeting];
  const f = b.fight;
  if (!f) return [];
  // T R7 One Enemy of choice.
  return f.creature >= 0 ? [CARD + 255] : [...new Set(f.foes)].map((kind) => CARD + kind);
}

function emptySpaces(b: Open): SpaceId[] {
  return [...RING.outer, ...RING.middle].filter((space) => !b.at.includes(space));
}

/** T R69 Any other space of the Region, but not in the Inner one. */
function teleports(b: Open, seat: Seat): SpaceId[] {
  const at = b.at[seat];
  return isInner(at) || b.enslaved[seat] ? [] : RING[REGION_OF[at]].filter((space) => space !== at);
}

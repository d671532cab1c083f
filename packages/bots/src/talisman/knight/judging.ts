import {
  able,
  CHARACTERS,
  CREATURES,
  CROWN,
  canEvade,
  craftOf,
  duelOdds,
  type Effect,
  fightHands,
  GRANTS,
  HAG,
  has,
  IS_FOLLOWER,
  IS_MAGIC,
  IS_OBJECT,
  IS_RAFT,
  IS_SPIRIT,
  IS_STRONG,
  isToad,
  KINDS,
  type Kind,
  type Odds,
  objectLimit,
  POINTS,
  possesses,
  QUESTS,
  strengthOf,
} from '@questhall/talisman';
import { followerWorth, gainOf, objectWorth, plainId, roomForSpells } from '../worth.js';
import { duelFor, lifeCost, type Mind, SCALE } from './mind.js';

/** The odds against a creature of this power, as this character fights. */
export function oddsAgainst(mind: Mind, power: number, psychic: boolean): Odds {
  const [own, foe] = fightHands(mind.view, duelFor(mind.seat, power, psychic));
  return duelOdds(own, { ...foe, might: power });
}

/** What a fight is worth whose prize is so much. */
export function fightWorth(mind: Mind, { wins, draws, loses }: Odds, prize: number, psychic: boolean): number {
  const saved = psychic ? 0 : mind.climber.save;
  return wins * prize - loses * (1 - saved) * lifeCost(mind) - 0.5 * mind.worth.turn * (loses + draws);
}

/** T 1:4 What killing Enemies brings: Strength by sevenths, and perhaps a quest. */
export function preyWorth(mind: Mind, kinds: readonly Kind[]): number {
  const points = kinds.reduce((sum, kind) => sum + (IS_STRONG[kind] ? POINTS[kind] : 0), 0);
  return (points / 7) * mind.worth.strength * 0.9 + (wants(mind, 'enemy') ? mind.worth.talisman : 0);
}

/** Whether the Warlock waits for just that. */
export function wants(mind: Mind, deed: (typeof QUESTS)[number]['deed']): boolean {
  const { view, seat } = mind;
  return (
    view.quest[seat] > 0 && !view.questDone[seat] && !mind.hasTalisman && QUESTS[view.quest[seat] - 1].deed === deed
  );
}

/** What it is worth to have an Object. */
export function objectGain(mind: Mind, kind: Kind): number {
  const { view, seat, worth } = mind;
  const gold = KINDS[kind].gold ?? 0;
  if (gold > 0) return gold * goldWorth(mind);
  if (plainId(kind) === 'talisman') return mind.hasTalisman ? 0.5 : worth.talisman;
  const quest = IS_MAGIC[kind] && wants(mind, 'magic-object') ? worth.talisman * 0.8 : 0;
  const { strength = 0, craft = 0 } = KINDS[kind].adds ?? {};
  const gain = gainOf(view, seat, kind);
  if (gain === 0) return 0;
  return Math.max(gain * SCALE, strength * worth.strength + craft * worth.craft) + quest;
}

/** What an Object that one has is worth keeping. */
export function objectKeep(mind: Mind, kind: Kind): number {
  const { view, seat, worth } = mind;
  const twin = view.objects[seat].filter((one) => plainId(one) === plainId(kind)).length > 1;
  if (plainId(kind) === 'talisman') return twin ? 0.5 : worth.talisman + 20;
  const { strength = 0, craft = 0 } = KINDS[kind].adds ?? {};
  const base = Math.max(objectWorth(view, seat, kind) * SCALE, strength * worth.strength + craft * worth.craft);
  return twin ? 0.4 : base;
}

/**
 * Which of a list of Objects is laid down first: the lowest. It looks at nothing that changes with what one carries, or
 * a thing might be taken up and laid down for ever.
 */
export function rankOf({ view, seat }: Mind, kind: Kind, own: readonly Kind[]): number {
  if (own.filter((one) => plainId(one) === plainId(kind)).length > 1) return 0.3;
  return plainId(kind) === 'talisman' ? 50 : objectWorth(view, seat, kind);
}

/** Whether an Object is worth taking up: with full hands only before one that is worth less. */
export function isWanted(mind: Mind, kind: Kind): boolean {
  const { view, seat } = mind;
  const own = view.objects[seat];
  if ((KINDS[kind].gold ?? 0) > 0 || IS_RAFT[kind] || own.length < objectLimit(view, seat)) return true;
  if (GRANTS[kind].has('carries') && !possesses(view, seat, 'carries')) return true;
  const both = [...own, kind];
  return rankOf(mind, kind, both) > Math.min(...own.map((one) => rankOf(mind, one, both)));
}

export function goldWorth(mind: Mind): number {
  return wants(mind, 'gold') ? Math.max(mind.worth.gold, mind.worth.talisman / 4) : mind.worth.gold;
}

export function followerGain(mind: Mind, follower: number): number {
  const { view, seat, worth } = mind;
  if (follower === HAG && view.followers[seat].includes(HAG)) return 0;
  if (follower === HAG)
    return -2 - view.followers[seat].reduce((sum, f) => sum + SCALE * Math.max(0, followerWorth(f)), 0);
  const { strength = 0, craft = 0 } = follower < 256 ? (KINDS[follower].adds ?? {}) : {};
  const quest = wants(mind, 'follower') && follower !== HAG ? worth.talisman * 0.8 : 0;
  return Math.max(SCALE * followerWorth(follower), strength * worth.strength + craft * worth.craft) + quest;
}

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

/** What an effect is worth to this character. */
export function effectWorth(mind: Mind, e: Effect): number {
  const { view, seat, worth } = mind;
  switch (e.do) {
    case 'lives':
      return e.n > 0 ? e.n * 2.4 : -lifeCost(mind) - (e.n < -1 ? lifeCost(mind, mind.lives - 1) : 0);
    case 'strength':
    case 'craft':
      return e.n > 0 || view[e.do][seat] > startOf(mind, e.do) ? e.n * worth[e.do] : 0;
    case 'gold':
      return e.n > 0 || view.gold[seat] > 0 ? e.n * goldWorth(mind) : 0;
    case 'spells':
      return (roomForSpells(view, seat) > 0 ? worth.spell * e.n : 0.2) - (e.price ?? 0) * goldWorth(mind);
    case 'heal':
      return healWorth(mind, e.most, e.royal && hasRoyal(mind) ? 0 : e.price);
    case 'miss-turn':
      return -worth.turn;
    case 'toad':
      return -toadCost(mind);
    case 'fight':
      return creatureWorth(mind, e.creature);
    case 'roll':
      return e.dice === 1 ? e.rows.reduce((sum, row) => sum + effectWorth(mind, row) / 6, 0) : twoDice(mind, e.rows);
    default:
      return strangeWorth(mind, e);
  }
}

function startOf(mind: Mind, what: 'strength' | 'craft'): number {
  return CHARACTERS[mind.view.character[mind.seat]]?.[what] ?? 0;
}

function hasRoyal({ view, seat }: Mind): boolean {
  return view.followers[seat].some((f) => f < 256 && ['prince', 'princess'].includes(KINDS[f].id));
}

function twoDice(mind: Mind, rows: readonly Effect[]): number {
  let sum = 0;
  const bonus = able(mind.view, mind.seat, 'prayer-bonus') ? 1 : 0;
  rows.forEach((_, i) => {
    const row = rows[Math.min(rows.length - 1, i + bonus)];
    sum += ((6 - Math.abs(i - 5)) / 36) * effectWorth(mind, row);
  });
  return sum;
}

function creatureWorth(mind: Mind, id: string): number {
  const creature = CREATURES.find((one) => one.id === id) ?? CREATURES[0];
  const psychic = creature.strength === 0;
  return fightWorth(mind, oddsAgainst(mind, psychic ? creature.craft : creature.strength, psychic), 0, psychic);
}

function strangeWorth(mind: Mind, e: Effect): number {
  const { worth, view, seat } = mind;
  switch (e.do) {
    case 'talisman':
      return mind.hasTalisman ? 0.3 : worth.talisman;
    case 'wish':
      return Math.max(worth.strength, worth.craft, mind.lives < 4 ? lifeCost(mind) : 0);
    case 'quest':
      return questWorth(mind, e.task);
    case 'by-alignment':
      return effectWorth(mind, e.rows[view.alignment[seat]]);
    case 'choose':
      return Math.max(...e.of.map((one) => effectWorth(mind, one)));
    case 'enslave':
      return -1.5 * worth.turn;
    case 'lift':
      return e.by === 'boatman' ? 2 : 0.5;
    case 'lose-follower':
      return view.followers[seat].length > 0 ? -1.5 : -99;
    case 'align':
      return -0.3;
    case 'go':
    case 'go-anywhere':
      return 0.8;
    default:
      return 0;
  }
}

/** T R101 How near a quest brings to the Talisman. */
function questWorth(mind: Mind, task: number): number {
  const { view, seat, worth } = mind;
  if (mind.hasTalisman || possesses(view, seat, 'talisman')) return -0.5;
  const { deed, n } = QUESTS[task - 1];
  const gold = view.gold[seat];
  if (deed === 'gold') return worth.talisman * (gold >= n ? 0.95 : 0.65 - 0.12 * (n - gold)) - n * 0.6;
  if (deed === 'follower') return worth.talisman * (view.followers[seat].length > 0 ? 0.9 : 0.3);
  if (deed === 'magic-object') return worth.talisman * (view.objects[seat].some((kind) => IS_MAGIC[kind]) ? 0.85 : 0.3);
  if (deed === 'enemy') return worth.talisman * (mind.climber.might > 3 ? 0.7 : 0.45);
  return worth.talisman * (mind.climber.might > 6 ? 0.4 : 0.2);
}

function toadCost(mind: Mind): number {
  const { view, seat, worth } = mind;
  const goods = view.objects[seat].reduce((sum, kind) => sum + objectKeep(mind, kind), 0);
  const train = view.followers[seat].reduce((sum, f) => sum + SCALE * Math.max(0, followerWorth(f)), 0);
  return 3 * worth.turn + 0.6 * (goods + train + view.gold[seat]);
}

/** Lives healed, less what they cost. */
export function healWorth(mind: Mind, most: number, price: number): number {
  const { view, seat } = mind;
  let [value, gold] = [0, view.gold[seat]];
  // Under another's Command Spell healing only puts off the end: the way out is the Crown.
  const share = view.at.some((at, other) => other !== seat && at === CROWN) ? 0.4 : 1;
  for (let lives = mind.lives; lives < 4 && lives - mind.lives < most; lives++) {
    if (gold < price) break;
    gold -= price;
    value += Math.max(0, lifeCost(mind, Math.min(lives + 1, 4)) + (lives < 2 ? 3 : 0) - price * goldWorth(mind));
  }
  return share * value;
}

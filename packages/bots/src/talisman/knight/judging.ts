import {
  craftOf,
  duelOdds,
  fightHands,
  GRANTS,
  HAG,
  IS_MAGIC,
  IS_RAFT,
  IS_STRONG,
  KINDS,
  type Kind,
  type Odds,
  objectLimit,
  POINTS,
  possesses,
  QUESTS,
} from '@questhall/talisman';
import { followerWorth, gainOf, MULE_WORTH, objectWorth, plainId } from '../worth.js';
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
  const gain = Math.max(gainOf(view, seat, kind), isUseful(mind, kind) ? ownWorth(mind, kind) : 0);
  if (gain === 0) return 0;
  return Math.max(gain * SCALE, strength * worth.strength + craft * worth.craft) + quest;
}

/** What an Object that one has is worth keeping. */
export function objectKeep(mind: Mind, kind: Kind): number {
  const { view, seat, worth } = mind;
  const twin = view.objects[seat].filter((one) => plainId(one) === plainId(kind)).length > 1;
  if (plainId(kind) === 'talisman') return twin ? 0.5 : worth.talisman + 20;
  const { strength = 0, craft = 0 } = KINDS[kind].adds ?? {};
  const base = Math.max(ownWorth(mind, kind) * SCALE, strength * worth.strength + craft * worth.craft);
  return twin ? 0.4 : base;
}

/**
 * Which of a list of Objects is laid down first: the lowest. It looks at nothing that changes with what one carries, or
 * a thing might be taken up and laid down for ever.
 */
export function rankOf(mind: Mind, kind: Kind, own: readonly Kind[]): number {
  if (own.filter((one) => plainId(one) === plainId(kind)).length > 1) return 0.3;
  if (plainId(kind) === 'mule') return MULE_WORTH;
  return plainId(kind) === 'talisman' ? 50 : ownWorth(mind, kind);
}

function ownWorth({ view, seat, creed }: Mind, kind: Kind): number {
  return kind === WAND ? creed.wand : kind === ORB ? creed.orb : objectWorth(view, seat, kind);
}
const WAND = KINDS.findIndex(({ id }) => id === 'wand');
const ORB = KINDS.findIndex(({ id }) => id === 'orb-of-knowledge');

/** Whether a Wand or an Orb does something for this character. */
function isUseful({ view, seat }: Mind, kind: Kind): boolean {
  return kind === ORB || (kind === WAND && craftOf(view, seat) >= LEARNED);
}
/** T 2:6.1 Below this Craft nobody holds a Spell. */
const LEARNED = 3;

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

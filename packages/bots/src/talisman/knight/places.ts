import {
  able,
  bonusAt,
  CHASM,
  canEvade,
  cardsOn,
  DRAWS,
  type Effect,
  FOREST,
  HAG,
  type Host,
  has,
  IS_FOLLOWER,
  IS_OBJECT,
  IS_SPIRIT,
  IS_STRONG,
  KINDS,
  type Kind,
  POINTS,
  type Row,
  SPACES,
  type SpaceId,
  UNKNOWN,
  type View,
} from '@questhall/talisman';
import { noting } from '../../noting.js';
import { cardWorth } from './cards.js';
import { effectWorth, healWorth } from './effects.js';
import { fightWorth, goldWorth, isWanted, objectGain, oddsAgainst, preyWorth } from './judging.js';
import { lifeCost, type Mind } from './mind.js';
import { purchases } from './purchases.js';
import { bestMeeting } from './rivals.js';

/** What it is worth to end a move on a space: each time, and once; of that to meet somebody there. */
export interface Place {
  readonly steady: number;
  readonly once: number;
  readonly meeting: number;
}

/** What ending a move there brings. */
export function placeWorth(mind: Mind, space: SpaceId): Place {
  const { view, seat } = mind;
  // In thought he stands there already, for what depends on the ground.
  const there: Mind = { ...mind, view: standing(view, seat, space) };
  const lying = cardsOn(view, space);
  const { chance, value } = foesWorth(there, lying, space);
  const [steady, once] = printed(there, space);
  const things = thingsWorth(there, lying) + view.spaceGold[space] * goldWorth(mind);
  const hex = view.hexAt === space ? lifeCost(mind) : 0;
  const meeting = Math.max(0, bestMeeting(there).worth);
  return {
    steady: value + chance * (steady + drawn(there, space, lying.length)) - hex,
    once: chance * (things + once) + meeting,
    meeting,
  };
}

function standing(view: View, seat: number, space: SpaceId): View {
  return view.at[seat] === space ? view : { ...view, at: view.at.with(seat, space), visited: [] };
}

/** The Enemies that lie there fight first; what else there is comes to who gets past them. */
export function foesWorth(mind: Mind, lying: readonly Kind[], space: SpaceId): { chance: number; value: number } {
  let [chance, value] = [1, 0];
  for (const psychic of [false, true]) {
    const foes = lying.filter((kind) => (psychic ? IS_SPIRIT : IS_STRONG)[kind]);
    if (foes.length === 0) continue;
    const power = foes.reduce((sum, kind) => sum + POINTS[kind], bonusAt(mind.view, space));
    const odds = oddsAgainst(mind, power, psychic);
    const fought = fightWorth(mind, odds, preyWorth(mind, foes), psychic);
    const spared = canEvade(mind.view, mind.seat) || isSpared(mind, foes);
    if (spared && fought < 0) continue;
    value += chance * fought;
    chance *= odds.wins;
  }
  return { chance, value };
}

function isSpared({ view, seat }: Mind, foes: readonly Kind[]): boolean {
  if (has(view, seat, 'destroy-spirits')) return foes.every((kind) => IS_SPIRIT[kind]);
  if (!able(view, seat, 'beasts-passive')) return false;
  return foes.every((kind) => KINDS[kind].type === 'animal' || KINDS[kind].type === 'dragon');
}

/** Things and people who lie there. */
function thingsWorth(mind: Mind, lying: readonly Kind[]): number {
  let sum = 0;
  for (const kind of lying) {
    if (IS_STRONG[kind] || IS_SPIRIT[kind]) continue;
    if (IS_OBJECT[kind]) sum += isWanted(mind, kind) ? objectGain(mind, kind) : 0;
    else if (IS_FOLLOWER[kind] && (KINDS[kind].price ?? 0) > mind.view.gold[mind.seat]) continue;
    else sum += cardWorth(mind, kind);
  }
  return sum;
}

/** The cards to be drawn there, those looked at as they are. */
export function drawn(mind: Mind, space: SpaceId, lying: number): number {
  const { view } = mind;
  const n = DRAWS[space] - lying - (view.hexAt === space ? 1 : 0);
  if (n <= 0) return 0;
  const bonus = bonusAt(view, space);
  const average = averageCard(mind, bonus);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const known = view.top[i] ?? UNKNOWN;
    sum += known === UNKNOWN ? average : cardWorth(mind, known, bonus);
  }
  return sum + (has(view, mind.seat, 'draw-more') ? mind.creed.choice : 0);
}

const averages = noting<Mind['worth'], Map<number, number>>();

/** What a card of the stock is worth on average; all others lie open. */
export function averageCard(mind: Mind, bonus: number): number {
  const known = averages(mind.worth, () => new Map());
  const found = known.get(bonus);
  if (found !== undefined) return found;
  const { view } = mind;
  const cards = view.stockSize > 0 ? view.stock : view.discard;
  let [sum, n] = [0, 0];
  cards.forEach((count, kind) => {
    if (count === 0) return;
    sum += count * cardWorth(mind, kind, bonus);
    n += count;
  });
  const average = n > 0 ? sum / n : 0;
  known.set(bonus, average);
  return average;
}

/** What is printed on a space, as [each time, once]. */
function printed(mind: Mind, space: SpaceId): [number, number] {
  const { view, seat } = mind;
  const { encounter } = SPACES[space];
  switch (encounter.kind) {
    case 'must':
      if (space === FOREST && able(view, seat, 'always-safe-forest')) return [0, 0];
      return [
        isSafe(mind, space) ? Math.max(0, effectWorth(mind, encounter.effect)) : effectWorth(mind, encounter.effect),
        0,
      ];
    case 'visit':
      return hostsWorth(mind, encounter.hosts);
    case 'alignment':
      return rowWorth(mind, encounter.rows[view.alignment[seat]], space);
    case 'odd':
      return [oddWorth(mind, encounter.odd, space), 0];
    default:
      return [0, 0];
  }
}

function isSafe({ view, seat }: Mind, space: SpaceId): boolean {
  return has(view, seat, space === FOREST ? 'safe-forest' : 'safe-crags') && SPACES[space].id !== 'tavern';
}

function rowWorth(mind: Mind, row: Row, space: SpaceId): [number, number] {
  if ('hosts' in row) return hostsWorth(mind, row.hosts);
  const safe = has(mind.view, mind.seat, SPACES[space].id === 'chapel' ? 'safe-chapel' : 'safe-graveyard');
  return [safe ? 0 : effectWorth(mind, row.effect), 0];
}

function hostsWorth(mind: Mind, hosts: readonly Host[]): [number, number] {
  let [steady, once] = [0, 0];
  for (const host of hosts) {
    const value = hostWorth(mind, host);
    if (['heal', 'shop', 'alchemy'].includes(host.effect.do) || host.id === 'warlock') once = Math.max(once, value);
    else steady = Math.max(steady, value);
  }
  return [steady, Math.max(0, once - steady)];
}

/** What it is worth to call on somebody. */
export function hostWorth(mind: Mind, { id, effect }: Pick<Host, 'id' | 'effect'>): number {
  const { view, seat } = mind;
  if (id === 'warlock' && view.quest[seat] > 0) return 0;
  if (effect.do === 'heal') return healWorth(mind, effect.most, priceOf(mind, effect));
  if (effect.do === 'shop') return purchases(mind, effect.at).worth;
  if (effect.do === 'alchemy') return 0;
  const freed = id === 'mystic' && view.followers[seat].includes(HAG) ? 2 : 0;
  return effectWorth(mind, effect) + freed;
}

function priceOf({ view, seat }: Mind, effect: Extract<Effect, { do: 'heal' }>): number {
  const royal = view.followers[seat].some((f) => f < 256 && ['prince', 'princess'].includes(KINDS[f].id));
  return effect.royal && royal ? 0 : effect.price;
}

function oddWorth(mind: Mind, odd: string, space: SpaceId): number {
  const { view, seat } = mind;
  if (odd === 'desert') return has(view, seat, 'safe-desert') ? 0 : -lifeCost(mind);
  if (odd === 'toll') return view.gold[seat] > 0 ? -goldWorth(mind) : -lifeCost(mind);
  if (space !== CHASM) return 0;
  const safe = has(view, seat, 'safe-chasm');
  return -(safe ? 0 : lifeCost(mind) / 3) - view.followers[seat].length * 0.6;
}

import { able, CHARACTERS, CREATURES, type Effect, IS_MAGIC, KINDS, possesses, QUESTS } from '@questhall/talisman';
import { PATIENCE } from '../patience.js';
import { followerWorth, roomForSpells } from '../worth.js';
import { fightWorth, goldWorth, objectKeep, oddsAgainst } from './judging.js';
import { isCommanded, lifeCost, type Mind, SCALE } from './mind.js';

/** What an effect is worth to this character. */
export function effectWorth(mind: Mind, e: Effect): number {
  const { view, seat, worth } = mind;
  switch (e.do) {
    case 'lives':
      return e.n > 0 ? e.n * worth.life : -lifeCost(mind) - (e.n < -1 ? lifeCost(mind, mind.lives - 1) : 0);
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
  // Under another's Command Spell a healed Life is time to reach the Crown, but a game has to end.
  const commanded = isCommanded(view, seat);
  if (commanded && view.turn > PATIENCE * view.seats) return 0;
  const share = mind.creed.healing[commanded ? 1 : 0];
  for (let lives = mind.lives; lives < 4 && lives - mind.lives < most; lives++) {
    if (gold < price) break;
    gold -= price;
    value += Math.max(0, lifeCost(mind, Math.min(lives + 1, 4)) + (lives < 2 ? 3 : 0) - price * goldWorth(mind));
  }
  return share * value;
}

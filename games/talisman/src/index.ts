export * from './board.js';
export * from './cards/adventure.js';
export * from './cards/characters.js';
export * from './cards/kinds.js';
export * from './cards/purchase.js';
export * from './cards/spells.js';
export { castable, isMoment, mightCast } from './casting.js';
export {
  ALIGNMENTS,
  type Alignment,
  CREATURES,
  type CreatureId,
  type Effect,
  LIFTS,
  type Lift,
  QUESTS,
  SHOPS,
  type ShopId,
} from './effects.js';
export { talisman } from './game.js';
export { wounds } from './goods.js';
export { type House, OPTIONS } from './house.js';
export * from './map.js';
export { talismanMarks } from './marks/index.js';
export { bestWeapons, duelOdds, fightHands, fightOdds, type Hand, type Odds, portalOdds } from './odds.js';
export { plights } from './plights.js';
export { aimOf } from './procedures/cast.js';
export { claimOf } from './procedures/claim.js';
export { prizeOf } from './procedures/combat.js';
export { fightChoiceOf } from './procedures/fight.js';
export { hostsFor } from './procedures/hosts.js';
export { tradeOf } from './procedures/market.js';
export { meetingOf } from './procedures/meet.js';
export { aidOf } from './procedures/ready.js';
export { purchaseOf } from './procedures/shop.js';
export { EXAMPLES, RULES, RULINGS } from './rules.data.js';
export { bonusAt, foePower, mightOf, weaponBonus, weaponLimit, weaponsOf } from './scores.js';
export { talismanTelling } from './telling.js';
export {
  able,
  barred,
  canEvade,
  craftOf,
  has,
  isInner,
  isToad,
  objectLimit,
  portalDice,
  possesses,
  spellLimit,
  strengthOf,
} from './values.js';
export { UNKNOWN, type View } from './view.js';
export { ACTS, type Act, actOf, canExchange, EITHER, waysBy, waysOf, whatOf } from './ways.js';
export { talismanWords } from './words/index.js';

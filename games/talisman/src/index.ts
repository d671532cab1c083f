export * from './board.js';
export * from './cards/adventure.js';
export * from './cards/characters.js';
export * from './cards/kinds.js';
export * from './cards/purchase.js';
export * from './cards/spells.js';
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
export { type House, OPTIONS } from './house.js';
export * from './map.js';
export { bestWeapons, duelOdds, fightHands, fightOdds, type Hand, type Odds, portalOdds } from './odds.js';
export { EXAMPLES, RULES, RULINGS } from './rules.data.js';
export { bonusAt, weaponBonus } from './scores.js';
export { talismanTelling } from './telling.js';
export { craftOf, objectLimit, spellLimit, strengthOf } from './values.js';
export { UNKNOWN, type View } from './view.js';
export { talismanWords } from './words/index.js';

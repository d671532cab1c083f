// What is not needed before there is a battle or a deal: fetched when there is one.
export { AttackCard } from './AttackCard.js';
export { BattleCard } from './BattleCard.js';
export { DealCard } from './DealCard.js';
export { Spending } from './Spending.js';

// What is not needed before somebody moves, fights, hires or deals: fetched once the table is open.
export { AttackCard } from './AttackCard.js';
export { BattleCard } from './BattleCard.js';
export { Calendar } from './Calendar.js';
export { DealCard } from './DealCard.js';
export { MoveCard } from './MoveCard.js';
export { PlaceCard } from './PlaceCard.js';
export { Consults, Readings } from './Readings.js';
export { Rows } from './Rows.js';
export { Spending } from './Spending.js';
export { Tiles } from './Tiles.js';
export { Toll } from './Toll.js';

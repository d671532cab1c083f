// For those who look ahead: screens and bots.
export * from './battles.js';
export * from './board.js';
export { contestIn, contestOf, duelGain } from './contests.js';
export { canAttack, unitsBeside } from './explore.js';
export * from './forces.js';
export { lordsAndWizards } from './game.js';
export { type House, houseOf, OPTIONS } from './house.js';
export { CATEGORIES, ITEM_IDS, ITEMS, type ItemFacts } from './items.js';
export { hasLeader, leaderWord, levelsOf } from './leaders.js';
export { LEGENDS, type LegendFacts, NO_LEGEND, UNKNOWN_LEGEND } from './legends.js';
export * from './map.data.js';
export * from './map.js';
export { lordsAndWizardsMarks } from './marks.js';
export { type Forces, faces, forcesIn, forcesOf, type Odds, odds } from './odds.js';
export { assaultPicks, type Journey, journeyPicks, likes, travelled } from './orders.js';
export { bargainLevel, canUse, guardOf, usableItems } from './powers.js';
export {
  type Assault,
  available,
  outlook,
  PARTS,
  target,
  targetOwner,
  targetPart,
  targetPlace,
  targets,
} from './procedures/assault.js';
export { countable, totalUpkeep } from './procedures/attrition.js';
export { isStudy } from './procedures/create.js';
export { PACTS } from './procedures/deal.js';
export { embarkers, landers, portAt, shores } from './procedures/embark.js';
export { ranking } from './procedures/ending.js';
export { movable } from './procedures/march.js';
export { forHire } from './procedures/raise.js';
export { seaworthy } from './procedures/sail.js';
export { type Foray, forayOdds } from './prospects.js';
export { type Reached, reachOf } from './reach.js';
export { EXAMPLES, RULES, RULINGS } from './rules.data.js';
export { isSiegePort } from './sieges.js';
export {
  cityDefence,
  commands,
  counterStrength,
  hasCastle,
  hasRebels,
  incomeOf,
  isCity,
  isUnconquered,
} from './sites.js';
export { allowance, canStrike, ferryCost, fleetStepsFrom, flight, landCost, mayFlyOver, mayStop } from './steps.js';
export { attackOf, champion, columnNow, coverOf, defenceOf, strengthOf, terrainCover } from './strength.js';
export * from './tables.data.js';
export {
  columnName,
  columnOf as crtColumn,
  lordResult,
  missileResult,
  regularResult,
  shifted,
  siegeColumn,
  turnOfYear,
  wizardResult,
  yearOf,
} from './tables.js';
export { lordsAndWizardsTelling } from './telling.js';
export * from './units.js';
export { boardOf, determinize, knowsLegend, type SeenSiege, type View, view } from './view.js';
export { missileColumn } from './volleys.js';
export { lordsAndWizardsWords } from './words/index.js';

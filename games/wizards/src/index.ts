export * from './board.js';
export * from './effects.js';
export { EVENT_IDS, EVENTS } from './events.js';
export { wizards } from './game.js';
export * from './held.js';
export type { House } from './house.js';
export { ANIMAL_NOTES, SPELL_NOTES } from './lore.js';
export * from './map.js';
export { wizardsMarks } from './marks.js';
export * from './odds.js';
export { markersOn, nextType } from './omens.js';
export * from './people.js';
export { rankName } from './phrases.js';
export { allowsRandom, hasDemon, hasTaskAt, hasWizard, isSite, mayEnterCrest } from './places.js';
export {
  animalNow,
  bookOf,
  canGain,
  canRise,
  hasMandatory,
  isAfflicted,
  isSummoned,
  isTrapped,
  isWarded,
  strideNow,
} from './players.js';
export { hasBusiness, personStep } from './procedures/fulfil.js';
export { BOARD, CAST, ENTER, GO, KIND, pointsFor, SAIL, STOP, SWIM } from './procedures/move.js';
export { WAYS } from './procedures/ways.js';
export { costTo, isBoatNode, isMeeting, type Node, priceOf, sail, walk, wayTo } from './reach.js';
export { EXAMPLES, RULES, RULINGS } from './rules.data.js';
export type { Sheets } from './sheet.js';
export { SPELLS, type Spell, type Spellbook, spellbook, spellNames } from './spells.js';
export { islandOf, isStranded } from './stranded.js';
export { tableWords } from './table-words.js';
export { cellsFor, isCoastal, towersLeft } from './task-places.js';
export { TASK_IDS, TASKS, type TaskCard, type TaskStep } from './tasks.js';
export { wizardsTelling } from './telling.js';
export * from './tiles.js';
export type { View } from './view.js';
export { mightHold } from './view.js';
export { wizardsWords } from './words/index.js';

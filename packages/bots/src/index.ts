export { type Bot, type Chance, LEVELS, type Level, type MakeBot } from './bot.js';
export { dragonlordsBots } from './dragonlords/index.js';
export { levelsFor } from './levels.js';
export { randomBot } from './random.js';
export { botsFor } from './registry.js';
export { chance } from './seat.js';
export { talismanBots } from './talisman/index.js';
export { wizardsBots } from './wizards/index.js';
export { wizardsQuestBots } from './wizards-quest/index.js';

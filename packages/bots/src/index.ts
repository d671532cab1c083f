export { type Bot, type Chance, LEVELS, type Level, type MakeBot } from './bot.js';
export { randomBot } from './random.js';
export { botsFor } from './registry.js';
export { chance } from './seat.js';

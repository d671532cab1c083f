import type { Level, MakeBot } from '../bot.js';
import { squire } from './squire/index.js';

/** The bots of Quest for the DragonLords, plainest first. */
export const dragonlordsBots = { squire } satisfies Partial<Record<Level, MakeBot>>;

import type { Level, MakeBot } from '../bot.js';
import { archmage } from './archmage/index.js';
import { knight } from './knight/index.js';
import { squire } from './squire/index.js';

/** The bots of Talisman, plainest first. */
export const talismanBots = { squire, knight, archmage } satisfies Partial<Record<Level, MakeBot>>;

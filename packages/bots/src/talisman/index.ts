import type { Level, MakeBot } from '../bot.js';
import { knight } from './knight/index.js';
import { squire } from './squire/index.js';

/** The bots of Talisman, plainest first. */
export const talismanBots = { squire, knight } satisfies Partial<Record<Level, MakeBot>>;

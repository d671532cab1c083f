import type { Level, MakeBot } from '../bot.js';
import { knight } from './knight/index.js';
import { squire } from './squire/index.js';

/** The bots of Wizard's Quest, plainest first. */
export const wizardsQuestBots = { squire, knight } satisfies Partial<Record<Level, MakeBot>>;

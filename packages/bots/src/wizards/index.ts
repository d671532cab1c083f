import type { Level, MakeBot } from '../bot.js';
import { archmage } from './archmage/index.js';
import { knight } from './knight/index.js';
import { squire } from './squire/index.js';

/** The bots of Wizards, plainest first. */
export const wizardsBots = { squire, knight, archmage } satisfies Partial<Record<Level, MakeBot>>;

import type { Level, MakeBot } from './bot.js';
import { dragonlordsBots } from './dragonlords/index.js';
import { lordsAndWizardsBots } from './lords-and-wizards/index.js';
import { randomBot } from './random.js';
import { talismanBots } from './talisman/index.js';
import { wizardsBots } from './wizards/index.js';
import { wizardsQuestBots } from './wizards-quest/index.js';

type Bots = Readonly<Partial<Record<Level, MakeBot>>>;

/** The bots of each game besides `random`, plainest first. */
const OF_GAME: Readonly<Record<string, Bots>> = {
  talisman: talismanBots,
  wizards: wizardsBots,
  'wizards-quest': wizardsQuestBots,
  dragonlords: dragonlordsBots,
  'lords-and-wizards': lordsAndWizardsBots,
};

/** The bots that can play a game, plainest first. `random` plays them all. */
export function botsFor(slug: string): Readonly<Record<string, MakeBot>> {
  return { random: randomBot, ...OF_GAME[slug] };
}

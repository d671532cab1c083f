import { wizardsQuestBots } from '@questhall/bots';
import { wizardsQuest } from '@questhall/wizards-quest';
import type { Playable } from '../parlour.js';

export const playable: Playable = { game: wizardsQuest, bots: wizardsQuestBots };

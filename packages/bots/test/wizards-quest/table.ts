import { wizardsQuest } from '@questhall/wizards-quest';
import { tableOf } from '../table.js';

export const table = tableOf(wizardsQuest);

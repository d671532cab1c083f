import { wizards } from '@questhall/wizards';
import { tableOf } from '../table.js';

export const table = tableOf(wizards);

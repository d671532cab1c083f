import { talisman } from '@questhall/talisman';
import { tableOf } from '../table.js';

export const table = tableOf(talisman);

import { dragonlords } from '@questhall/dragonlords';
import { tableOf } from '../table.js';

export const table = tableOf(dragonlords);

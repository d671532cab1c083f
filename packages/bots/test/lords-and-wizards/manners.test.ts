import { manners } from '../manners.js';
import { table } from './table.js';

const secret = [['knight', 'squire']];

manners(table, { seats: [2, 3, 7], options: { years: 1 }, withOptions: ['squire', 'knight'], most: 80, secret });

import { manners } from '../manners.js';
import { table } from './table.js';

manners(table, { seats: [2, 3, 7], options: { years: 1 }, withOptions: ['squire', 'knight'], most: 120 });

import { manners } from '../manners.js';
import { table } from './table.js';

manners(table, { seats: [2, 3, 4, 5, 6], levels: ['knight', 'squire'] });

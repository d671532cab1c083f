import { manners } from '../manners.js';
import { table } from './table.js';

manners(table, {
  seats: [1, 2, 4],
  levels: ['knight', 'squire'],
  withOptions: ['knight'],
  secret: [['knight', 'squire']],
  most: 200,
});

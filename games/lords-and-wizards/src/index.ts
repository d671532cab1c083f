export { EXAMPLES, RULES, RULINGS } from './rules.data.js';

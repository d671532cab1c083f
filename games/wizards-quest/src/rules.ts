export type { Example, Rule, Ruling } from './rule.js';
export { EXAMPLES, RULES, RULINGS } from './rules.data.js';

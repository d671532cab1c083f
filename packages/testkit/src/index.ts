export { type RuleMeta, rule } from './rule.js';

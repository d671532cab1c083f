export { build } from './built.js';
export { type RuleMeta, rule } from './rule.js';
export * from './tools.js';

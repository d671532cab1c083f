export { duel } from './games/duel.js';
export { duelWords } from './games/duel-words.js';
export { type RuleMeta, rule } from './rule.js';
